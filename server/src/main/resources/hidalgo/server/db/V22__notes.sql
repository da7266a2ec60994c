-- Notes of players about games, for themselves.
CREATE TABLE notes (
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    text     TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
);

-- The times in which people are away: their clocks stand still.
CREATE TABLE vacations (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    begins BIGINT NOT NULL,
    ends   BIGINT NOT NULL,
    PRIMARY KEY (person, begins)
);
