"""The house rules in words and as a panel, the pages of the rules, the glossary."""
