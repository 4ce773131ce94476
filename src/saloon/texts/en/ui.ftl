# The client's own words.

ui-loading = Loading…
ui-close = Close
ui-cancel = Cancel
ui-skip = Skip to the content
ui-reload = Load again
ui-broken-title = That did not load
ui-broken-text = Part of the page could not be fetched. Perhaps the connection is gone, or the server has a newer version.
ui-language = Language
ui-stranger = Stranger
ui-nav = Main
ui-nav-home = Saloon, to the first page
ui-nav-play = Play
ui-nav-cards = Cards
ui-nav-rules = Rules
ui-nav-replays = Replays
ui-nav-settings = Settings
ui-about = About
ui-foot-nav = More
ui-foot-fan = A fan project, not connected with the publishers of the games.
