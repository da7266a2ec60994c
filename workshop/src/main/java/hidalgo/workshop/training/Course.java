package hidalgo.workshop.training;

import hidalgo.rules.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The course of one game: what became of each of its positions, for training. */
final class Course {
    private final int seats;
    private final List<Moment> moments = new ArrayList<>();

    private record Moment(List<Integer> totals, int turn, int scorings) {}

    /** A game before its first move. */
    Course(int seats) {
        this.seats = seats;
        moments.add(new Moment(Collections.nCopies(seats, 0), -1, 0));
    }

    /** The number of the present moment. */
    int now() {
        return moments.size() - 1;
    }

    /** Adds the position after a move. */
    void add(Position position) {
        moments.add(new Moment(position.totals(), position.turn(), position.scorings()));
    }

    /** How the game went on after a moment; it must be over. */
    Sample.End end(int moment, byte[] shares) {
        List<Integer> last = moments.getLast().totals();
        Moment scored = moments.get(moment);
        int turns = 0;
        for (int i = moment + 1; i < moments.size(); i++) {
            turns += moments.get(i).turn() == moments.get(i - 1).turn() ? 0 : 1;
            if (scored.scorings() == moments.get(moment).scorings()) {
                scored = moments.get(i);
            }
        }
        byte[] margins = new byte[seats];
        byte[] gains = new byte[seats];
        for (int seat = 0; seat < seats; seat++) {
            int best = Integer.MIN_VALUE;
            for (int other = 0; other < seats; other++) {
                best = other == seat ? best : Math.max(best, last.get(other));
            }
            margins[seat] = cut(last.get(seat) - best);
            gains[seat] =
                    cut(scored.totals().get(seat) - moments.get(moment).totals().get(seat));
        }
        return new Sample.End(shares, margins, gains, turns);
    }

    private static byte cut(int points) {
        return (byte) Math.max(-Sample.MOST, Math.min(Sample.MOST, points));
    }
}
