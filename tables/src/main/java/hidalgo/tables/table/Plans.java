package hidalgo.tables.table;

import hidalgo.rules.Position;
import hidalgo.rules.Ruling;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/*
 * A person may press a card by mistake. So a plan is not carried out until there was time to take it back, even if the
 * turn comes at once. Its time is part of its event, so a restart and other nodes get the same result.
 */

/** Moves that people have planned, made when it is their turn. */
public final class Plans {
    /** For how many milliseconds a plan can be taken back before it is carried out. */
    public static final long TIME_TO_TAKE_BACK = 2000;

    private Plans() {}

    /**
     * The next change that a plan leads to at a moment: a move is made, or a plan that can't be carried out is dropped.
     *
     * @param now the moment, in milliseconds since 1970
     */
    public static @Nullable Change next(Table table, long now) {
        Integer seat = waiting(table);
        if (seat == null) {
            return null;
        }
        Position position = table.position();
        for (String move : table.game().plan(seat)) {
            if (position.judge(seat, move) instanceof Ruling.Legal(int legal)) {
                boolean isDue = now >= table.game().planDue(seat);
                return isDue ? new Change.Move(seat, legal, "plan " + table.version()) : null;
            }
        }
        return new TableEvent.Planned(seat, List.of());
    }

    /** When the next plan is to be carried out, in milliseconds since 1970; null if no player whose turn it is has one. */
    public static @Nullable Long due(Table table) {
        Integer seat = waiting(table);
        return seat == null ? null : Long.valueOf(table.game().planDue(seat));
    }

    /** The seat of a person who must move and has a plan, the one whose plan is due first. */
    private static @Nullable Integer waiting(Table table) {
        return table.awaitedPeople().stream()
                .filter(seat -> !table.game().plan(seat).isEmpty())
                .min(Comparator.comparingLong(table.game()::planDue))
                .orElse(null);
    }
}
