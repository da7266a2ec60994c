package hidalgo.tables.cup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** The points that a place at a table gives: a setting of a cup. Equal places share the points of the places they take. */
public final class PlacePoints {
    /** Points are counted in this many parts, so that two to five entrants can share them without a rest. */
    public static final int PARTS = 60;

    private static final Map<Integer, List<Integer>> USUAL = Map.of(2, List.of(5, 1), 3, List.of(5, 3, 1));

    private static final List<Integer> OF_MANY = List.of(5, 3, 2, 1);

    private static final int MOST = 100;

    private PlacePoints() {}

    /** The usual points for a table: beyond five places, only the first four get any. */
    public static List<Integer> usual(int places) {
        List<Integer> known = USUAL.get(places);
        if (known != null) {
            return known;
        }
        List<Integer> points = new ArrayList<>(Collections.nCopies(places, 0));
        for (int place = 0; place < OF_MANY.size(); place++) {
            points.set(place, OF_MANY.get(place));
        }
        return points;
    }

    /** Whether points for a number of places can be used: one number for each place, and none higher than the one before it. */
    public static boolean areGood(int places, List<Integer> points) {
        if (points.size() != places || points.getFirst() > MOST || points.getFirst() == 0) {
            return false;
        }
        for (int place = 0; place < places; place++) {
            int before = place == 0 ? MOST : points.get(place - 1);
            if (points.get(place) < 0 || points.get(place) > before) {
                return false;
            }
        }
        return true;
    }

    /**
     * The points of entrants at a table, in parts.
     *
     * @param points the points of the places
     * @param places the places of the entrants; bots that fill a table are not among them
     */
    public static long[] of(List<Integer> points, int... places) {
        long[] shared = new long[places.length];
        for (int entrant = 0; entrant < places.length; entrant++) {
            int place = places[entrant];
            int ahead =
                    (int) Arrays.stream(places).filter(other -> other < place).count();
            int equal =
                    (int) Arrays.stream(places).filter(other -> other == place).count();
            long sum = 0;
            for (int taken = ahead; taken < ahead + equal; taken++) {
                sum += taken < points.size() ? points.get(taken) : 0;
            }
            shared[entrant] = sum * PARTS / equal;
        }
        return shared;
    }
}
