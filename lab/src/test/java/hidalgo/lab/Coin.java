package hidalgo.lab;

import hidalgo.rules.RandomSource;

/**
 * A bot whose strength is known.
 *
 * @param rate how often it wins
 * @param luck how often the deal alone decides all its games
 */
record Coin(double rate, double luck) {
    private static final int SIDES = 1_000_000;

    /** How many games of a deal it wins. */
    int wins(int games, RandomSource random) {
        boolean decided = falls(luck, random);
        boolean lucky = falls(rate, random);
        int wins = 0;
        for (int game = 0; game < games; game++) {
            wins += (decided ? lucky : falls(rate, random)) ? 1 : 0;
        }
        return wins;
    }

    private static boolean falls(double probability, RandomSource random) {
        return random.below(SIDES) < probability * SIDES;
    }
}
