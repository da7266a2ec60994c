package hidalgo.bots.reasons;

import java.util.List;

/** Who leads in a region, by the ranks of all seats there: from 1 on, and 0 for those without caballeros. */
public final class RegionRanks {
    /** Nobody has the rank, or several seats have it. */
    public static final int NOBODY = -1;

    private RegionRanks() {}

    /** The only seat of a rank, or {@link #NOBODY}. */
    public static int sole(List<Integer> ranks, int rank) {
        return ranks.indexOf(rank) == ranks.lastIndexOf(rank) ? ranks.indexOf(rank) : NOBODY;
    }

    /** The seat that leads alone, or {@link #NOBODY}. */
    public static int leader(List<Integer> ranks) {
        return sole(ranks, 1);
    }

    /** Whether a seat leads together with others. */
    public static boolean isTiedForFirst(List<Integer> ranks, int seat) {
        return ranks.get(seat) == 1 && leader(ranks) == NOBODY;
    }

    /** Whether any seat has caballeros there. */
    public static boolean isOccupied(List<Integer> ranks) {
        return ranks.contains(1);
    }
}
