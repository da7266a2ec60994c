-- When a session or token was last used, to the hour; 0 if an older version did not note it.
ALTER TABLE sessions ADD COLUMN used BIGINT NOT NULL DEFAULT 0;

-- Hashes of the codes by which a person signs in once without a password. All codes of a person share a salt.
CREATE TABLE recovery_codes (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    hash   TEXT NOT NULL,
    used   BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (person, hash)
);

-- Hashes of the links that an operator has made for people who lost their password: one for each at most.
CREATE TABLE reset_links (
    person  TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    hash    TEXT NOT NULL UNIQUE,
    expires BIGINT NOT NULL
);
