package hidalgo.rules.grande;

import java.util.List;

/** The two mobile scoreboards (EG-1.4), by number. */
final class Scoreboard {
    static final int HIGH = 0;
    static final int LOW = 1;
    static final int COUNT = 2;

    private static final List<String> NAMES = Box.FACTS.words("scoreboards");
    private static final byte[][] VALUES = {values(HIGH), values(LOW)};

    private Scoreboard() {}

    /** The scoreboard with a name, or -1. */
    static int of(String name) {
        return NAMES.indexOf(name);
    }

    static String name(int scoreboard) {
        return NAMES.get(scoreboard);
    }

    /** The values for first, second and third that replace those of a place (EG-4.8). */
    static byte[] valuesOf(int scoreboard) {
        return VALUES[scoreboard];
    }

    private static byte[] values(int scoreboard) {
        return Box.FACTS.numbers(NAMES.get(scoreboard) + ".values");
    }
}
