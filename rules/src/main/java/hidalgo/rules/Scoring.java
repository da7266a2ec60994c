package hidalgo.rules;

import java.util.List;

/**
 * What one scoring brought.
 *
 * @param round the round it belongs to
 * @param cause {@link #GENERAL}, or the name of what caused it
 * @param points what each seat scored, not what it has in all
 */
public record Scoring(int round, String cause, List<Integer> points) {
    /** The cause of a scoring that the calendar brings. */
    public static final String GENERAL = "general";

    /** A scoring with points of its own. */
    public Scoring {
        points = List.copyOf(points);
    }
}
