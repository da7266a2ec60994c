-- Links by which people may make an account, as hashes.
CREATE TABLE invitations (
    id      TEXT PRIMARY KEY,
    hash    TEXT NOT NULL UNIQUE,
    note    TEXT NOT NULL,
    uses    INTEGER NOT NULL,
    expires BIGINT NOT NULL,
    made    BIGINT NOT NULL
);
