package hidalgo.rules.encoding;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Puts a layout together, plane by plane and range by range. */
public final class LayoutBuilder {
    private final List<Layout.Plane> planes = new ArrayList<>();
    private final List<Layout.Range> ranges = new ArrayList<>();
    private int actions;

    /** Adds a plane with numbers from 0 to the highest. */
    public LayoutBuilder plane(String name, int high, String meaning, Integer... shape) {
        return plane(name, 0, high, meaning, shape);
    }

    /** Adds a plane. */
    public LayoutBuilder plane(String name, int low, int high, String meaning, Integer... shape) {
        planes.add(new Layout.Plane(name, Arrays.asList(shape), low, high, meaning));
        return this;
    }

    /** Adds a range of actions; returns the number of its first action. */
    public int range(String name, int size, String meaning) {
        int first = actions;
        ranges.add(new Layout.Range(name, size, meaning));
        actions += size;
        return first;
    }

    /** The layout. */
    public Layout build() {
        return new Layout(planes, ranges);
    }
}
