package hidalgo.rules.caballero.checker;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The rule against making ties by placing or raising, with its exception for a pair of moves (EC-3.13). */
final class CheckerTies {
    private CheckerTies() {}

    /**
     * Tests the table after a place or raise of the tile in this cell, the whole move included. A tie that stood before
     * the move is gone afterwards; one that is the first half of a pair is noted in the turn.
     */
    static boolean allowed(CheckerTable after, Cell cell) {
        Set<Set<Spot>> touched = CheckerRegions.landBeside(after, cell);
        Set<Set<Spot>> tied = touched.stream()
                .filter(region -> tied(after, region, after.turn.seat))
                .collect(Collectors.toSet());
        Set<Set<Spot>> tiedBefore = after.turn.tiedRegions;
        if (!tiedBefore.isEmpty()) {
            after.turn.tiedRegions = Set.of();
            return touched.containsAll(tiedBefore) && tied.isEmpty();
        }
        if (tied.isEmpty()) {
            return true;
        }
        after.turn.tiedRegions = tied;
        return after.options.tieTest().equals("sum") && CheckerMoves.anyPlaceOrRaise(after);
    }

    private static boolean tied(CheckerTable table, Set<Spot> region, int seat) {
        int own = CheckerRegions.strength(table, region, seat);
        return IntStream.range(0, table.options.players())
                .filter(other -> other != seat)
                .anyMatch(other -> CheckerRegions.strength(table, region, other) == own);
    }
}
