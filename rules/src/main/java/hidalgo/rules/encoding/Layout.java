package hidalgo.rules.encoding;

import java.util.ArrayList;
import java.util.List;

/**
 * The fixed layout of a game with a number of seats.
 *
 * @param planes the parts of an observation, in their order
 * @param ranges the kinds of actions, in the order of their numbers
 */
public record Layout(List<Plane> planes, List<Range> ranges) {
    /** The range of the last action, by which a seat that may interrupt an action lets it pass. */
    public static final Range WAIT =
            new Range("wait", 1, "the seat lets another seat's action pass; only if the seat is not obliged to move");

    /**
     * A part of an observation.
     *
     * @param name its name
     * @param shape its dimensions
     * @param low its lowest number
     * @param high its highest number
     * @param meaning the meaning of the numbers
     */
    public record Plane(String name, List<Integer> shape, int low, int high, String meaning) {
        /** An immutable plane. */
        public Plane {
            shape = List.copyOf(shape);
        }

        /** How many numbers it has. */
        public int size() {
            int size = 1;
            for (int length : shape) {
                size *= length;
            }
            return size;
        }
    }

    /**
     * Actions of the same kind, which follow each other.
     *
     * @param name how moves of this kind are written
     * @param size how many there are
     * @param meaning the meaning of each of them
     */
    public record Range(String name, int size, String meaning) {}

    /** An immutable layout; {@link #WAIT} is added at the end. */
    public Layout {
        planes = List.copyOf(planes);
        List<Range> all = new ArrayList<>(ranges);
        all.add(WAIT);
        ranges = List.copyOf(all);
    }

    /** How many numbers an observation has. */
    public int observations() {
        int numbers = 0;
        for (Plane plane : planes) {
            numbers += plane.size();
        }
        return numbers;
    }

    /** How many actions there are. */
    public int actions() {
        int actions = 0;
        for (Range range : ranges) {
            actions += range.size();
        }
        return actions;
    }

    /** The number of the action {@link #WAIT}. */
    public int waiting() {
        return actions() - 1;
    }
}
