-- What only the nodes of this database may know, in hexadecimal. It is made when the first node needs it, and is no part of a backup.
CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
