package hidalgo.browser;

import java.util.List;
import java.util.Map;

/**
 * A point on the screen that stands for something on the map.
 *
 * @param code the code of the place, or nothing where places have none
 */
public record Spot(double x, double y, String code) {
    /** A spot as a script returns it. */
    public static Spot of(Object told) {
        Map<?, ?> point = (Map<?, ?>) told;
        Object code = point.get("code");
        return new Spot(number(point.get("x")), number(point.get("y")), code == null ? "" : code.toString());
    }

    /** Several spots as a script returns them. */
    public static List<Spot> listOf(Object told) {
        return ((List<?>) told).stream().map(Spot::of).toList();
    }

    private static double number(Object told) {
        return ((Number) told).doubleValue();
    }
}
