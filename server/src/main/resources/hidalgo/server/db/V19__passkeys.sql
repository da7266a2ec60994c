-- Keys by which people sign in without a password. The data is what the person's device said of the key.
CREATE TABLE passkeys (
    id      TEXT PRIMARY KEY,
    person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    label   TEXT NOT NULL,
    data    TEXT NOT NULL,
    counter BIGINT NOT NULL,
    made    BIGINT NOT NULL,
    used    BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX passkeys_person ON passkeys (person);

-- Challenges that a device has answered: each counts once.
CREATE TABLE spent_challenges (
    challenge TEXT PRIMARY KEY,
    expires   BIGINT NOT NULL
);

-- The people of other services who sign in here.
CREATE TABLE outside_accounts (
    issuer  TEXT NOT NULL,
    subject TEXT NOT NULL,
    person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    made    BIGINT NOT NULL,
    PRIMARY KEY (issuer, subject)
);
CREATE INDEX outside_accounts_person ON outside_accounts (person);
