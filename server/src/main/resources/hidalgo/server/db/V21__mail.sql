-- Where people get e-mail. A code that is still there has not been entered; the secret is in the link that ends the messages.
CREATE TABLE mail_addresses (
    person   TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    form     TEXT NOT NULL,
    address  TEXT NOT NULL,
    secret   TEXT NOT NULL UNIQUE,
    code     TEXT,
    tries    INTEGER NOT NULL,
    made     BIGINT NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0,
    problem  TEXT NOT NULL DEFAULT '',
    tried    BIGINT NOT NULL DEFAULT 0
);
