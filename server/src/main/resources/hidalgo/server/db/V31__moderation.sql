-- Accounts that look after the server.
CREATE TABLE roles (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    role   TEXT NOT NULL
);

-- The people that a person does not want to read, or to meet.
CREATE TABLE blocks (
    id     TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind   TEXT NOT NULL,
    made   BIGINT NOT NULL,
    UNIQUE (person, other)
);
CREATE INDEX blocks_by_other ON blocks (other);

-- Those who may not talk or play for a time. A network is a range of addresses, or the mark of a guest's network.
CREATE TABLE sanctions (
    id      TEXT PRIMARY KEY,
    kind    TEXT NOT NULL,
    person  TEXT REFERENCES people (id) ON DELETE SET NULL,
    network TEXT NOT NULL,
    name    TEXT NOT NULL,
    reason  TEXT NOT NULL,
    made    BIGINT NOT NULL,
    ends    BIGINT NOT NULL,
    author  TEXT NOT NULL
);

-- Reports of people about others, with the chat and the moves of the moment.
CREATE TABLE reports (
    id       TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    reporter TEXT REFERENCES people (id) ON DELETE SET NULL,
    reported TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    reason   TEXT NOT NULL,
    context  TEXT NOT NULL,
    made     BIGINT NOT NULL,
    closed   BIGINT NOT NULL DEFAULT 0,
    outcome  TEXT NOT NULL DEFAULT '',
    author   TEXT NOT NULL DEFAULT ''
);
CREATE INDEX reports_by_time ON reports (closed, made);

-- The deeds of moderators and administrators.
CREATE TABLE deeds (
    id      TEXT PRIMARY KEY,
    at      BIGINT NOT NULL,
    author  TEXT NOT NULL,
    action  TEXT NOT NULL,
    subject TEXT NOT NULL,
    reason  TEXT NOT NULL
);
CREATE INDEX deeds_by_time ON deeds (at);
