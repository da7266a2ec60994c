package hidalgo.rules.grande;

import hidalgo.rules.ScoreTally;
import hidalgo.rules.Scoring;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The points of each seat, and the latest scoring. */
final class Points implements ScoreTally {
    private final int[] totals = new int[Box.MOST_SEATS];
    private final int[] scored = new int[Box.MOST_SEATS];
    private int scorings;
    private int round;

    /** The card that caused the latest scoring, or null for a general one. */
    private @Nullable Card cause;

    /** Receives every amount, or null; not part of the position. */
    private @Nullable ScoreTally witness;

    int total(int seat) {
        return totals[seat];
    }

    /** The points of the latest scoring. */
    int scored(int seat) {
        return scored[seat];
    }

    /** How many scorings there have been. */
    int scorings() {
        return scorings;
    }

    /** Begins a scoring, to which points are added afterwards. */
    void begin(int inRound, @Nullable Card causedBy) {
        scorings++;
        round = inRound;
        cause = causedBy;
        for (int seat = 0; seat < scored.length; seat++) {
            scored[seat] = 0;
        }
    }

    @Override
    public void add(int seat, int place, String reason, int points) {
        scored[seat] += points;
        totals[seat] += points;
        if (witness != null) {
            witness.add(seat, place, reason, points);
        }
    }

    /** From now on, passes every amount to a tally. */
    void report(ScoreTally listener) {
        witness = listener;
    }

    Scoring last(int seats) {
        List<Integer> points = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            points.add(scored[seat]);
        }
        return new Scoring(round, causeText(), points);
    }

    /** A number for the latest scoring's round and cause. */
    int lastKey() {
        return 31 * round + causeText().hashCode();
    }

    void set(Points other) {
        System.arraycopy(other.totals, 0, totals, 0, totals.length);
        System.arraycopy(other.scored, 0, scored, 0, scored.length);
        scorings = other.scorings;
        round = other.round;
        cause = other.cause;
    }

    private String causeText() {
        return cause == null ? Scoring.GENERAL : cause.text();
    }
}
