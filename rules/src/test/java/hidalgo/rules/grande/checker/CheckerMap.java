package hidalgo.rules.grande.checker;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The printed facts of the game: regions and their neighbours (EG-1.1), power cards (EG-1.3), scoreboards (EG-1.4). */
final class CheckerMap {
    static final String CASTILLO = "Cas";

    private record Place(List<Integer> values, List<String> neighbours) {}

    private static final SortedMap<String, Place> PLACES = new TreeMap<>();

    static {
        add("Gal", List.of(4, 2, 0), "Old", "Bas");
        add("Bas", List.of(5, 3, 1), "Gal", "Old", "Ara");
        add("Old", List.of(6, 4, 2), "Gal", "Bas", "Ara", "New");
        add("Ara", List.of(5, 4, 1), "Bas", "Old", "New", "Val", "Cat");
        add("Cat", List.of(4, 2, 1), "Ara", "Val");
        add("New", List.of(7, 4, 2), "Old", "Ara", "Val", "Gra", "Sev");
        add("Val", List.of(5, 3, 2), "Cat", "Ara", "New", "Gra");
        add("Gra", List.of(6, 3, 1), "Val", "New", "Sev");
        add("Sev", List.of(4, 3, 1), "New", "Gra");
        add(CASTILLO, List.of(5, 3, 1));
    }

    /** The nine regions, without the Castillo. */
    static final SortedSet<String> REGIONS = nineRegions();

    /** Caballeros to fetch with power card 1, 2, … 13 (EG-1.3). */
    private static final List<Integer> CABALLEROS_OF_POWER_CARD = List.of(6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0);

    private CheckerMap() {}

    private static void add(String code, List<Integer> values, String... neighbours) {
        PLACES.put(code, new Place(values, List.of(neighbours)));
    }

    private static SortedSet<String> nineRegions() {
        SortedSet<String> regions = new TreeSet<>(PLACES.keySet());
        regions.remove(CASTILLO);
        return Collections.unmodifiableSortedSet(regions);
    }

    /** The printed values of a region or of the Castillo for first, second and third. */
    static List<Integer> printedValues(String place) {
        return PLACES.get(place).values();
    }

    static List<String> neighbours(String region) {
        return PLACES.get(region).neighbours();
    }

    /** The values of the scoreboard {@code high} or {@code low} (EG-1.4). */
    static List<Integer> scoreboardValues(String scoreboard) {
        return switch (scoreboard) {
            case "high" -> List.of(8, 4, 0);
            case "low" -> List.of(4, 0, 0);
            default -> throw new IllegalArgumentException("no scoreboard " + scoreboard);
        };
    }

    static int caballerosOfPowerCard(int powerCard) {
        return CABALLEROS_OF_POWER_CARD.get(powerCard - 1);
    }
}
