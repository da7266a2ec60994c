-- The choices of administrators, which replace the settings that the server was started with.
CREATE TABLE choices (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
