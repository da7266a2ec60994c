package hidalgo.rules.caballero.state;

/** The ranks in a land region (EC-4.2, EC-4.3): after two players tied for first, the next ranks third. */
public final class Ranks {
    private Ranks() {}

    /** A seat's rank from 1 on, or 0 without caballeros in the region. */
    public static int rank(int strengths, int seat, int seats) {
        int mine = Regions.strengthOf(seat, strengths);
        if (mine == 0) {
            return 0;
        }
        int rank = 1;
        for (int other = 0; other < seats; other++) {
            if (Regions.strengthOf(other, strengths) > mine) {
                rank++;
            }
        }
        return rank;
    }

    /** Whether another seat has the same rank. */
    public static boolean isShared(int strengths, int seat, int seats) {
        return Ties.isTied(seats, strengths, seat, Regions.strengthOf(seat, strengths));
    }
}
