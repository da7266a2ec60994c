-- When people with accounts were here, for some minutes.
CREATE TABLE online (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    at     BIGINT NOT NULL
);
