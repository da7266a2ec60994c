package hidalgo.lab;

import hidalgo.rules.RandomSource;

/*
 * The deal and every seat have separate streams, so the same seed gives the same deals with any bots, and a bot that
 * draws more numbers does not change the numbers of another.
 */

/** The random numbers of many games, all from one seed: each game has a stream for the deal and one for each seat. */
public final class RandomStreams {
    private static final long STEP = 0x9E3779B97F4A7C15L;
    private static final int DEAL = 0;
    private static final int TABLE = 1;
    private static final int FIRST_SEAT = 2;
    private static final int LUCK = 1 << 10;

    private final long seed;
    private final long high;

    /** The streams of a seed. */
    public RandomStreams(long seed) {
        this.seed = seed;
        this.high = RandomSource.scramble(seed);
    }

    /** Decides everything random of a deal. */
    public RandomSource deal(int game) {
        return stream(game, DEAL);
    }

    /** Decides who moves when several seats may. */
    public RandomSource table(int game) {
        return stream(game, TABLE);
    }

    /** Draws that could have come instead of the true ones. */
    RandomSource luck(int game) {
        return stream(game, LUCK);
    }

    /** Decides the choices of the bot in a seat. */
    public RandomSource seat(int game, int seat) {
        return stream(game, FIRST_SEAT + seat);
    }

    private RandomSource stream(int game, int number) {
        return RandomSource.of(
                high, RandomSource.scramble(RandomSource.scramble(seed + (game + 1) * STEP) + number * STEP));
    }
}
