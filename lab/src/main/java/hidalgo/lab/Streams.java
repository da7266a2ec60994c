package hidalgo.lab;

import hidalgo.rules.Chance;

/*
 * The deal and every seat have separate streams, so the same seed gives the same deals with any bots, and a bot that
 * draws more numbers does not change the numbers of another.
 */

/** The random numbers of many games, all from one seed: each game has a stream for the deal and one for each seat. */
final class Streams {
    private static final long STEP = 0x9E3779B97F4A7C15L;
    private static final int DEAL = 0;
    private static final int TABLE = 1;
    private static final int FIRST_SEAT = 2;

    private final long seed;

    Streams(long seed) {
        this.seed = seed;
    }

    Chance deal(int game) {
        return stream(game, DEAL);
    }

    /** Decides who moves when several seats may. */
    Chance table(int game) {
        return stream(game, TABLE);
    }

    Chance seat(int game, int seat) {
        return stream(game, FIRST_SEAT + seat);
    }

    private Chance stream(int game, int number) {
        return new Chance(
                Chance.scramble(seed), Chance.scramble(Chance.scramble(seed + (game + 1) * STEP) + number * STEP));
    }
}
