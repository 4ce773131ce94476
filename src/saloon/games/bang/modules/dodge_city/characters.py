"""The characters of Dodge City."""
