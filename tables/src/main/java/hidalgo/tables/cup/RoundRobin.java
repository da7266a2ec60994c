package hidalgo.tables.cup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/*
 * At tables of two, the circle method lets all meet exactly once. Nine entrants at tables of three, sixteen at tables of four and
 * twenty-five at tables of five are the points of a plane: each round is one direction, its tables are the lines in that direction,
 * and any two points lie on exactly one line. With one entrant fewer, one table of each round is one seat smaller. All other
 * numbers are planned by a search.
 */

/** The rounds in which all entrants meet. */
final class RoundRobin {
    private static final int PAIR = 2;

    /** The field of four elements: its multiplication; its addition is the exclusive or. */
    private static final int[][] TIMES_IN_FOUR = {{0, 0, 0, 0}, {0, 1, 2, 3}, {0, 2, 3, 1}, {0, 3, 1, 2}};

    private RoundRobin() {}

    /**
     * A round.
     *
     * @param tables the numbers of the entrants at each table
     * @param sittingOut those who sit out
     */
    record Plan(List<int[]> tables, List<Integer> sittingOut) {}

    /** A round of all entrants, who are numbered from 0; nothing if it has to be searched for. */
    static Optional<Plan> plan(int entrants, int size, int round) {
        if (size == PAIR) {
            return Optional.of(circle(entrants, round));
        }
        return isPlane(entrants, size) ? Optional.of(lines(entrants, size, round)) : Optional.empty();
    }

    /** Whether entrants are the points of a plane whose lines are tables, so that each direction is a round. */
    static boolean isPlane(int entrants, int size) {
        return size > PAIR && size <= 5 && (entrants == size * size || entrants == size * size - 1);
    }

    private static Plan circle(int entrants, int round) {
        int even = entrants + entrants % 2;
        List<int[]> pairs = new ArrayList<>();
        List<Integer> out = new ArrayList<>();
        for (int i = 0; i < even / 2; i++) {
            int one = i == 0 ? even - 1 : (round + i) % (even - 1);
            int other = (round + even - 1 - i) % (even - 1);
            if (one >= entrants || other >= entrants) {
                out.add(Math.min(one, other));
            } else {
                pairs.add(new int[] {one, other});
            }
        }
        return new Plan(pairs, out);
    }

    private static Plan lines(int entrants, int size, int round) {
        int[][] tables = new int[size][];
        Arrays.fill(tables, new int[0]);
        for (int entrant = 0; entrant < entrants; entrant++) {
            int x = entrant / size;
            int y = entrant % size;
            int line = round == size ? x : minus(y, times(round, x, size), size);
            tables[line] = Arrays.copyOf(tables[line], tables[line].length + 1);
            tables[line][tables[line].length - 1] = entrant;
        }
        return new Plan(List.of(tables), List.of());
    }

    private static int times(int one, int other, int size) {
        return size == TIMES_IN_FOUR.length ? TIMES_IN_FOUR[one][other] : one * other % size;
    }

    private static int minus(int one, int other, int size) {
        return size == TIMES_IN_FOUR.length ? one ^ other : Math.floorMod(one - other, size);
    }
}
