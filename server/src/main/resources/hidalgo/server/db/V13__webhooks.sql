-- Where people are called when it is their turn. A code that is still there has not been entered.
CREATE TABLE webhooks (
    person  TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    secret  TEXT NOT NULL,
    code    TEXT,
    tries   INTEGER NOT NULL,
    made    BIGINT NOT NULL
);
