package hidalgo.server.rating;

import hidalgo.tables.table.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * How the seats of a table stand to each other.
 *
 * @param points every seat's points
 * @param left the seats whose people have left them to a bot, in the order in which they left
 * @param ended whether the game was played to its end; if not, points decide nothing
 */
record Standing(List<Integer> points, List<Integer> left, boolean ended) {
    static Standing of(Table table) {
        // The first to leave or to give the seat away is last.
        List<Integer> gone = new ArrayList<>(table.given().keySet());
        table.left().stream().filter(seat -> !gone.contains(seat)).forEach(gone::add);
        return new Standing(table.position().totals(), gone, table.position().isOver());
    }

    /** Whether something is decided between two seats. */
    boolean compares(int seat, int other) {
        return ended || left.contains(seat) || left.contains(other);
    }

    /** Compares two seats: 1 if the first is ahead, -1 for the second, 0 for neither. */
    int compare(int seat, int other) {
        if (left.contains(seat) || left.contains(other)) {
            return Integer.compare(stayed(seat), stayed(other));
        }
        return ended ? Integer.compare(points.get(seat), points.get(other)) : 0;
    }

    /** Greater for people who have stayed longer. */
    private int stayed(int seat) {
        int number = left.indexOf(seat);
        return number < 0 ? left.size() : number;
    }

    /** A seat's place. */
    int place(int seat) {
        int place = 1;
        for (int other = 0; other < points.size(); other++) {
            place += compare(seat, other) < 0 ? 1 : 0;
        }
        return place;
    }
}
