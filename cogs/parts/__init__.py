"""What messages are made of, and how clicks are taken up: ids, buttons, forms, pictures, names, languages."""
