-- Chat is erased some time after a game, so it must be found.
CREATE INDEX events_said ON events (table_id) WHERE kind = 'said';

-- Until now, nobody wrote when people were last here. Whoever is known counts as seen when a server last ran.
UPDATE people SET seen = COALESCE((SELECT MAX(at) FROM pulse), seen);
