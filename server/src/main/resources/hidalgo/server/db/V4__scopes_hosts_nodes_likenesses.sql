-- What a token may do; sessions of browsers may do everything, whatever stands here.
ALTER TABLE sessions ADD COLUMN scope TEXT NOT NULL DEFAULT 'play';

-- Whose table it is, so that nobody's tables fill the lists; which node wrote its latest event, and whether a bot must move
-- there, so that others see to the bots of a node that is gone.
ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN node TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN awaits_bot INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_awaits_bot ON tables (awaits_bot, changed);

-- What the name of somebody with an account looks like: nobody else may be called so.
ALTER TABLE people ADD COLUMN likeness TEXT;
CREATE INDEX people_likeness ON people (likeness);
