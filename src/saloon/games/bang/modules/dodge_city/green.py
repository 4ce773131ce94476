"""The green cards of Dodge City."""
