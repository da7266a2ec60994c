-- Ratings by game and number of seats, of people and bots, in thousandths. RatingsTakenOver computes those of older results.
CREATE TABLE ratings (
    player    TEXT NOT NULL,
    game      TEXT NOT NULL,
    seats     INTEGER NOT NULL,
    mean      BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    games     INTEGER NOT NULL,
    changed   BIGINT NOT NULL,
    PRIMARY KEY (player, game, seats)
);
CREATE INDEX ratings_best ON ratings (game, seats, mean);

-- A result of every seat: of bots too, and of seats that belong to no account, whose person is empty.
ALTER TABLE results ADD COLUMN deviation INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN month_points INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN millis BIGINT NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN turns INTEGER NOT NULL DEFAULT 0;
CREATE INDEX results_at ON results (at);

-- The people who may see a person's results.
ALTER TABLE people ADD COLUMN profile TEXT NOT NULL DEFAULT 'all';

-- The people that a person follows.
CREATE TABLE follows (
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    followed TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (person, followed)
);
CREATE INDEX follows_followed ON follows (followed);
