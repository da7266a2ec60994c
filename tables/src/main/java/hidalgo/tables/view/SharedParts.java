package hidalgo.tables.view;

import hidalgo.rules.GameOptions;
import hidalgo.rules.ScoreLine;
import hidalgo.rules.View;
import hidalgo.tables.protocol.Deal;
import hidalgo.tables.protocol.LogLine;
import hidalgo.tables.table.LogEntry;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/*
 * After every move, each view of a table is made again and kept until the next one, to be compared with it. Parts that
 * are the same objects cost neither time nor memory. Used only under the table's lock.
 */

/** The parts that views of a table have in common: each is made once. */
public final class SharedParts {
    /** How many lines of the log a view shows. */
    static final int LINES = 12;

    private final @Nullable LogEntry[] entries = new LogEntry[LINES];
    private final @Nullable LogLine[] lines = new LogLine[LINES];
    private @Nullable Seen seen;
    private @Nullable Agreed agreed;
    private @Nullable Dealt dealt;

    /** The parts of a game that are alike for all, at the moment of an event. */
    private record Seen(Table table, int number, Record shown, List<ScoreLine> scoreSheet) {
        @SuppressWarnings("ReferenceEquality") // Spectators with a delay see another table of the same name.
        boolean isOf(Table other) {
            return table == other && number == other.number();
        }
    }

    /** The options of a game, and their values. */
    private record Agreed(GameOptions options, Map<String, String> values) {}

    /** The proof of a table's deal, in a phase of the game. */
    private record Dealt(
            TableEvent.Opened opened, Phase phase, @Nullable Deal deal) {}

    /** The options of the game. */
    @SuppressWarnings("ReferenceEquality") // Options are never changed.
    Map<String, String> options(Table table) {
        GameOptions options = table.game().match().setup().options();
        Agreed known = agreed;
        if (known == null || known.options() != options) {
            known = new Agreed(options, options.values());
            agreed = known;
        }
        return known.values();
    }

    /** The proof of the deal. */
    @SuppressWarnings("ReferenceEquality") // An event is never changed.
    @Nullable
    Deal deal(Table table) {
        Dealt known = dealt;
        if (known == null || known.opened() != table.opened() || known.phase() != table.phase()) {
            known = new Dealt(table.opened(), table.phase(), TableViews.deal(table));
            dealt = known;
        }
        return known.deal();
    }

    /** The line of a latest move. */
    @SuppressWarnings("ReferenceEquality") // An entry is changed by replacing it.
    LogLine line(LogEntry entry) {
        int at = entry.ply() % LINES;
        LogLine known = lines[at];
        if (known == null || entries[at] != entry) {
            known = Lines.log(entry);
            entries[at] = entry;
            lines[at] = known;
        }
        return known;
    }

    /** The table as a view shows it. */
    Record shown(Table table, View view) {
        return view.isAlikeForAll() ? seen(table, view).shown() : view.table();
    }

    /** The score sheet as a view shows it. */
    List<ScoreLine> scoreSheet(Table table, View view) {
        return view.isAlikeForAll() ? seen(table, view).scoreSheet() : view.scoreSheet();
    }

    private Seen seen(Table table, View view) {
        Seen known = seen;
        if (known == null || !known.isOf(table)) {
            known = new Seen(table, table.number(), view.table(), view.scoreSheet());
            seen = known;
        }
        return known;
    }
}
