-- The form in which a webhook wants its messages, and what came of the last one.
ALTER TABLE webhooks ADD COLUMN form TEXT NOT NULL DEFAULT 'plain';
ALTER TABLE webhooks ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
ALTER TABLE webhooks ADD COLUMN problem TEXT NOT NULL DEFAULT '';
ALTER TABLE webhooks ADD COLUMN tried BIGINT NOT NULL DEFAULT 0;

-- Browsers that get messages while no page is open. A code that is still there has not come back from the browser.
CREATE TABLE push_browsers (
    id       TEXT PRIMARY KEY,
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    label    TEXT NOT NULL,
    address  TEXT NOT NULL UNIQUE,
    key      TEXT NOT NULL,
    auth     TEXT NOT NULL,
    code     TEXT,
    made     BIGINT NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0,
    problem  TEXT NOT NULL DEFAULT '',
    tried    BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX push_browsers_person ON push_browsers (person);

-- Messages on their way. The key keeps two nodes from sending the same turn.
CREATE TABLE notices (
    person       TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id     TEXT NOT NULL,
    event        TEXT NOT NULL,
    moment       INTEGER NOT NULL,
    channel      TEXT NOT NULL,
    seat         INTEGER NOT NULL,
    due          BIGINT NOT NULL,
    attempts     INTEGER NOT NULL DEFAULT 0,
    leased_until BIGINT NOT NULL DEFAULT 0,
    done         BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (person, table_id, event, moment, channel)
);
CREATE INDEX notices_due ON notices (done, due);
