-- What people with accounts have played, and how their ratings came about.

CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    person   TEXT NOT NULL,
    game     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    players  INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    before   INTEGER NOT NULL,
    after    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_person ON results (person, game, at);
