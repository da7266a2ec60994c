-- Cups, which are their events, as tables are. The line is the cup in lists; due is when something happens by itself, 0 if nothing does.
CREATE TABLE cups (
    id        TEXT PRIMARY KEY,
    number    INTEGER NOT NULL,
    phase     TEXT NOT NULL,
    organiser TEXT NOT NULL,
    due       BIGINT NOT NULL,
    changed   BIGINT NOT NULL,
    line      TEXT NOT NULL
);
CREATE INDEX cups_phase ON cups (phase, changed);
CREATE INDEX cups_organiser ON cups (organiser);
CREATE INDEX cups_due ON cups (due) WHERE due > 0;

CREATE TABLE cup_events (
    cup_id TEXT NOT NULL REFERENCES cups (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at     BIGINT NOT NULL,
    kind   TEXT NOT NULL,
    body   TEXT NOT NULL,
    PRIMARY KEY (cup_id, number)
);

CREATE TABLE cup_people (
    cup_id TEXT NOT NULL REFERENCES cups (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    PRIMARY KEY (cup_id, person)
);
CREATE INDEX cup_people_person ON cup_people (person);
