package hidalgo.rules.caballero.checker;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Finds regions by flood fill, from scratch every time; a region is the set of its sides (EC-4.1). */
final class CheckerRegions {
    private CheckerRegions() {}

    /** The region of one side of an area tile. */
    static Set<Spot> regionOf(CheckerTable table, Spot start) {
        Set<Spot> region = new HashSet<>();
        Deque<Spot> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            Spot spot = open.removeFirst();
            if (region.add(spot)) {
                AreaTile tile = table.areas.get(spot.cell());
                tile.piece(spot.side()).forEach(side -> open.add(new Spot(spot.cell(), side)));
                if (table.facesArea(spot)) {
                    open.add(spot.across());
                }
            }
        }
        return Collections.unmodifiableSet(region);
    }

    /** All regions, each looked for once. */
    static Set<Set<Spot>> all(CheckerTable table) {
        Set<Set<Spot>> regions = new HashSet<>();
        Set<Spot> known = new HashSet<>();
        for (Cell cell : table.areas.keySet()) {
            for (Side side : Side.values()) {
                Spot spot = new Spot(cell, side);
                if (!known.contains(spot)) {
                    Set<Spot> region = regionOf(table, spot);
                    known.addAll(region);
                    regions.add(region);
                }
            }
        }
        return regions;
    }

    /** The land regions which the sides of a cell face. */
    static Set<Set<Spot>> landBeside(CheckerTable table, Cell cell) {
        return table.landSides(cell).stream()
                .map(side -> regionOf(table, new Spot(cell, side).across()))
                .collect(Collectors.toSet());
    }

    /** The side that names the region: the first in reading order (section 7). */
    static Spot canonical(Set<Spot> region) {
        return Collections.min(region);
    }

    static boolean land(CheckerTable table, Set<Spot> region) {
        Spot any = canonical(region);
        return table.areas.get(any.cell()).land(any.side());
    }

    /** The tiles of the region, each once, and 1 per gold on land or fish on water (EC-4.1). */
    static int value(CheckerTable table, Set<Spot> region) {
        String symbol = land(table, region) ? "g" : "f";
        Set<Cell> cells = region.stream().map(Spot::cell).collect(Collectors.toSet());
        long symbols = cells.stream()
                .filter(cell -> table.areas.get(cell).symbol().equals(symbol))
                .count();
        return cells.size() + (int) symbols;
    }

    /** Whether every side of the region meets an area tile (EC-5.2). */
    static boolean enclosed(CheckerTable table, Set<Spot> region) {
        return region.stream().allMatch(table::facesArea);
    }

    /** The sum of a player's numbers that face a land region; in a water region 0 (EC-3.14). */
    static int strength(CheckerTable table, Set<Spot> region, int seat) {
        if (!land(table, region)) {
            return 0;
        }
        return region.stream()
                .map(Spot::across)
                .filter(facing -> table.ownTile(seat, facing.cell()))
                .mapToInt(facing -> table.caballeros.get(facing.cell()).number(facing.side()))
                .sum();
    }

    static List<Integer> strengths(CheckerTable table, Set<Spot> region) {
        return IntStream.range(0, table.options.players())
                .mapToObj(seat -> strength(table, region, seat))
                .toList();
    }
}
