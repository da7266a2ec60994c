-- SQLite and PostgreSQL both understand this file: texts, whole numbers, and nothing else.

CREATE TABLE people (
    id          TEXT PRIMARY KEY,
    name        TEXT NOT NULL,
    account     TEXT UNIQUE,
    password    TEXT,
    preferences TEXT NOT NULL,
    created     BIGINT NOT NULL,
    seen        BIGINT NOT NULL
);

CREATE TABLE sessions (
    hash    TEXT PRIMARY KEY,
    id      TEXT NOT NULL UNIQUE,
    person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind    TEXT NOT NULL,
    label   TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX sessions_person ON sessions (person);

CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    game       TEXT NOT NULL,
    phase      TEXT NOT NULL,
    visibility TEXT NOT NULL,
    open_seats INTEGER NOT NULL,
    number     INTEGER NOT NULL,
    line       TEXT NOT NULL,
    created    BIGINT NOT NULL,
    changed    BIGINT NOT NULL
);
CREATE INDEX tables_phase ON tables (phase, visibility, changed);

CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    at       BIGINT NOT NULL,
    kind     TEXT NOT NULL,
    body     TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE table_people (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   TEXT NOT NULL,
    seats    TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX table_people_person ON table_people (person);

CREATE TABLE replays (
    id      TEXT PRIMARY KEY,
    person  TEXT NOT NULL,
    record  TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE analyses (
    game_id TEXT PRIMARY KEY,
    body    TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE pulse (
    node TEXT PRIMARY KEY,
    at   BIGINT NOT NULL
);

CREATE TABLE pauses (
    started BIGINT PRIMARY KEY,
    ended   BIGINT NOT NULL
);
