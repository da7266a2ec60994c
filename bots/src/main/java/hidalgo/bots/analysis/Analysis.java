package hidalgo.bots.analysis;

import java.util.Comparator;
import java.util.List;

/**
 * A whole game judged by the search, turn by turn.
 *
 * @param turns the turns
 * @param end each seat's chance to win at the end of the record, 1 in total
 */
public record Analysis(List<AnalysedTurn> turns, List<Double> end) {
    /**
     * How much two searches of the same position may differ; a turn counts as better only if the difference is larger.
     */
    public static final double MARGIN = 0.02;

    private static final double TURNING_POINT = 0.05;
    private static final int MOST_TURNING_POINTS = 5;

    /** An immutable analysis. */
    public Analysis {
        turns = List.copyOf(turns);
        end = List.copyOf(end);
    }

    /** The turns that lost the most, the worst first. */
    public List<AnalysedTurn> turningPoints() {
        return turns.stream()
                .filter(turn -> turn.loss() >= TURNING_POINT)
                .sorted(Comparator.comparingDouble(AnalysedTurn::loss).reversed())
                .limit(MOST_TURNING_POINTS)
                .toList();
    }
}
