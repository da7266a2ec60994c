-- When something happens by itself at a table, because a seat's time runs out; 0 if nothing does.
ALTER TABLE tables ADD COLUMN due BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_due ON tables (due) WHERE due > 0;
