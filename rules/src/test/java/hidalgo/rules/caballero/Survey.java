package hidalgo.rules.caballero;

import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.Refusal;
import hidalgo.rules.caballero.checker.Checker;
import hidalgo.rules.caballero.moves.Judge;
import hidalgo.rules.caballero.moves.Notation;
import hidalgo.rules.caballero.moves.WrittenMove;
import hidalgo.rules.caballero.state.AreaTile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/*
 * Nearly everything comes from the public snapshot of a position. Only the order of the stack and the judge's objections
 * are taken from behind it, and nowhere else in the tests.
 */

/** The pieces on the table, in the words of the tests and of the checker. */
final class Survey {
    /**
     * A caballero tile on the map.
     *
     * @param owner its owner
     * @param cell where it lies
     * @param north the number facing north
     * @param ships the sides with a ship
     * @param castillo whether a castillo stands on it
     * @param grande whether its owner's grande stands on it
     */
    record Tile(int owner, String cell, int north, String ships, boolean castillo, boolean grande) {}

    private final CaballeroPosition position;
    private final CaballeroTable table;

    private Survey(CaballeroPosition position) {
        this.position = position;
        this.table = position.table();
    }

    static Survey of(Position position) {
        return new Survey((CaballeroPosition) position);
    }

    /** The legal moves of a seat in canonical notation, in the order in which they are listed. */
    static List<String> legalMoves(Position position, int seat) {
        MoveList moves = new MoveList();
        position.legalMoves(seat, moves);
        List<String> legal = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            legal.add(position.notation(moves.get(i)));
        }
        return legal;
    }

    /** The reason against a well-formed move, legal or not; null if there is none. */
    static @Nullable Refusal objection(Position position, int seat, String move) {
        WrittenMove written = Notation.parse(move);
        if (written == null) {
            throw new IllegalArgumentException("Not a move: " + move);
        }
        return Judge.explain((CaballeroPosition) position, seat, written);
    }

    CaballeroTable table() {
        return table;
    }

    int court(int seat) {
        return table.courts().get(seat).caballeros();
    }

    int shipsInCourt(int seat) {
        return table.courts().get(seat).ships();
    }

    int tilesOffMap(int seat) {
        return table.courts().get(seat).tiles();
    }

    int governors(int seat) {
        return table.courts().get(seat).governors();
    }

    boolean isGrandeInCourt(int seat) {
        return table.tiles().stream().noneMatch(tile -> tile.seat() == seat && tile.grande());
    }

    int shipStock() {
        return table.shipStock();
    }

    int castilloStock() {
        return table.castilloStock();
    }

    /** The displayed tiles, each in its alphabetically first rotation, sorted. */
    List<String> display() {
        return table.display().stream().sorted().toList();
    }

    /** The tiles that are still face down, in drawing order. */
    List<String> stack() {
        List<String> stack = new ArrayList<>();
        for (int i = position.drawn; i < position.stack.length; i++) {
            stack.add(AreaTile.text(position.stack[i]));
        }
        return stack;
    }

    /** The area tiles on the map by their cell, as they lie. */
    Map<String, String> areas() {
        Map<String, String> areas = new HashMap<>();
        table.areas().forEach(area -> areas.put(area.x() + "," + area.y(), area.tile()));
        return areas;
    }

    List<Tile> tiles() {
        return table.tiles().stream()
                .map(tile -> new Tile(
                        tile.seat(),
                        tile.x() + "," + tile.y(),
                        tile.north(),
                        tile.ships(),
                        tile.castillo(),
                        tile.grande()))
                .toList();
    }

    /** All regions in the form in which the checker has them. */
    Set<Checker.Region> regions() {
        Set<Checker.Region> regions = new HashSet<>();
        table.regions().forEach(region -> regions.add(region(region)));
        return regions;
    }

    /** The region of a side of an area tile, such as {@code 0,0 E}. */
    Checker.Region region(String side) {
        return table.regions().stream()
                .filter(region -> region.sides().contains(side))
                .map(Survey::region)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("No area tile has the side " + side));
    }

    List<Integer> ifScoredNow() {
        return table.courts().stream().map(CaballeroTable.Court::ifScoredNow).toList();
    }

    private static Checker.Region region(CaballeroTable.Region region) {
        return new Checker.Region(
                region.land(),
                Set.copyOf(region.sides()),
                region.value(),
                region.strengths(),
                region.enclosed(),
                region.governor());
    }
}
