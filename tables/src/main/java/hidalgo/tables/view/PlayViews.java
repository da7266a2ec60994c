package hidalgo.tables.view;

import hidalgo.records.LegalMoves;
import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.View;
import hidalgo.tables.protocol.LogLine;
import hidalgo.tables.protocol.PlayView;
import hidalgo.tables.protocol.Text;
import hidalgo.tables.table.LogEntry;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Readiness;
import hidalgo.tables.table.Seats;
import hidalgo.tables.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/*
 * Everything that leaves the server about a running game is made here, from the seat's view or from public facts, never
 * from the position itself.
 */

/** Games as seats and spectators see them. */
public final class PlayViews {
    private PlayViews() {}

    /** The game at a table as a seat sees it. */
    public static PlayView of(Table table, int seat) {
        return of(table, seat, new SharedParts());
    }

    static PlayView of(Table table, int seat, SharedParts parts) {
        Position position = table.position();
        View view = position.view(seat);
        boolean playing = table.phase() == Phase.PLAYING;
        boolean mine =
                playing && seat != View.SPECTATOR && table.seats().get(seat).bot() == null;
        int moves = table.game().log().size();
        return new PlayView(
                seat,
                playing ? Seats.ofBits(position.movers()) : List.of(),
                table.obliged(),
                position.round(),
                position.isOver(),
                parts.shown(table, view),
                mine ? LegalMoves.sorted(view) : List.of(),
                mine && table.game().match().mayUndo(seat),
                position.totals(),
                position.isOver() ? position.winners() : List.of(),
                List.copyOf(table.game().match().scorings()),
                parts.scoreSheet(table, view),
                moves,
                log(table, seat, Math.max(0, moves - SharedParts.LINES), parts::line),
                mine ? table.game().plan(seat) : List.of(),
                mine ? table.readiness(seat) : Readiness.WAIT);
    }

    /** The log from a move on; choices that are still secret show others only that they were made. */
    public static List<LogLine> log(Table table, int seat, int from) {
        return log(table, seat, from, Lines::log);
    }

    private static List<LogLine> log(Table table, int seat, int from, Function<LogEntry, LogLine> line) {
        List<LogEntry> log = table.game().log();
        int open = log.size() - table.game().hiddenMoves();
        List<LogLine> lines = new ArrayList<>();
        for (LogEntry entry : log.subList(Math.clamp(from, 0, log.size()), log.size())) {
            boolean secret = entry.ply() > open && entry.seat() != seat;
            lines.add(secret ? masked(entry) : line.apply(entry));
        }
        return lines;
    }

    private static LogLine masked(LogEntry entry) {
        Text text = Text.of(Message.of("server.log.chosen", "seat", new Message.Seat(entry.seat())));
        return new LogLine(entry.ply(), entry.seat(), "", text, 0, List.of(), List.of(), List.of());
    }
}
