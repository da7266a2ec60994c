package hidalgo.rules.caballero.checker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Writes down every action that could possibly be meant and keeps those that the rules allow (section 7). */
final class CheckerMoves {
    private CheckerMoves() {}

    /** All legal moves of the turn under way, in canonical notation. */
    static SortedSet<String> legal(CheckerTable table) {
        List<String> candidates = placesAndRaises(table);
        candidates.add("supply");
        candidates.addAll(areas(table));
        candidates.addAll(ships(table));
        candidates.addAll(ownTiles(table));
        CheckerRegions.all(table).forEach(region -> candidates.add("governor " + CheckerRegions.canonical(region)));
        NavigableSet<String> legal = new TreeSet<>();
        candidates.stream()
                .filter(move -> CheckerActions.tried(table, move).isPresent())
                .forEach(legal::add);
        if (!CheckerAreas.mustLay(table) && table.turn.tiedRegions.isEmpty()) {
            legal.add("end"); // EC-3.0
        }
        return legal;
    }

    /** Whether the player can place or raise a tile now; used for the second half of a pair (EC-3.13). */
    static boolean anyPlaceOrRaise(CheckerTable table) {
        return placesAndRaises(table).stream()
                .anyMatch(move -> CheckerActions.tried(table, move).isPresent());
    }

    private static List<String> placesAndRaises(CheckerTable table) {
        List<String> moves = new ArrayList<>();
        for (int number = 1; number <= 8; number++) {
            for (Cell cell : table.emptyCellsBesideTiles()) {
                moves.add("cab " + cell + " " + number);
                moves.add("cab " + cell + " " + number + " grande");
            }
            for (Cell cell : table.tilesOf(table.turn.seat)) {
                moves.add("raise " + cell + " " + number);
            }
        }
        return moves;
    }

    private static List<String> areas(CheckerTable table) {
        List<String> moves = new ArrayList<>();
        for (Cell cell : table.emptyCellsBesideTiles()) {
            table.display.stream()
                    .flatMap(tile -> tile.rotations().stream())
                    .distinct()
                    .forEach(tile -> moves.add("area " + tile + " " + cell));
        }
        return moves;
    }

    private static List<String> ships(CheckerTable table) {
        List<String> moves = new ArrayList<>();
        Set<Spot> berths = table.berthsOf(table.turn.seat);
        for (Spot berth : berths) {
            moves.add("ship " + berth);
            moves.add("dock " + berth);
            moves.add("sail " + berth);
            berths.stream().filter(table::shipAt).forEach(from -> moves.add("sail " + from + " " + berth));
        }
        return moves;
    }

    private static List<String> ownTiles(CheckerTable table) {
        List<String> moves = new ArrayList<>();
        Set<Cell> cells = table.tilesOf(table.turn.seat);
        for (Cell cell : cells) {
            moves.addAll(Arrays.asList("take " + cell, "castillo " + cell, "grande " + cell));
            cells.forEach(other -> moves.add("castillo " + cell + " " + other));
        }
        return moves;
    }
}
