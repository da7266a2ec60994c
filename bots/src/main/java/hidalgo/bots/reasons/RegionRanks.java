package hidalgo.bots.reasons;

import java.util.List;

/** The leaders of a region, by the ranks of all seats there: from 1 on, and 0 for those without caballeros. */
public final class RegionRanks {
    /** No seat has the rank, or several seats have it. */
    public static final int NO_SEAT = -1;

    private RegionRanks() {}

    /** The only seat of a rank, or {@link #NO_SEAT}. */
    public static int sole(List<Integer> ranks, int rank) {
        return ranks.indexOf(rank) == ranks.lastIndexOf(rank) ? ranks.indexOf(rank) : NO_SEAT;
    }

    /** The seat that leads alone, or {@link #NO_SEAT}. */
    public static int leader(List<Integer> ranks) {
        return sole(ranks, 1);
    }

    /** Whether a seat leads together with others. */
    public static boolean isTiedForFirst(List<Integer> ranks, int seat) {
        return ranks.get(seat) == 1 && leader(ranks) == NO_SEAT;
    }

    /** Whether any seat has caballeros there. */
    public static boolean isOccupied(List<Integer> ranks) {
        return ranks.contains(1);
    }
}
