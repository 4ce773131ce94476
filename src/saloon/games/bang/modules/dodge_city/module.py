from saloon.games.bang.module import Module

dodge_city = Module("dodge-city", "DC")
