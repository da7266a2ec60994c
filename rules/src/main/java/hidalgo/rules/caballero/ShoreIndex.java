package hidalgo.rules.caballero;

import hidalgo.rules.caballero.state.CaballeroTile;
import hidalgo.rules.caballero.state.CaballeroTiles;
import hidalgo.rules.caballero.state.Cell;
import hidalgo.rules.caballero.state.IslandMap;
import hidalgo.rules.caballero.state.Regions;
import hidalgo.rules.caballero.state.Side;

/*
 * People read the same facts off the table. Code that judges millions of positions asks for them by number here,
 * without allocating anything. A shore is an empty cell or a caballero tile that borders an area tile. Shores and
 * regions are numbered from 0, and the numbers are valid until the next area tile is placed. Sides are bits: N 1, E 2,
 * S 4, W 8.
 */

/** The shores and regions of a position, by number. */
public final class ShoreIndex {
    /** No seat. */
    public static final int NO_SEAT = -1;

    /** There can't be more regions than this. */
    public static final int MOST_REGIONS = Regions.MOST;

    private final CaballeroPosition position;
    private final IslandMap map;
    private final CaballeroTiles tiles;

    ShoreIndex(CaballeroPosition position) {
        this.position = position;
        this.map = position.map;
        this.tiles = position.tiles;
    }

    /** The number of shores. */
    public int shores() {
        return map.shores();
    }

    /** The seat whose caballero tile is on a shore, or {@link #NO_SEAT}. */
    public int owner(int shore) {
        int slot = map.tileOn(shore);
        return slot < 0 ? NO_SEAT : CaballeroTiles.owner(slot);
    }

    /** Whether the tile on a shore has a castillo. */
    public boolean hasCastillo(int shore) {
        return tiles.hasCastillo(map.tileOn(shore));
    }

    /** Whether the tile on a shore has a grande. */
    public boolean hasGrande(int shore) {
        return tiles.hasGrande(map.tileOn(shore));
    }

    /** The highest number of the tile on a shore that faces some sides, 0 without any. */
    public int highest(int shore, int sides) {
        return CaballeroTile.highest(tiles.north(map.tileOn(shore)), sides);
    }

    /** The sides on which a shore borders land. */
    public int landSides(int shore) {
        return map.landSides(shore);
    }

    /** The sides on which a shore borders an empty shore, where an area tile may be placed (EC-3.4). */
    public int openSides(int shore) {
        int open = 0;
        int closed = map.landSides(shore) | map.waterSides(shore);
        for (int side = 0; side < Side.COUNT; side++) {
            if ((closed >> side & 1) == 0) {
                int beside = map.shoreNear(Cell.beside(map.shoreCell(shore), side));
                open |= beside >= 0 && map.tileOn(beside) < 0 ? 1 << side : 0;
            }
        }
        return open;
    }

    /**
     * The land region that a shore borders on exactly one side, or -1: a tile may be placed there to strengthen it
     * (EC-3.9).
     */
    public int entrance(int shore) {
        int land = map.landSides(shore);
        return Integer.bitCount(land) == 1 ? map.regionBeside(shore, Side.first(land)) : -1;
    }

    /** How many region numbers there are; not all of them are in use. */
    public int regions() {
        return map.regions.count();
    }

    /** Whether a number is that of a land region. */
    public boolean isLand(int region) {
        return map.regions.exists(region) && map.regions.isLand(region);
    }

    /** The value of a region (EC-4.1). */
    public int value(int region) {
        return map.regions.value(region);
    }

    /** Whether every side of a region meets an area tile (EC-5.2). */
    public boolean isEnclosed(int region) {
        return map.regions.isEnclosed(region);
    }

    /** Whether a number is still that of a region. */
    public boolean exists(int region) {
        return map.regions.exists(region);
    }

    /** How many caballeros of a seat count in a land region. */
    public int strength(int region, int seat) {
        return map.regions.strength(region, seat);
    }

    /** The sides of the tile on a shore that have ships (EC-3.15). */
    public int ships(int shore) {
        return tiles.ships(map.tileOn(shore));
    }

    /** The sides on which a shore borders water. */
    public int waterSides(int shore) {
        return map.waterSides(shore);
    }

    /** The seat whose governor stands on a region, or {@link #NO_SEAT} (EC-5.3). */
    public int governor(int region) {
        return map.regions.governor(region);
    }

    /** The seat with the most caballeros in a land region, or {@link #NO_SEAT} if several or none have the most. */
    public int leader(int region) {
        int strengths = map.regions.strengths(region);
        int most = 0;
        int leader = NO_SEAT;
        for (int seat = 0; seat < position.seats(); seat++) {
            int strength = Regions.strengthOf(seat, strengths);
            if (strength > most) {
                most = strength;
                leader = seat;
            } else if (strength == most) {
                leader = NO_SEAT;
            }
        }
        return leader;
    }

    /** The shore on a cell, or a negative number. */
    public int shoreAt(int cell) {
        return map.shoreAt(cell);
    }

    /** The shore beside a cell, or a negative number. */
    public int shoreBeside(int cell, int side) {
        return map.shoreAt(Cell.beside(cell, side));
    }

    /** The shore of the caballero tile in a slot, which must be on the map. */
    public int shoreOf(int slot) {
        return map.shoreNear(tiles.cell(slot));
    }

    /** The number that the tile on a shore faces a side with. */
    public int number(int shore, int side) {
        return CaballeroTile.number(tiles.north(map.tileOn(shore)), side);
    }

    /** The number that a tile would show on a side if one of its numbers faced north. */
    public static int numberFor(int north, int side) {
        return CaballeroTile.number(north, side);
    }

    /** The region on a side of a shore that borders an area tile. */
    public int regionBeside(int shore, int side) {
        return map.regionBeside(shore, side);
    }
}
