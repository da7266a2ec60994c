package hidalgo.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Scanner;

/** Counts over many games, in whole numbers only, so that their order does not matter. */
public final class Tally {
    /** A victory in units that 2, 3, 4 and 5 winners can share. */
    private static final int PARTS = 60;

    private final int seats;
    private final long[] winParts;
    private final long[] points;
    private final int[] fewest;
    private final int[] most;
    private int games;
    private long moves;
    private int shortest = Integer.MAX_VALUE;
    private int longest;
    private long nanos;

    Tally(int seats) {
        this.seats = seats;
        winParts = new long[seats];
        points = new long[seats];
        fewest = new int[seats];
        most = new int[seats];
        Arrays.fill(fewest, Integer.MAX_VALUE);
    }

    void add(SimulatedGame game) {
        List<Integer> totals = game.totals();
        List<Integer> winners = game.winners();
        for (int seat = 0; seat < seats; seat++) {
            int total = totals.get(seat);
            winParts[seat] += winners.contains(seat) ? PARTS / winners.size() : 0;
            points[seat] += total;
            fewest[seat] = Math.min(fewest[seat], total);
            most[seat] = Math.max(most[seat], total);
        }
        games++;
        moves += game.length();
        shortest = Math.min(shortest, game.length());
        longest = Math.max(longest, game.length());
    }

    void add(Tally other) {
        for (int seat = 0; seat < seats; seat++) {
            winParts[seat] += other.winParts[seat];
            points[seat] += other.points[seat];
            fewest[seat] = Math.min(fewest[seat], other.fewest[seat]);
            most[seat] = Math.max(most[seat], other.most[seat]);
        }
        games += other.games;
        moves += other.moves;
        shortest = Math.min(shortest, other.shortest);
        longest = Math.max(longest, other.longest);
        nanos += other.nanos;
    }

    /** Adds the time that the games took. */
    void took(long moreNanos) {
        nanos += moreNanos;
    }

    /** All counts in one line, for a part of a run. */
    public String line() {
        List<String> numbers = new ArrayList<>();
        for (long number : new long[] {games, moves, shortest, longest, nanos}) {
            numbers.add(Long.toString(number));
        }
        for (int seat = 0; seat < seats; seat++) {
            for (long number : new long[] {winParts[seat], points[seat], fewest[seat], most[seat]}) {
                numbers.add(Long.toString(number));
            }
        }
        return String.join(" ", numbers);
    }

    /** Adds the counts of a line. */
    private void add(Scanner line) {
        Tally other = new Tally(seats);
        other.games = line.nextInt();
        other.moves = line.nextLong();
        other.shortest = line.nextInt();
        other.longest = line.nextInt();
        other.nanos = line.nextLong();
        for (int seat = 0; seat < seats; seat++) {
            other.winParts[seat] = line.nextLong();
            other.points[seat] = line.nextLong();
            other.fewest[seat] = line.nextInt();
            other.most[seat] = line.nextInt();
        }
        add(other);
    }

    /** The sum of such lines. */
    public static Tally sum(int seats, List<String> lines) {
        Tally sum = new Tally(seats);
        for (String line : lines) {
            sum.add(new Scanner(line));
        }
        return sum;
    }

    /** The results. */
    public Summary summary() {
        List<Summary.Seat> lines = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            lines.add(new Summary.Seat(
                    (double) winParts[seat] / PARTS, (double) points[seat] / games, fewest[seat], most[seat]));
        }
        return new Summary(games, lines, moves, shortest, longest, nanos);
    }
}
