package hidalgo.records;

import java.util.ArrayList;
import java.util.List;

/**
 * All effects of a move, as facts of its moment.
 *
 * @param effects its consequences, the most important first
 * @param points the changes of the points that a scoring would bring every seat; empty if there are none
 */
public record Outcome(List<Effect> effects, List<Integer> points) {
    /** A move without consequences. */
    public static final Outcome NONE = new Outcome(List.of(), List.of());

    /** An immutable outcome. */
    public Outcome {
        effects = List.copyOf(effects);
        points = List.copyOf(points);
    }

    /** The changes of the points that a scoring would bring every seat, from before a move to after it. */
    public static List<Integer> changes(List<Integer> before, List<Integer> after) {
        List<Integer> changes = new ArrayList<>();
        for (int seat = 0; seat < before.size(); seat++) {
            changes.add(after.get(seat) - before.get(seat));
        }
        return changes.stream().allMatch(change -> change == 0) ? List.of() : changes;
    }
}
