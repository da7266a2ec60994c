-- The tables where a person has or had a seat, or spoke. Their data are found by it, without reading the events of all.
CREATE TABLE table_past (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX table_past_table ON table_past (table_id);

INSERT INTO table_past (person, table_id) SELECT person, table_id FROM table_people;
