-- What is to be thought about, by whichever node or worker is free; as long as a lease lasts, it is its worker's alone.
CREATE TABLE jobs (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL,
    people TEXT NOT NULL,
    urgency TEXT NOT NULL,
    created BIGINT NOT NULL,
    worker TEXT NOT NULL DEFAULT '',
    leased_until BIGINT NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,
    progress TEXT NOT NULL DEFAULT '',
    answer TEXT
);

-- How much thinking was done for somebody, in nanoseconds, and when that was written down; it is forgotten with time.
CREATE TABLE thinking_shares (
    person TEXT PRIMARY KEY,
    nanos DOUBLE PRECISION NOT NULL,
    at BIGINT NOT NULL
);
