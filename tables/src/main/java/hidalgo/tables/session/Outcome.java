package hidalgo.tables.session;

import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * The meaning of a change for people who are not there.
 *
 * @param called the seats of people whose turn it has become
 * @param isOver whether the game has ended
 * @param isSeatFree whether a table that waits lacks more players than before
 */
public record Outcome(List<Integer> called, boolean isOver, boolean isSeatFree) {
    /** The outcome of making a table. */
    public static Outcome of(Table table) {
        return new Outcome(called(table), false, false);
    }

    /** The seats that the game waits for. A seat with a plan has moved already, as far as its person knows. */
    private static List<Integer> called(Table table) {
        return table.awaitedPeople().stream()
                .filter(seat -> table.game().plan(seat).isEmpty())
                .toList();
    }

    /** How many players a table that waits still lacks. */
    private static long openSeats(Table table) {
        return table.phase() == Phase.WAITING
                ? table.seats().stream().filter(Seat::isOpen).count()
                : 0;
    }

    /** A table before a change. */
    record Before(List<Integer> called, boolean isOver, long openSeats) {
        static Before of(Table table) {
            return new Before(Outcome.called(table), table.phase() == Phase.OVER, Outcome.openSeats(table));
        }

        /** The outcome of what has changed since. */
        Outcome to(Table table) {
            // Once for every turn, not for every small move of it.
            List<Integer> now = new ArrayList<>(Outcome.called(table));
            now.removeAll(called);
            return new Outcome(
                    List.copyOf(now), !isOver && table.phase() == Phase.OVER, Outcome.openSeats(table) > openSeats);
        }
    }
}
