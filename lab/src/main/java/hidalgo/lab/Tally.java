package hidalgo.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Counts over many games, in whole numbers only, so that their order does not matter. */
final class Tally {
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
    }

    Summary summary(long nanos) {
        List<Summary.Seat> lines = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            lines.add(new Summary.Seat(
                    (double) winParts[seat] / PARTS, (double) points[seat] / games, fewest[seat], most[seat]));
        }
        return new Summary(games, lines, moves, shortest, longest, nanos);
    }
}
