"""Saloon on the network: HTTP, WebSockets, accounts and storage around live tables."""
