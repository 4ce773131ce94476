"""The brown cards of Dodge City."""
