package hidalgo.rules;

import java.util.List;

/**
 * The points of one scoring.
 *
 * @param round the round it belongs to
 * @param cause {@link #GENERAL}, or the name of what caused it
 * @param points the points of each seat in this scoring, not the totals
 */
public record Scoring(int round, String cause, List<Integer> points) {
    /** The cause of a regular scoring at the end of a round. */
    public static final String GENERAL = "general";

    /** A scoring with its own copy of the points. */
    public Scoring {
        points = List.copyOf(points);
    }
}
