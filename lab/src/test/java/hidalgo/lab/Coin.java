package hidalgo.lab;

import hidalgo.rules.Chance;

/**
 * A bot whose strength is known.
 *
 * @param rate how often it wins
 * @param luck how often the deal alone decides all its games
 */
record Coin(double rate, double luck) {
    private static final int SIDES = 1_000_000;

    /** How many games of a deal it wins. */
    int wins(int games, Chance chance) {
        boolean decided = falls(luck, chance);
        boolean lucky = falls(rate, chance);
        int wins = 0;
        for (int game = 0; game < games; game++) {
            wins += (decided ? lucky : falls(rate, chance)) ? 1 : 0;
        }
        return wins;
    }

    private static boolean falls(double probability, Chance chance) {
        return chance.below(SIDES) < probability * SIDES;
    }
}
