package hidalgo.rules.grande.checker;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** How points are counted: a place (EG-5.1 to 5.3), several places together, and the places each scoring card names. */
final class CheckerScoring {
    private final CheckerTable table;

    CheckerScoring(CheckerTable table) {
        this.table = table;
    }

    /** Points of every seat for one region or the Castillo. */
    List<Integer> place(String place) {
        List<Integer> points = zeros();
        List<Integer> numbers = table.seats().stream()
                .map(seat -> table.caballeros(place, seat))
                .filter(number -> number > 0)
                .distinct()
                .sorted(Comparator.reverseOrder())
                .toList();
        int rank = 1;
        for (int number : numbers) {
            List<Integer> group = table.seats().stream()
                    .filter(seat -> table.caballeros(place, seat) == number)
                    .toList();
            boolean tied = group.size() > 1;
            int value = value(place, tied ? rank + 1 : rank);
            group.forEach(seat -> points.set(seat, value));
            rank += tied ? 2 : 1;
        }
        addBonuses(place, points);
        return points;
    }

    /** Only the first place, and nothing if it is tied (EG-4.7, {@code scoreFirsts}). */
    private List<Integer> firstOnly(String region) {
        List<Integer> points = zeros();
        soleFirst(region).ifPresent(seat -> points.set(seat, value(region, 1)));
        addBonuses(region, points);
        return points;
    }

    /** The value of a rank; with 2 players only the first value counts, with 3 only the first two (EG-5.2). */
    private int value(String place, int rank) {
        int counting = Math.min(3, table.players() - 1);
        return rank <= counting ? table.values(place).get(rank - 1) : 0;
    }

    /** Two extra points for a sole first with the King, and with his own grande, not in the Castillo (EG-5.3). */
    private void addBonuses(String place, List<Integer> points) {
        soleFirst(place).ifPresent(seat -> {
            if (place.equals(table.king())) {
                points.set(seat, points.get(seat) + 2);
            }
            if (place.equals(table.grande(seat))) {
                points.set(seat, points.get(seat) + 2);
            }
        });
    }

    private Optional<Integer> soleFirst(String place) {
        int most = table.seats().stream()
                .mapToInt(seat -> table.caballeros(place, seat))
                .max()
                .orElse(0);
        List<Integer> first = table.seats().stream()
                .filter(seat -> table.caballeros(place, seat) == most)
                .toList();
        return most > 0 && first.size() == 1 ? Optional.of(first.getFirst()) : Optional.empty();
    }

    List<Integer> places(Collection<String> places) {
        return sum(places, this::place);
    }

    List<Integer> firstsOfAllRegions() {
        return sum(CheckerMap.REGIONS, this::firstOnly);
    }

    private List<Integer> sum(Collection<String> places, Function<String, List<Integer>> scoring) {
        List<Integer> sum = zeros();
        for (String place : places) {
            List<Integer> points = scoring.apply(place);
            table.seats().forEach(seat -> sum.set(seat, sum.get(seat) + points.get(seat)));
        }
        return sum;
    }

    /** Regions, without the Castillo, whose first value in force is one of these (EG-4.7). */
    List<String> regionsOfFirstValue(Set<Integer> firstValues) {
        return CheckerMap.REGIONS.stream()
                .filter(region -> firstValues.contains(table.values(region).getFirst()))
                .toList();
    }

    /** The region, or all tied, with the most caballeros of all colours; empty ones don't count (EG-4.7). */
    List<String> fullestRegions() {
        return settledRegionsWith(Collections::max);
    }

    /** The region, or all tied, with the fewest caballeros of all colours; empty ones don't count (EG-4.7). */
    List<String> emptiestRegions() {
        return settledRegionsWith(Collections::min);
    }

    private List<String> settledRegionsWith(Function<Set<Integer>, Integer> pick) {
        Set<Integer> numbers = CheckerMap.REGIONS.stream()
                .map(table::caballerosOfAll)
                .filter(number -> number > 0)
                .collect(Collectors.toSet());
        if (numbers.isEmpty()) {
            return List.of();
        }
        int picked = pick.apply(numbers);
        return CheckerMap.REGIONS.stream()
                .filter(region -> table.caballerosOfAll(region) == picked)
                .toList();
    }

    private List<Integer> zeros() {
        return new ArrayList<>(Collections.nCopies(table.players(), 0));
    }
}
