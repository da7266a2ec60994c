-- Comments of people on moves of games: of tables, and of records that were sent.
CREATE TABLE comments (
    id      TEXT PRIMARY KEY,
    game_id TEXT NOT NULL,
    person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    ply     INTEGER NOT NULL,
    mark    TEXT NOT NULL,
    text    TEXT NOT NULL,
    written BIGINT NOT NULL
);
CREATE INDEX comments_game ON comments (game_id);
CREATE INDEX comments_person ON comments (person);
