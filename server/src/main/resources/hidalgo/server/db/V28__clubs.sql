-- Clubs: people who play together, with a notice board.
CREATE TABLE clubs (
    id       TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    likeness TEXT NOT NULL UNIQUE,
    about    TEXT NOT NULL,
    made     BIGINT NOT NULL
);

CREATE TABLE club_members (
    club      TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    person    TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    organises INTEGER NOT NULL,
    since     BIGINT NOT NULL,
    PRIMARY KEY (club, person)
);
CREATE INDEX club_members_person ON club_members (person);

CREATE TABLE club_notices (
    id     TEXT PRIMARY KEY,
    club   TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    text   TEXT NOT NULL,
    pinned INTEGER NOT NULL,
    at     BIGINT NOT NULL
);
CREATE INDEX club_notices_club ON club_notices (club, at);
