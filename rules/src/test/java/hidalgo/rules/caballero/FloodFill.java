package hidalgo.rules.caballero;

import hidalgo.rules.caballero.checker.Checker;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Regions found anew from the tiles on the map (EC-4.1), however the engine keeps its own. */
final class FloodFill {
    private static final String SIDES = "NESW";
    private static final int[] X = {0, 1, 0, -1};
    private static final int[] Y = {-1, 0, 1, 0};

    private final Map<String, String> areas;
    private final List<Survey.Tile> tiles;
    private final int seats;

    FloodFill(Survey survey, int seats) {
        this.areas = survey.areas();
        this.tiles = survey.tiles();
        this.seats = seats;
    }

    /** All regions; governors are not on the map of tiles, so they are taken from those given. */
    Set<Checker.Region> regions(Set<Checker.Region> kept) {
        Set<Checker.Region> regions = new HashSet<>();
        Set<String> done = new HashSet<>();
        for (String cell : areas.keySet()) {
            for (int side = 0; side < 4; side++) {
                String start = cell + " " + SIDES.charAt(side);
                if (!done.contains(start)) {
                    Set<String> sides = fill(cell, side);
                    done.addAll(sides);
                    regions.add(describe(sides, governor(sides, kept)));
                }
            }
        }
        return regions;
    }

    /** The first of some sides in reading order (section 7). */
    static String first(Set<String> sides) {
        return Collections.min(
                sides,
                Comparator.comparingInt((String side) -> y(cell(side)))
                        .thenComparingInt(side -> x(cell(side)))
                        .thenComparingInt(FloodFill::sideNumber));
    }

    private Set<String> fill(String cell, int side) {
        Set<String> filled = new HashSet<>();
        Deque<String> open = new ArrayDeque<>(List.of(cell + " " + SIDES.charAt(side)));
        while (!open.isEmpty()) {
            String at = open.pop();
            if (filled.add(at)) {
                String tile = areas.get(cell(at));
                boolean bridge = tile.startsWith("LWLW") || tile.startsWith("WLWL");
                char kind = tile.charAt(sideNumber(at));
                for (int other = 0; other < 4; other++) {
                    if (tile.charAt(other) == kind && (kind == 'L' || !bridge)) {
                        open.push(cell(at) + " " + SIDES.charAt(other));
                    }
                }
                String across = across(at);
                if (areas.containsKey(cell(across))) {
                    open.push(across);
                }
            }
        }
        return filled;
    }

    private Checker.Region describe(Set<String> sides, int governor) {
        String any = sides.iterator().next();
        boolean land = areas.get(cell(any)).charAt(sideNumber(any)) == 'L';
        Set<String> cells = new HashSet<>();
        sides.forEach(side -> cells.add(cell(side)));
        int value = cells.size();
        for (String cell : cells) {
            value += areas.get(cell).endsWith(land ? "g" : "f") ? 1 : 0;
        }
        List<Integer> strengths = new ArrayList<>(Collections.nCopies(seats, 0));
        for (Survey.Tile tile : tiles) {
            for (int side = 0; side < 4; side++) {
                if (land && sides.contains(across(tile.cell() + " " + SIDES.charAt(side)))) {
                    int number = (tile.north() - 1) / 4 * 4 + (tile.north() - 1 + side) % 4 + 1;
                    strengths.set(tile.owner(), strengths.get(tile.owner()) + number);
                }
            }
        }
        boolean enclosed = sides.stream().allMatch(side -> areas.containsKey(cell(across(side))));
        return new Checker.Region(land, sides, value, strengths, enclosed, governor);
    }

    private static int governor(Set<String> sides, Set<Checker.Region> kept) {
        return kept.stream()
                .filter(region -> region.sides().equals(sides))
                .mapToInt(Checker.Region::governor)
                .findFirst()
                .orElse(-1);
    }

    private static String across(String side) {
        int number = sideNumber(side);
        String cell = cell(side);
        return (x(cell) + X[number]) + "," + (y(cell) + Y[number]) + " " + SIDES.charAt((number + 2) % 4);
    }

    private static String cell(String side) {
        return side.substring(0, side.indexOf(' '));
    }

    private static int sideNumber(String side) {
        return SIDES.indexOf(side.charAt(side.length() - 1));
    }

    private static int x(String cell) {
        return Integer.parseInt(cell.substring(0, cell.indexOf(',')));
    }

    private static int y(String cell) {
        return Integer.parseInt(cell.substring(cell.indexOf(',') + 1));
    }
}
