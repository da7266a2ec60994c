-- When the account of a person who wants to leave is deleted; 0 for all others.
ALTER TABLE people ADD COLUMN leaves BIGINT NOT NULL DEFAULT 0;
