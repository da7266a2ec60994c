-- The deal of each day: its seed and the salt of the hash that shows from the start.
CREATE TABLE deals (
    day  TEXT NOT NULL,
    game TEXT NOT NULL,
    seed TEXT NOT NULL,
    salt TEXT NOT NULL,
    PRIMARY KEY (day, game)
);

-- The game of each person who has begun a deal: the table, or the record that a device has sent; empty until then.
CREATE TABLE deal_games (
    day    TEXT NOT NULL,
    game   TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    replay TEXT NOT NULL,
    points INTEGER,
    place  INTEGER,
    totals TEXT,
    counts INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (day, game, person)
);
CREATE INDEX deal_games_compared ON deal_games (game, day, counts, points);
CREATE INDEX deal_games_of_person ON deal_games (person, day);
CREATE INDEX deal_games_by_replay ON deal_games (replay);
