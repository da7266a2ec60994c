package hidalgo.workshop;

import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.lab.bench.Benchmark;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/*
 * There is no warm-up: the first game shows how long people wait right after they have started the program. So only the
 * first benchmark that a process measures is a cold start. The thread's processor time is measured, so other programs
 * on the machine don't count; on an idle machine, a bot with one thread takes as long by the clock.
 */

/** Measures how long a bot takes for its turns, all moves of a turn together. */
public final class TurnTimes {
    /**
     * The results, in milliseconds of processor time.
     *
     * @param name the benchmark's name
     * @param turns how many turns were timed
     * @param first the very first turn
     * @param firstGame the longest turn of the first game
     * @param median the median of all games
     * @param most the time that 99% of all turns did not exceed
     * @param longest the longest turn
     */
    public record Figures(
            String name, int turns, double first, double firstGame, double median, double most, double longest) {}

    private static final double NANOS = 1e6;
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private final List<Bot> bots = new ArrayList<>();
    private final RandomSource random;
    private final List<Double> times = new ArrayList<>();
    private int turn = -1;
    private int turnSeat = -1;

    private TurnTimes(String bot, int seats, RandomSource random) {
        this.random = random;
        for (int seat = 0; seat < seats; seat++) {
            bots.add(Bots.of(bot));
        }
    }

    /** Lets a bot play some games of a benchmark against itself. */
    public static Figures of(Benchmark benchmark, String bot, int games) {
        List<Position> starts = benchmark.starts();
        RandomSource random = RandomSource.of(1);
        List<Double> all = new ArrayList<>();
        double first = 0;
        double firstGame = 0;
        for (int i = 0; i < games; i++) {
            Position position = starts.get(i % starts.size()).copy();
            TurnTimes game = new TurnTimes(bot, position.seats(), random);
            game.play(position);
            if (i == 0) {
                first = game.times.getFirst();
                firstGame = Collections.max(game.times);
            }
            all.addAll(game.times);
        }
        Collections.sort(all);
        int last = all.size() - 1;
        return new Figures(
                benchmark.name(),
                all.size(),
                first,
                firstGame,
                all.get(last / 2),
                all.get((int) (last * 0.99)),
                all.get(last));
    }

    private void play(Position position) {
        while (!position.isOver()) {
            if (!interrupts(position)) {
                move(position, Integer.numberOfTrailingZeros(position.obliged()));
            }
        }
    }

    /** Asks the seats that may interrupt; returns whether one did. */
    private boolean interrupts(Position position) {
        for (int rest = position.movers() & ~position.obliged(); rest != 0; rest &= rest - 1) {
            if (move(position, Integer.numberOfTrailingZeros(rest))) {
                return true;
            }
        }
        return false;
    }

    private boolean move(Position position, int seat) {
        long start = CLOCK.getCurrentThreadCpuTime();
        int move = bots.get(seat).choose(position.view(seat), random);
        add(position.turn(), seat, (CLOCK.getCurrentThreadCpuTime() - start) / NANOS);
        if (move == Bot.WAIT) {
            return false;
        }
        position.play(seat, move);
        return true;
    }

    private void add(int number, int seat, double millis) {
        if (number == turn && seat == turnSeat) {
            times.set(times.size() - 1, times.getLast() + millis);
        } else {
            turn = number;
            turnSeat = seat;
            times.add(millis);
        }
    }
}
