package hidalgo.server.view;

import hidalgo.records.Fairness;
import hidalgo.records.LegalMoves;
import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.ScoreLine;
import hidalgo.rules.View;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.server.protocol.Deal;
import hidalgo.server.protocol.LogLine;
import hidalgo.server.protocol.PlayView;
import hidalgo.server.protocol.SeatView;
import hidalgo.server.protocol.TableLine;
import hidalgo.server.protocol.TableView;
import hidalgo.server.protocol.TableView.Phase;
import hidalgo.server.protocol.Text;
import hidalgo.server.table.Chair;
import hidalgo.server.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/*
 * Everything that leaves the server about a running game is made here, from the seat's view or from what is public, never
 * from the position itself.
 */

/** Tables as people see them. */
public final class TableViews {
    private static final int LINES = 12;

    private TableViews() {}

    /**
     * Who has a table open, and what is going on beside the game.
     *
     * @param online the people who have it open
     * @param spectators how many people look on without a seat
     * @param thinking the seats of bots that are choosing
     * @param now the time, in milliseconds since 1970
     */
    public record Moment(Set<String> online, int spectators, Set<Integer> thinking, long now) {}

    /** A table as a person sees it from a seat, or without one. */
    public static TableView of(Table table, @Nullable String person, int seat, Moment moment) {
        List<Integer> yours = person == null ? List.of() : table.seatsOf(person, false);
        var opened = table.opened();
        return new TableView(
                table.id(),
                table.name(),
                opened.game(),
                table.match().setup().options().values(),
                table.phase(),
                table.version(),
                table.number(),
                table.host().equals(person),
                opened.visibility(),
                opened.clock(),
                opened.hints(),
                opened.spectatorDelay(),
                seats(table, person, moment),
                yours,
                deal(table),
                table.phase() == Phase.WAITING ? null : play(table, seat),
                table.proposal(),
                List.copyOf(table.rematch()),
                table.next(),
                table.chat().size(),
                moment.spectators(),
                moment.now());
    }

    /** The seat from which a person looks at a table: the one asked for if it is theirs, else the one whose go it is. */
    public static int seat(Table table, @Nullable String person, @Nullable Integer wanted) {
        List<Integer> yours = person == null ? List.of() : table.seatsOf(person, true);
        if (wanted != null && yours.contains(wanted)) {
            return wanted;
        }
        Position position = table.match().position();
        for (int bits : new int[] {position.obliged(), position.movers()}) {
            for (int seat : yours) {
                if ((bits >> seat & 1) != 0) {
                    return seat;
                }
            }
        }
        return yours.isEmpty() ? View.SPECTATOR : yours.getFirst();
    }

    /** A table in a list, as everybody sees it. */
    public static TableLine line(Table table, long now) {
        Position position = table.match().position();
        boolean begun = table.phase() != Phase.WAITING;
        return new TableLine(
                table.id(),
                table.name(),
                table.opened().game(),
                "true".equals(table.match().setup().options().values().get("expanded")),
                table.phase(),
                table.opened().visibility(),
                table.opened().clock(),
                table.opened().spectatorDelay() == 0 ? null : table.opened().spectatorDelay(),
                position.round(),
                table.match().setup().options().lastRound(),
                seats(table, null, new Moment(Set.of(), 0, Set.of(), now)),
                begun ? totals(position) : List.of(),
                table.phase() == Phase.PLAYING ? bits(position.obliged()) : List.of(),
                List.of(),
                false,
                table.changed());
    }

    private static List<SeatView> seats(Table table, @Nullable String person, Moment moment) {
        List<SeatView> seats = new ArrayList<>();
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            Chair chair = table.chairs().get(seat);
            SeatView.Kind kind = chair.isOpen()
                    ? SeatView.Kind.OPEN
                    : chair.bot() == null ? SeatView.Kind.PERSON : SeatView.Kind.BOT;
            seats.add(new SeatView(
                    seat,
                    kind,
                    chair.name(),
                    chair.bot() == null ? "" : chair.bot(),
                    chair.person() != null && moment.online().contains(chair.person()),
                    moment.thinking().contains(seat),
                    table.clock(seat, moment.now()),
                    table.isClockRunning(seat),
                    table.isOutOfTime(seat, moment.now()),
                    chair.bot() != null
                            && chair.person() != null
                            && chair.person().equals(person)));
        }
        return seats;
    }

    /** The seed is shown only when nothing is left that it could give away. */
    public static @Nullable Deal deal(Table table) {
        var opened = table.opened();
        if (opened.record() != null) {
            return null;
        }
        boolean over = table.phase() == Phase.OVER;
        return new Deal(
                Fairness.hash(opened.seed(), opened.salt()), over ? opened.seed() : null, over ? opened.salt() : null);
    }

    private static PlayView play(Table table, int seat) {
        Position position = table.match().position();
        View view = position.view(seat);
        boolean playing = table.phase() == Phase.PLAYING;
        boolean mine =
                playing && seat != View.SPECTATOR && table.chairs().get(seat).bot() == null;
        return new PlayView(
                seat,
                playing ? bits(position.movers()) : List.of(),
                playing ? bits(position.obliged()) : List.of(),
                position.round(),
                position.isOver(),
                view.table(),
                mine ? LegalMoves.sorted(view) : List.of(),
                mine && table.match().mayUndo(seat),
                totals(position),
                position.isOver() ? winners(position) : List.of(),
                table.match().scorings(),
                sheet(position),
                table.log().size(),
                log(table, seat, Math.max(0, table.log().size() - LINES)),
                mine ? table.plan(seat) : List.of());
    }

    /** The log from a move on; of choices that are secret still, others see only that they were made. */
    public static List<LogLine> log(Table table, int seat, int from) {
        int open = table.log().size() - table.hiddenMoves();
        List<LogLine> lines = new ArrayList<>();
        for (LogLine line : table.log()
                .subList(Math.clamp(from, 0, table.log().size()), table.log().size())) {
            boolean secret = line.ply() > open && line.seat() != seat;
            lines.add(secret ? masked(line) : line);
        }
        return lines;
    }

    private static LogLine masked(LogLine line) {
        Text text = Text.of(Message.of("server.log.chosen", "seat", new Message.Seat(line.seat())));
        return new LogLine(line.ply(), line.seat(), "", text, 0, List.of());
    }

    /** What a scoring would bring; in El Caballero nothing of it is hidden. */
    public static List<ScoreLine> sheet(Position position) {
        return position instanceof CaballeroPosition caballero ? caballero.scoreSheet() : List.of();
    }

    public static List<Integer> totals(Position position) {
        List<Integer> totals = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            totals.add(position.total(seat));
        }
        return totals;
    }

    private static List<Integer> winners(Position position) {
        List<Integer> totals = totals(position);
        int best = totals.stream().mapToInt(Integer::intValue).max().orElse(0);
        List<Integer> winners = new ArrayList<>();
        for (int seat = 0; seat < totals.size(); seat++) {
            if (totals.get(seat) == best) {
                winners.add(seat);
            }
        }
        return winners;
    }

    public static List<Integer> bits(int seats) {
        List<Integer> list = new ArrayList<>();
        for (int seat = 0; seats >> seat != 0; seat++) {
            if ((seats >> seat & 1) != 0) {
                list.add(seat);
            }
        }
        return list;
    }
}
