package hidalgo.tables.cup;

import java.util.Arrays;

/*
 * The cost of a seat grows with each time that its entrant had it, so the sum is smallest when all have had all seats about equally
 * often. Subsets of the seats that are taken so far are few, so the best order is found exactly.
 */

/** Which entrant of a table takes which seat. */
final class SeatChoice {
    private static final int MOST_SEATS = 8;
    private static final int FAR = Integer.MAX_VALUE / 2;

    private final int[] best = new int[1 << MOST_SEATS];

    /** The cost of a seat for an entrant who has had it a number of times. */
    private static int cost(int times) {
        return 2 * times + 1;
    }

    /**
     * The least cost of seating some entrants; the seats that are left are for bots.
     *
     * @param had how often each entrant had each seat
     * @param entrants the entrants; only the first {@code people} count
     */
    int cost(int[][] had, int[] entrants, int people, int seats) {
        fill(had, entrants, people, seats);
        int least = FAR;
        for (int taken = 0; taken < 1 << seats; taken++) {
            if (Integer.bitCount(taken) == people) {
                least = Math.min(least, best[taken]);
            }
        }
        return least;
    }

    private void fill(int[][] had, int[] entrants, int people, int seats) {
        Arrays.fill(best, 0, 1 << seats, FAR);
        best[0] = 0;
        for (int taken = 0; taken < 1 << seats; taken++) {
            int next = Integer.bitCount(taken);
            if (next >= people || best[taken] >= FAR) {
                continue;
            }
            int[] times = had[entrants[next]];
            for (int seat = 0; seat < seats; seat++) {
                if ((taken >> seat & 1) == 0) {
                    int with = taken | 1 << seat;
                    best[with] = Math.min(best[with], best[taken] + cost(times[seat]));
                }
            }
        }
    }

    /** The seats of some entrants, at the least cost: for each seat its entrant, or -1 for a bot. */
    int[] seats(int[][] had, int[] entrants, int people, int seats) {
        int least = cost(had, entrants, people, seats);
        int taken = 0;
        while (Integer.bitCount(taken) != people || best[taken] != least) {
            taken++;
        }
        int[] order = new int[seats];
        Arrays.fill(order, -1);
        for (int next = people - 1; next >= 0; next--) {
            for (int seat = 0; seat < seats; seat++) {
                int without = taken & ~(1 << seat);
                if (without != taken && best[without] + cost(had[entrants[next]][seat]) == best[taken]) {
                    order[seat] = entrants[next];
                    taken = without;
                    break;
                }
            }
        }
        return order;
    }
}
