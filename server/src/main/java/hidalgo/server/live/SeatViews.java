package hidalgo.server.live;

import hidalgo.rules.View;
import hidalgo.tables.session.OpenTable;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The views of seats, for bots and hints. A table that this node has open provides its views; for any other one, all
 * events are read and its game is played again.
 */
public final class SeatViews {
    private final TableHistory history;
    private final Function<String, @Nullable OpenTable> inUse;

    /** Seats at the tables of a history, some of which may be in use here. */
    public SeatViews(TableHistory history, Function<String, @Nullable OpenTable> inUse) {
        this.history = history;
        this.inUse = inUse;
    }

    /** The view of a seat at a version of a game; empty if the game has continued or is over. */
    public Optional<View> of(String table, int version, int seat) {
        OpenTable open = inUse.apply(table);
        Optional<View> seen = open == null
                ? Optional.empty()
                : open.read(showing -> showing.table().viewAt(version, seat));
        // Another node may know more than the table here.
        return seen.isPresent() ? seen : history.read(table).viewAt(version, seat);
    }
}
