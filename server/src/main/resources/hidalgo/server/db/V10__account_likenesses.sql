-- What the name of an account looks like. It stays the account's when the person chooses another name to be shown.
ALTER TABLE people ADD COLUMN account_likeness TEXT;
CREATE INDEX people_account_likeness ON people (account_likeness);
