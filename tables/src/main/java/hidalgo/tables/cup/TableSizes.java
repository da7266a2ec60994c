package hidalgo.tables.cup;

import java.util.ArrayList;
import java.util.List;

/*
 * Tables one seat smaller are better than bots: people come to meet people. Only a few entrants at large tables, such as five at
 * tables of four, would leave a table much smaller than the others; bots take the missing seats then. Of two seats, none can be
 * missing: the entrant who is left over sits out.
 */

/** How many entrants sit at each table of a round. */
public final class TableSizes {
    private static final int SMALLEST = 2;

    private TableSizes() {}

    /**
     * The tables of a round.
     *
     * @param people how many entrants sit at each table
     * @param seats how many seats each table has; bots take those that are left
     * @param sittingOut how many entrants sit out
     */
    public record Split(List<Integer> people, List<Integer> seats, int sittingOut) {}

    /**
     * Distributes entrants over tables of a size, or of one seat fewer.
     *
     * @param smallest the fewest seats with which the game can be played
     */
    public static Split of(int entrants, int size, int smallest) {
        if (entrants < SMALLEST) {
            return new Split(List.of(), List.of(), entrants);
        }
        if (size == SMALLEST) {
            List<Integer> pairs = java.util.Collections.nCopies(entrants / SMALLEST, SMALLEST);
            return new Split(pairs, pairs, entrants % SMALLEST);
        }
        int tables = (entrants + size - 1) / size;
        List<Integer> people = new ArrayList<>();
        List<Integer> seats = new ArrayList<>();
        for (int table = 0; table < tables; table++) {
            int here = entrants / tables + (table < entrants % tables ? 1 : 0);
            people.add(here);
            seats.add(here >= Math.max(size - 1, smallest) ? here : size);
        }
        return new Split(List.copyOf(people), List.copyOf(seats), 0);
    }
}
