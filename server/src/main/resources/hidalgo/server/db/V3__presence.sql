-- Who has which table open on which node, for the other nodes: one word for each socket, a person or '-'.

CREATE TABLE presence (
    table_id TEXT NOT NULL,
    node     TEXT NOT NULL,
    people   TEXT NOT NULL,
    PRIMARY KEY (table_id, node)
);
