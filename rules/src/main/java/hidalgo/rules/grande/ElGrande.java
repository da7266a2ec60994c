package hidalgo.rules.grande;

import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Option;
import hidalgo.rules.RandomSource;
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
        return GrandeSetup.deal((GrandeOptions) gameOptions, random);
    }
}
