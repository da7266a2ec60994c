package hidalgo.rules.caballero.checker;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The cells where area tiles may be placed, and the tiles that they evict (EC-3.4 to EC-3.8). */
final class CheckerAreas {
    /** How a tile may lie in a cell, best first: a worse kind is legal only if no better one is possible (EC-3.6). */
    private enum Kind {
        BESIDE_AREA_TILES,
        BESIDE_OWN_CABALLEROS,
        BESIDE_OTHER_CABALLEROS,
        IMPOSSIBLE
    }

    private CheckerAreas() {}

    /** Whether a tile is still compulsory and some displayed tile can be laid somewhere at this moment (EC-3.0, EC-3.7). */
    static boolean mustLay(CheckerTable table) {
        boolean leavesSecondOut = table.options.secondTile().equals("free") && table.turn.areasLaid > 0;
        return table.turn.areasLeft() > 0 && !leavesSecondOut && bestKind(table) != Kind.IMPOSSIBLE;
    }

    /** Whether this tile, which must be on display, may lie in this cell in this rotation. */
    static boolean allowed(CheckerTable table, AreaTile tile, Cell cell) {
        Kind kind = kind(table, tile, cell);
        return kind != Kind.IMPOSSIBLE && kind == bestKind(table);
    }

    private static Kind bestKind(CheckerTable table) {
        return Arrays.stream(Kind.values())
                .filter(kind -> table.emptyCellsBesideTiles().stream()
                        .anyMatch(cell -> table.display.stream()
                                .flatMap(tile -> tile.rotations().stream())
                                .anyMatch(tile -> kind(table, tile, cell) == kind)))
                .findFirst()
                .orElse(Kind.IMPOSSIBLE);
    }

    private static Kind kind(CheckerTable table, AreaTile tile, Cell cell) {
        List<Side> sidesToAreas = Arrays.stream(Side.values())
                .filter(side -> table.facesArea(new Spot(cell, side)))
                .toList();
        if (!table.empty(cell)) {
            return Kind.IMPOSSIBLE;
        }
        if (!sidesToAreas.isEmpty()) {
            boolean matches =
                    sidesToAreas.stream().allMatch(side -> tile.land(side) == table.facesLand(new Spot(cell, side)));
            return matches ? Kind.BESIDE_AREA_TILES : Kind.IMPOSSIBLE;
        }
        if (cell.neighbours().stream().anyMatch(neighbour -> table.ownTile(table.turn.seat, neighbour))) {
            return Kind.BESIDE_OWN_CABALLEROS;
        }
        return cell.neighbours().stream().anyMatch(table.caballeros::containsKey)
                ? Kind.BESIDE_OTHER_CABALLEROS
                : Kind.IMPOSSIBLE;
    }

    /** Lays the tile and evicts, all at once, the tiles without grande that now face land twice (EC-3.8, EC-3.20). */
    static void lay(CheckerTable table, AreaTile tile, Cell cell) {
        AreaTile onDisplay = table.display.stream()
                .filter(displayed -> displayed.rotations().contains(tile))
                .findFirst()
                .orElseThrow();
        Map<Cell, Integer> numbersBefore = new HashMap<>();
        table.caballeros.forEach(
                (where, caballero) -> numbersBefore.put(where, table.highestLandNumber(where, caballero)));
        table.display.remove(onDisplay);
        table.areas.put(cell, tile);
        numbersBefore.keySet().stream()
                .filter(where -> !table.caballeros.get(where).grande())
                .filter(where -> table.landSides(where).size() >= 2)
                .forEach(where -> CheckerReturns.evict(table, where, numbersBefore.get(where)));
    }
}
