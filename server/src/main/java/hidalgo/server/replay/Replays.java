package hidalgo.server.replay;

import hidalgo.records.GameRecord;
import hidalgo.records.Narration;
import hidalgo.records.RecordWriter;
import hidalgo.records.Replay;
import hidalgo.records.Verdict;
import hidalgo.rules.Match;
import hidalgo.rules.Messages;
import hidalgo.rules.Position;
import hidalgo.rules.Ruling;
import hidalgo.rules.ScoreLine;
import hidalgo.rules.Scoring;
import hidalgo.rules.View;
import hidalgo.server.base.Identifier;
import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import hidalgo.server.command.Seating;
import hidalgo.server.command.Tables;
import hidalgo.server.people.Person;
import hidalgo.server.protocol.Answers;
import hidalgo.server.protocol.Answers.Moment;
import hidalgo.server.protocol.Answers.Positions;
import hidalgo.server.protocol.Answers.ReplayView;
import hidalgo.server.protocol.Answers.Sheet;
import hidalgo.server.protocol.Deal;
import hidalgo.server.protocol.LogLine;
import hidalgo.server.protocol.Text;
import hidalgo.server.store.ReplayStore;
import hidalgo.server.view.TableViews;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/*
 * A replay shows what everybody could see, move by move. It is made from the record, which says nothing of a round of secret
 * choices before all are in, so a running game can be looked through as well.
 */

/** Games to look through: those of tables, and records that people have sent. */
public final class Replays {
    private static final int MOST_POSITIONS = 60;

    /**
     * A game to look through.
     *
     * @param id its name in links
     * @param record what happened
     * @param names what the seats are called
     * @param finished whether the game is over
     * @param times when each move was made
     * @param deal the proof of the deal, if there is one
     */
    public record Source(
            String id,
            GameRecord record,
            List<String> names,
            boolean finished,
            List<Long> times,
            @Nullable Deal deal) {}

    private final Tables tables;
    private final ReplayStore store;
    private final Clock clock;

    /** The replays of tables and of a store. */
    public Replays(Tables tables, ReplayStore store, Clock clock) {
        this.tables = tables;
        this.store = store;
        this.clock = clock;
    }

    /** Keeps a record to be looked at. */
    public Answers.Created upload(Person person, String text) {
        GameRecord record = Seating.read(text);
        if (Replay.check(record) instanceof Verdict.Problem problem) {
            throw RequestRefused.of(Kind.BAD, "server.record", "reason", problem.text(Messages.ENGLISH));
        }
        String id = Identifier.random();
        store.add(id, person.id(), RecordWriter.text(record), clock.millis());
        return new Answers.Created(id);
    }

    /** The game of a name: a record that was sent, or a table. */
    public Source source(String id, @Nullable Person person) {
        return store.record(id)
                .map(text -> {
                    GameRecord record = Seating.read(text);
                    List<String> names = new ArrayList<>();
                    for (int seat = 0; seat < record.seats(); seat++) {
                        names.add("");
                    }
                    boolean over = Replay.check(record) instanceof Verdict.Sound(Match match)
                            && match.position().isOver();
                    return new Source(id, record, names, over, List.of(), null);
                })
                .orElseGet(() -> tables.replay(id, person));
    }

    /** A game without its positions. */
    public ReplayView view(String id, @Nullable Person person) {
        Source source = source(id, person);
        List<LogLine> log = new ArrayList<>();
        List<List<Integer>> totals = new ArrayList<>();
        List<Sheet> sheets = new ArrayList<>();
        Match match = new Match(source.record().setup());
        totals.add(TableViews.totals(match.position()));
        for (GameRecord.Move move : source.record().moves()) {
            Position before = match.position();
            int scored = match.scorings().size();
            int number = legal(before, move);
            List<ScoreLine> sheet = before.scoredBy(move.seat(), number);
            match.play(move.seat(), number);
            List<Scoring> scorings = List.copyOf(
                    match.scorings().subList(scored, match.scorings().size()));
            int ply = log.size() + 1;
            long at = source.times().size() >= ply ? source.times().get(ply - 1) : 0;
            Text text = Text.of(Narration.move(before, move.seat(), move.text()));
            log.add(new LogLine(ply, move.seat(), move.text(), text, at, scorings));
            totals.add(TableViews.totals(match.position()));
            for (Scoring scoring : scorings) {
                sheets.add(new Sheet(
                        ply, scoring, sheet, before.view(View.SPECTATOR).table()));
            }
        }
        return new ReplayView(
                id,
                source.record().game(),
                source.record().setup().options().values(),
                source.names(),
                source.finished(),
                log,
                totals,
                sheets,
                source.deal());
    }

    /** Some positions of a game, as everybody could see them. */
    public Positions positions(String id, @Nullable Person person, int from, int to) {
        GameRecord record = source(id, person).record();
        int first = Math.clamp(from, 0, record.moves().size());
        int last = Math.clamp(to, first, Math.min(record.moves().size(), first + MOST_POSITIONS - 1));
        List<Moment> moments = new ArrayList<>();
        Position position = record.setup().begin();
        for (int ply = 0; ply <= last; ply++) {
            if (ply >= first) {
                moments.add(new Moment(
                        ply,
                        position.round(),
                        TableViews.bits(position.movers()),
                        position.view(View.SPECTATOR).table(),
                        TableViews.sheet(position)));
            }
            if (ply < last) {
                GameRecord.Move move = record.moves().get(ply);
                position.play(move.seat(), legal(position, move));
            }
        }
        return new Positions(first, moments);
    }

    /** All scorings of a game, line by line. */
    public List<Sheet> sheets(String id, @Nullable Person person) {
        return view(id, person).sheets();
    }

    /** The record of a game as a file: whole when it is over, without what is hidden while it is not. */
    public String record(String id, @Nullable Person person) {
        Source source = source(id, person);
        return source.finished() || store.record(id).isPresent()
                ? RecordWriter.text(source.record())
                : RecordWriter.seen(source.record());
    }

    /** The numbers of a game that people like to compare. */
    public List<Answers.SeatNumbers> numbers(String id, @Nullable Person person) {
        return GameNumbers.of(source(id, person).record());
    }

    /** The points of a game after each move, for a spreadsheet. */
    public String csv(String id, @Nullable Person person) {
        ReplayView view = view(id, person);
        StringBuilder csv = new StringBuilder("ply,seat,move");
        for (int seat = 0; seat < view.names().size(); seat++) {
            csv.append(",total").append(seat);
        }
        csv.append("\r\n");
        for (LogLine line : view.log()) {
            csv.append(line.ply())
                    .append(',')
                    .append(line.seat())
                    .append(",\"")
                    .append(line.move())
                    .append('"');
            view.totals().get(line.ply()).forEach(total -> csv.append(',').append(total));
            csv.append("\r\n");
        }
        return csv.toString();
    }

    private static int legal(Position position, GameRecord.Move move) {
        if (position.judge(move.seat(), move.text()) instanceof Ruling.Legal(int number)) {
            return number;
        }
        throw new IllegalStateException("A checked record holds the illegal move " + move.text());
    }
}
