"""The blue cards of Dodge City."""
