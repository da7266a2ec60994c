package hidalgo.tables.puzzle;

import hidalgo.bots.Persona;
import hidalgo.records.Narration;
import hidalgo.records.puzzle.PuzzleTask;
import hidalgo.records.puzzle.PuzzleTask.Answer;
import hidalgo.rules.Position;
import hidalgo.rules.View;
import hidalgo.tables.Day;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.LogLine;
import hidalgo.tables.protocol.ReplayAnswers;
import hidalgo.tables.protocol.Text;
import hidalgo.tables.view.Lines;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The puzzle of the day, the same for all, and those of the days before. */
public final class Puzzles {
    /** How many days back the list goes. */
    private static final int LISTED = 30;

    /** How many days back a puzzle can be looked at: who has a link to an old one can use it. */
    private static final int KEPT = 366;

    private static final Persona NO_PERSONA = new Persona("", "");

    private final LongSupplier now;
    /**
     * Playing through a game and judging all answers takes some time, so it is done once; there are no more than in the
     * stock.
     */
    private final Map<StoredPuzzle, Ready> ready = new ConcurrentHashMap<>();

    private record Ready(PuzzleTask task, List<Answer> answers) {}

    /** Puzzles by the days of a clock that shows the milliseconds since 1970. */
    public Puzzles(LongSupplier now) {
        this.now = now;
    }

    /** The latest days, today first. */
    public List<ReplayAnswers.PuzzleLine> days() {
        return days(LISTED)
                .map(day -> new ReplayAnswers.PuzzleLine(
                        day.toString(),
                        PuzzleStock.of(day).game(),
                        PuzzleStock.of(day).word()))
                .toList();
    }

    /** The puzzle of a day, without its answer. */
    public ReplayAnswers.PuzzleView view(String day) {
        Day date = date(day);
        StoredPuzzle puzzle = PuzzleStock.of(date);
        Ready known = ready(puzzle);
        Position position = known.task().position();
        List<Persona> people = people(date, position.seats(), puzzle.seat());
        return new ReplayAnswers.PuzzleView(
                date.toString(),
                puzzle.game(),
                position.round(),
                puzzle.seat(),
                known.task().rival(),
                puzzle.word(),
                people.stream().map(Persona::name).toList(),
                people.stream().map(Persona::id).toList(),
                position.totals(),
                position.view(View.SPECTATOR).table(),
                known.answers().stream().map(Answer::notation).sorted().toList());
    }

    /** The result of a move, and the best one. */
    public ReplayAnswers.PuzzleVerdict judge(String day, String move) {
        StoredPuzzle puzzle = PuzzleStock.of(date(day));
        Ready known = ready(puzzle);
        Answer yours = known.answers().stream()
                .filter(answer -> answer.notation().equals(move))
                .findFirst()
                .orElseThrow(() -> RequestRefused.of(Kind.BAD, "server.puzzle.move"));
        Answer best = known.answers().getFirst();
        long better = known.answers().stream()
                .filter(answer -> answer.gain() > yours.gain())
                .count();
        View after = known.task().after(best).view(View.SPECTATOR);
        return new ReplayAnswers.PuzzleVerdict(
                yours.gain(),
                best.gain(),
                (int) better + 1,
                known.answers().size(),
                line(known.task(), yours),
                line(known.task(), best),
                after.table(),
                known.task().position().view(View.SPECTATOR).scoreSheet(),
                after.scoreSheet());
    }

    private Ready ready(StoredPuzzle puzzle) {
        return ready.computeIfAbsent(puzzle, wanted -> {
            PuzzleTask task = wanted.task();
            return new Ready(task, task.answers());
        });
    }

    private static LogLine line(PuzzleTask task, Answer answer) {
        String first = answer.notation().split(PuzzleTask.BETWEEN)[0];
        return new LogLine(
                1,
                task.seat(),
                answer.notation(),
                Text.of(Narration.move(task.position(), task.seat(), first)),
                0,
                Lines.effects(answer.outcome()),
                answer.outcome().points(),
                List.of());
    }

    /** The personas of the other seats: different ones every day; none in the reader's seat. */
    private static List<Persona> people(Day day, int seats, int reader) {
        List<Persona> all = Persona.all();
        List<Persona> people = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            int place = Math.floorMod(day.number() * 3 + seat, all.size());
            people.add(seat == reader ? NO_PERSONA : all.get(place));
        }
        return people;
    }

    /** The day that an address names: not in the future, and not too long ago. */
    private Day date(String name) {
        Day today = Day.at(now.getAsLong());
        Day day = name.equals("today") ? today : Day.named(name, today.before(KEPT - 1), today);
        if (day == null) {
            throw RequestRefused.of(Kind.GONE, "server.puzzle.day");
        }
        return day;
    }

    /** The latest days, today first. */
    private Stream<Day> days(int count) {
        Day today = Day.at(now.getAsLong());
        return IntStream.range(0, count).mapToObj(today::before);
    }
}
