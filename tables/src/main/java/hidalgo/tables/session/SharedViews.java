package hidalgo.tables.session;

import hidalgo.rules.View;
import hidalgo.tables.protocol.Frame;
import hidalgo.tables.protocol.TableView;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Table;
import hidalgo.tables.view.Attendance;
import hidalgo.tables.view.SharedParts;
import hidalgo.tables.view.TableViews;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/*
 * The person who makes a move gets the same view as the answer and on their socket, and all spectators see the same: so
 * each view is made once. Used only under the table's lock.
 */

/** A table as all see it at one moment. */
public final class SharedViews {
    private final Table table;
    private final Attendance attendance;
    private final Supplier<Table> delayed;
    private final SharedParts parts;
    private final Map<String, SharedFrame> made = new HashMap<>();

    SharedViews(Table table, Attendance attendance, Supplier<Table> delayed, SharedParts parts) {
        this.table = table;
        this.attendance = attendance;
        this.delayed = delayed;
        this.parts = parts;
    }

    /** The table as it is. */
    public Table table() {
        return table;
    }

    /** The table as a person may read it: the current one, or an older one if spectators see things later. */
    public Table seenBy(@Nullable String person) {
        return isDelayedFor(table, person) ? delayed.get() : table;
    }

    /** The table as a person sees it from one of their seats: the requested one, or the one whose turn it is. */
    public TableView view(@Nullable String person, @Nullable Integer wanted) {
        return Objects.requireNonNull(frame(person, wanted).frame().table());
    }

    /** The same as a frame for sockets. */
    SharedFrame frame(@Nullable String person, @Nullable Integer wanted) {
        Table seen = seenBy(person);
        int seat = TableViews.seat(seen, person, wanted);
        boolean anybody = seat == View.SPECTATOR && !table.host().equals(person);
        String key = (seen == table ? "" : "delayed ") + (anybody ? "" : seat + " " + person);
        return made.computeIfAbsent(key, ignored -> {
            long delay = DelayedTable.delay(table);
            Attendance then = seen == table ? attendance : attendance.delayed(delay);
            return new SharedFrame(new Frame(
                    Frame.Type.TABLE, TableViews.of(seen, person, seat, then, spectatorsLines(person), parts), null));
        });
    }

    /** How many of the spectators' lines a person may read. */
    private int spectatorsLines(@Nullable String person) {
        return table.mayReadSpectatorsChat(person) ? table.chat().spectators().size() : 0;
    }

    /** Whether a person sees a table with a delay. */
    static boolean isDelayedFor(Table table, @Nullable String person) {
        return table.opened().spectatorDelay() > 0
                && table.phase() == Phase.PLAYING
                && table.seats().heldBy(person).isEmpty();
    }
}
