package hidalgo.rules.caballero.checker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Everything on the table during a turn: map, courts, display, common stock; copied whole to try a move. */
final class CheckerTable {
    final Checker.Options options;
    final Map<Cell, AreaTile> areas = new HashMap<>();
    final Map<Cell, CaballeroTile> caballeros = new HashMap<>();

    /** Governors by the canonical side of their region; an enclosed region never changes any more (EC-5.2). */
    final Map<Spot, Governor> governors = new HashMap<>();

    final List<CheckerPlayer> players = new ArrayList<>();
    final List<AreaTile> display = new ArrayList<>();
    final List<AreaTile> stack = new ArrayList<>();
    int shipStock;
    int castilloStock;
    CheckerTurn turn;

    private CheckerTable(Checker.Options options) {
        this.options = options;
    }

    /** The table at the start of the game (EC-1.5, EC-2.1, EC-2.2, EC-5.1). */
    static CheckerTable setUp(Checker.Options options, String start, List<String> stack) {
        CheckerTable table = new CheckerTable(options);
        table.areas.put(new Cell(0, 0), AreaTile.parse(start));
        stack.forEach(tile -> table.stack.add(AreaTile.parse(tile)));
        table.refillDisplay();
        IntStream.range(0, options.players())
                .forEach(seat -> table.players.add(new CheckerPlayer(options.expanded() ? 5 : 0)));
        table.shipStock = options.expanded() ? 16 : 12;
        table.castilloStock = options.expanded() ? 16 : 12;
        return table;
    }

    CheckerTable copy() {
        CheckerTable copy = new CheckerTable(options);
        copy.areas.putAll(areas);
        copy.caballeros.putAll(caballeros);
        copy.governors.putAll(governors);
        players.forEach(player -> copy.players.add(player.copy()));
        copy.display.addAll(display);
        copy.stack.addAll(stack);
        copy.shipStock = shipStock;
        copy.castilloStock = castilloStock;
        copy.turn = turn.copy();
        return copy;
    }

    /** Refills the display to 5, as far as the stack goes (EC-2.6). */
    void refillDisplay() {
        while (display.size() < 5 && !stack.isEmpty()) {
            display.add(stack.removeFirst());
        }
    }

    boolean empty(Cell cell) {
        return !areas.containsKey(cell) && !caballeros.containsKey(cell);
    }

    /** The empty cells next to any tile, area or caballero. */
    Set<Cell> emptyCellsBesideTiles() {
        return Stream.of(areas.keySet(), caballeros.keySet())
                .flatMap(Collection::stream)
                .flatMap(cell -> cell.neighbours().stream())
                .filter(this::empty)
                .collect(Collectors.toSet());
    }

    boolean facesArea(Spot spot) {
        return areas.containsKey(spot.across().cell());
    }

    boolean facesLand(Spot spot) {
        Spot across = spot.across();
        return facesArea(spot) && areas.get(across.cell()).land(across.side());
    }

    boolean facesWater(Spot spot) {
        return facesArea(spot) && !facesLand(spot);
    }

    /** The sides of a cell that face land. */
    List<Side> landSides(Cell cell) {
        return Arrays.stream(Side.values())
                .filter(side -> facesLand(new Spot(cell, side)))
                .toList();
    }

    /** The highest number a caballero tile has facing land in this cell, 0 if none does. */
    int highestLandNumber(Cell cell, CaballeroTile tile) {
        return landSides(cell).stream()
                .map(tile::number)
                .max(Comparator.naturalOrder())
                .orElse(0);
    }

    Set<Cell> tilesOf(int seat) {
        return caballeros.keySet().stream()
                .filter(cell -> caballeros.get(cell).owner() == seat)
                .collect(Collectors.toSet());
    }

    boolean ownTile(int seat, Cell cell) {
        return caballeros.containsKey(cell) && caballeros.get(cell).owner() == seat;
    }

    int tilesOffMap(int seat) {
        return (options.expanded() ? 10 : 8) - tilesOf(seat).size();
    }

    /** The most caballeros a court can hold (EC-3.2). */
    int capacity(int seat) {
        return 8 * tilesOffMap(seat);
    }

    /** Where the player's grande stands, or nothing if it is in court (EC-5.5). */
    Optional<Cell> grandeOf(int seat) {
        return tilesOf(seat).stream()
                .filter(cell -> caballeros.get(cell).grande())
                .findFirst();
    }

    /** Every place where a player may have a ship: water sides of own tiles, own governed waters (EC-3.15, EC-5.4). */
    Set<Spot> berthsOf(int seat) {
        Set<Spot> berths = new HashSet<>();
        for (Cell cell : tilesOf(seat)) {
            Arrays.stream(Side.values())
                    .map(side -> new Spot(cell, side))
                    .filter(this::facesWater)
                    .forEach(berths::add);
        }
        governors.forEach((spot, governor) -> {
            boolean water = !areas.get(spot.cell()).land(spot.side());
            if (governor.owner() == seat && water) {
                berths.add(spot);
            }
        });
        return berths;
    }

    boolean shipAt(Spot berth) {
        return governors.containsKey(berth)
                ? governors.get(berth).ship()
                : caballeros.get(berth.cell()).ships().contains(berth.side());
    }

    Set<Spot> shipsOf(int seat) {
        return berthsOf(seat).stream().filter(this::shipAt).collect(Collectors.toSet());
    }
}
