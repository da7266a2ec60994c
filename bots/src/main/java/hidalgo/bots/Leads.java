package hidalgo.bots;

import java.util.List;

/** Who leads in a region, read off the ranks of all seats, 0 for those without caballeros there. */
final class Leads {
    /** Nobody leads, or several do. */
    static final int NOBODY = -1;

    private Leads() {}

    /** The seat that holds a rank alone, or {@link #NOBODY}. */
    static int sole(List<Integer> ranks, int rank) {
        return ranks.indexOf(rank) == ranks.lastIndexOf(rank) ? ranks.indexOf(rank) : NOBODY;
    }

    /** The seat that leads alone, or {@link #NOBODY}. */
    static int leader(List<Integer> ranks) {
        return sole(ranks, 1);
    }

    /** Whether a seat leads together with others. */
    static boolean isTied(List<Integer> ranks, int seat) {
        return ranks.get(seat) == 1 && leader(ranks) == NOBODY;
    }

    /** Whether anybody stands there. */
    static boolean isClaimed(List<Integer> ranks) {
        return ranks.contains(1);
    }
}
