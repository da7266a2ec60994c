package hidalgo.thirdgame;

import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Option;
import hidalgo.rules.OptionValues;
import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/*
 * LP-1  Two to four seats, each with the power cards 1 to 6. Five prizes of 3 to 9 points lie face down in a row.
 * LP-2  In each round the next prize is turned over. One seat leads, in the first round seat 0, then clockwise. The leader may add
 *       a point to the prize, twice at most, and then opens the bidding.
 * LP-3  All seats choose a card secretly. The highest card that only one seat has chosen wins the prize. The cards are used up.
 * LP-4  After the fifth round the game is over.
 * LP-7  Moves are written "add", "open" and "bid 4". A record's setup has the "prizes".
 */

/** La Puja: a game of secret bids for two to four seats. */
public final class LaPuja implements Game {
    static final String ID = "la-puja";
    static final int ROUNDS = 5;
    static final int CARDS = 6;

    private static final List<Option> OPTIONS = List.of(Option.players("LP-1", "2", "3", "4"));

    /** The options that were chosen: how many play. */
    record Seats(int players) implements GameOptions {
        @Override
        public int lastRound() {
            return ROUNDS;
        }

        @Override
        public Map<String, String> values() {
            return Map.of("players", Integer.toString(players));
        }
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public Seats choose(Map<String, String> values) {
        return new Seats(OptionValues.of(OPTIONS, values, "LP-7").number("players"));
    }

    @Override
    public PujaSetup deal(GameOptions options, RandomSource random) {
        List<Integer> prizes = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            prizes.add(3 + random.below(7));
        }
        return new PujaSetup((Seats) options, prizes);
    }
}
