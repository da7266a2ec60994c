CREATE INDEX replays_person ON replays (person);
