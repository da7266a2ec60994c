-- Where guests come from, as a mark that only the key of the server leads to: what they may have is limited by network.
ALTER TABLE people ADD COLUMN network TEXT NOT NULL DEFAULT '';
CREATE INDEX people_network ON people (network);

-- The same of a table's host; empty for one with an account, whose tables come first in the lobby.
ALTER TABLE tables ADD COLUMN network TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_network ON tables (network, phase);
CREATE INDEX tables_of_accounts ON tables (phase, visibility, changed) WHERE network = '';
