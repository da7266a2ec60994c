package hidalgo.rules.grande;

import hidalgo.rules.Message;
import java.util.ArrayList;
import java.util.List;

/*
 * Places are small numbers: the regions from 0 in the order of the box, then the Castillo. A set of places is a number
 * with place p as bit p.
 */

/** The nine regions and the Castillo (EG-1.1). */
final class Place {
    /** No place at all. */
    static final int NOWHERE = -1;

    /** The codes of all places. */
    static final List<String> CODES = codes();

    /** How many regions there are, and the Castillo's number. */
    static final int CASTILLO = CODES.size() - 1;

    /** How many places there are. */
    static final int COUNT = CODES.size();

    /** The nine regions as a set. */
    static final int REGIONS = (1 << CASTILLO) - 1;

    /** The regions and the Castillo as a set. */
    static final int ALL = (1 << COUNT) - 1;

    private static final String[] NAMES = new String[COUNT];
    private static final byte[][] VALUES = new byte[COUNT][];
    private static final int[] NEIGHBOURS = new int[CASTILLO];

    static {
        for (int place = 0; place < COUNT; place++) {
            NAMES[place] = Box.FACTS.text(code(place) + ".name");
            VALUES[place] = Box.FACTS.numbers(code(place) + ".values");
        }
        for (int region = 0; region < CASTILLO; region++) {
            for (String neighbour : Box.FACTS.words(code(region) + ".neighbours")) {
                NEIGHBOURS[region] |= 1 << of(neighbour);
            }
        }
    }

    private Place() {}

    /** The place with a code, or {@link #NOWHERE}. */
    static int of(String code) {
        return CODES.indexOf(code);
    }

    static String code(int place) {
        return CODES.get(place);
    }

    /** A place in a sentence, where it may need its own article or preposition. */
    static Message.Place in(int place) {
        return new Message.Place(code(place), name(place));
    }

    static String name(int place) {
        return NAMES[place];
    }

    /** The printed values for first, second and third. */
    static byte[] values(int place) {
        return VALUES[place];
    }

    /** The regions that border a region. */
    static int neighbours(int region) {
        return NEIGHBOURS[region];
    }

    /** The first place of a non-empty set. */
    static int first(int places) {
        return Integer.numberOfTrailingZeros(places);
    }

    private static List<String> codes() {
        List<String> codes = new ArrayList<>(Box.FACTS.words("regions"));
        codes.add(Box.FACTS.text("castillo"));
        return List.copyOf(codes);
    }
}
