package hidalgo.rules.grande;

import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Option;
import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The game of El Grande. */
public final class ElGrande implements Game {
    /** The name that records and the command line use. */
    public static final String ID = "el-grande";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Option> options() {
        return GrandeOptions.ALL;
    }

    @Override
    public GrandeOptions choose(Map<String, String> values) {
        return GrandeOptions.of(values);
    }

    /** Deals according to EG-2.1: the region cards, then each pile of action cards, are shuffled. */
    @Override
    public GrandeSetup deal(GameOptions gameOptions, RandomSource random) {
        GrandeOptions options = (GrandeOptions) gameOptions;
        List<String> regions = shuffled(Place.CODES.subList(0, Place.CASTILLO), random);
        List<List<String>> piles = new ArrayList<>();
        for (int pile = 1; pile <= Piles.SHUFFLED; pile++) {
            piles.add(shuffled(GrandeSetup.cards(pile, options), random));
        }
        int first = random.below(options.players());
        return new GrandeSetup(options, first, regions.getFirst(), regions.subList(1, options.players() + 1), piles);
    }

    private static List<String> shuffled(List<String> cards, RandomSource random) {
        byte[] order = new byte[cards.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = (byte) i;
        }
        random.shuffle(order, 0, order.length);
        String[] shuffled = new String[order.length];
        for (int i = 0; i < order.length; i++) {
            shuffled[i] = cards.get(order[i]);
        }
        return List.of(shuffled);
    }
}
