package hidalgo.rules.caballero;

import hidalgo.rules.caballero.CaballeroTable.Region;
import hidalgo.rules.caballero.CaballeroTable.Tile;
import hidalgo.rules.caballero.moves.MoveCode;
import hidalgo.rules.caballero.moves.Prices;
import hidalgo.rules.caballero.state.CaballeroTile;
import hidalgo.rules.caballero.state.PowerCards;
import hidalgo.rules.caballero.state.Side;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The effects of a move before it is played.
 *
 * @param cost the caballeros it costs (EC-3.0)
 * @param overflow the mover's caballeros that would be lost because the court can't hold them (EC-3.1, EC-3.2)
 * @param returns the caballero tiles that would leave the map
 * @param changes the regions that would be new or different
 * @param scoreBefore the points that a scoring would bring every seat now
 * @param scoreAfter the points that it would bring after the move
 */
public record Preview(
        int cost,
        int overflow,
        List<Return> returns,
        List<Change> changes,
        List<Integer> scoreBefore,
        List<Integer> scoreAfter) {

    /**
     * A caballero tile that leaves the map.
     *
     * @param tile the tile as it is now
     * @param evicted whether it is evicted (EC-3.20) instead of taken back by its owner (EC-3.19)
     * @param caballerosLost the caballeros facing land that are lost
     * @param caballerosBack those that come back to the court
     * @param shipsLost the ships that go to the common stock
     * @param shipsBack those that go to the owner's court
     */
    public record Return(
            Tile tile, boolean evicted, int caballerosLost, int caballerosBack, int shipsLost, int shipsBack) {}

    /**
     * A region that the move creates or changes.
     *
     * @param before the regions it consists of now: none if it is new, several if they are joined
     * @param after the region as it would be
     */
    public record Change(List<Region> before, Region after) {}

    static Preview of(CaballeroPosition position, int seat, int move) {
        CaballeroPosition next = position.copy();
        next.play(seat, move);
        CaballeroTable before = position.table();
        CaballeroTable after = next.table();
        int cost = Prices.of(position, seat, move);
        List<Return> returns = returns(before, after, MoveCode.kind(move) != MoveCode.TAKE);
        int gained = MoveCode.kind(move) == MoveCode.SUPPLY ? PowerCards.caballeros(position.courts.laid(seat)) : 0;
        for (Return tile : returns) {
            gained += tile.tile().seat() == seat ? tile.caballerosBack() : 0;
        }
        int overflow = position.courts.caballeros(seat) - cost + gained - next.courts.caballeros(seat);
        return new Preview(cost, overflow, returns, changes(before, after), scores(before), scores(after));
    }

    /** The caballero tiles that have left the map between two tables: evicted, or taken back by their owner. */
    public static List<Return> returns(CaballeroTable before, CaballeroTable after, boolean evicted) {
        List<Return> returns = new ArrayList<>();
        for (Tile tile : before.tiles()) {
            if (!isThere(tile, after)) {
                returns.add(returned(tile, evicted));
            }
        }
        return returns;
    }

    private static boolean isThere(Tile tile, CaballeroTable table) {
        for (Tile other : table.tiles()) {
            if (other.x() == tile.x() && other.y() == tile.y()) {
                return true;
            }
        }
        return false;
    }

    /** EC-3.19 and EC-3.20: the pieces that a castillo saves, and those lost without one. */
    private static Return returned(Tile tile, boolean evicted) {
        int sum = 0;
        int highest = 0;
        for (int i = 0; i < tile.land().length(); i++) {
            int number = CaballeroTile.number(tile.north(), Side.of(tile.land().substring(i, i + 1)));
            sum += number;
            highest = Math.max(highest, number);
        }
        int back = tile.castillo() ? highest : 0;
        int ships = tile.ships().length();
        int shipsLost = evicted && !tile.castillo() ? ships : 0;
        return new Return(tile, evicted, sum - back, back, shipsLost, ships - shipsLost);
    }

    /** The regions that are new or different between two tables. */
    public static List<Change> changes(CaballeroTable before, CaballeroTable after) {
        List<Change> changes = new ArrayList<>();
        for (Region region : after.regions()) {
            Set<String> sides = new HashSet<>(region.sides());
            List<Region> parts = new ArrayList<>();
            for (Region part : before.regions()) {
                if (sides.contains(part.name())) {
                    parts.add(part);
                }
            }
            if (parts.size() != 1 || !parts.getFirst().equals(region)) {
                changes.add(new Change(List.copyOf(parts), region));
            }
        }
        return changes;
    }

    private static List<Integer> scores(CaballeroTable table) {
        List<Integer> scores = new ArrayList<>();
        for (CaballeroTable.Court court : table.courts()) {
            scores.add(court.ifScoredNow());
        }
        return List.copyOf(scores);
    }
}
