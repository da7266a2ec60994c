package hidalgo.server.live;

import hidalgo.rules.View;
import hidalgo.tables.session.BotView;
import hidalgo.tables.session.OpenTable;
import hidalgo.tables.table.Table;
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
        return find(table, known -> known.viewAt(version, seat));
    }

    /** The view of the bot of a seat at a version of a game; empty if the game has continued or is over. */
    Optional<BotView> ofBot(String table, int version, int seat) {
        return find(table, known -> BotView.of(known, version, seat));
    }

    private <T> Optional<T> find(String table, Function<Table, Optional<T>> reading) {
        OpenTable open = inUse.apply(table);
        Optional<T> seen = open == null ? Optional.empty() : open.read(showing -> reading.apply(showing.table()));
        // Another node may know more than the table here.
        return seen.isPresent() ? seen : reading.apply(history.read(table));
    }
}
