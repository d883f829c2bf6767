FROM python:3.12-slim AS build
WORKDIR /src
# The compiled half of the bots' search; without a compiler it would be left out.
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
RUN python -m venv /opt/belote
COPY . .
RUN /opt/belote/bin/pip install --no-cache-dir --constraint constraints.txt .

FROM python:3.12-slim
# fribidi orders names that are written from right to left.
RUN apt-get update && apt-get install --yes --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --home-dir /var/lib/belote --create-home belote
COPY --from=build /opt/belote /opt/belote
ENV PATH="/opt/belote/bin:$PATH" PYTHONUNBUFFERED=1 BELOTE_DATABASE=/var/lib/belote/belote.sqlite3
USER 10001
WORKDIR /var/lib/belote
VOLUME /var/lib/belote
# docker run -e BELOTE_TOKEN=… -v belote:/var/lib/belote IMAGE
STOPSIGNAL SIGTERM
# It reads what the running bot writes beside its database; 1 is the only status that means "not well" to Docker.
HEALTHCHECK --interval=30s --timeout=10s --start-period=90s --retries=3 CMD belote-bot health || exit 1
ENTRYPOINT ["belote-bot"]
CMD ["run"]
