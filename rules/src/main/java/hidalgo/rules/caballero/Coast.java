package hidalgo.rules.caballero;

/*
 * Everything here can be read off the table too, which people look at. Programs that judge millions of positions ask for
 * it by number, without allocating anything. A shore is an empty cell or a caballero tile that borders an area tile;
 * shores and regions are numbered from 0, and the numbers hold until the next area tile is laid. Sides are bits: N 1, E 2,
 * S 4, W 8.
 */

/** The shores and regions of a position, to be asked by number. */
public final class Coast {
    /** No seat. */
    public static final int NOBODY = -1;

    /** More regions than this there can't be. */
    public static final int MOST_REGIONS = Regions.MOST;

    private final CaballeroPosition position;
    private final IslandMap map;
    private final CaballeroTiles tiles;

    Coast(CaballeroPosition position) {
        this.position = position;
        this.map = position.map;
        this.tiles = position.tiles;
    }

    /** The number of shores. */
    public int shores() {
        return map.shores();
    }

    /** The seat whose caballero tile lies on a shore, or {@link #NOBODY}. */
    public int owner(int shore) {
        int slot = map.tileOn(shore);
        return slot < 0 ? NOBODY : CaballeroTiles.owner(slot);
    }

    /** Whether a castillo stands on the tile on a shore. */
    public boolean hasCastillo(int shore) {
        return tiles.hasCastillo(map.tileOn(shore));
    }

    /** Whether a grande stands on the tile on a shore. */
    public boolean hasGrande(int shore) {
        return tiles.hasGrande(map.tileOn(shore));
    }

    /** The highest number that the tile on a shore turns to some sides, 0 without any. */
    public int highest(int shore, int sides) {
        return CaballeroTile.highest(tiles.north(map.tileOn(shore)), sides);
    }

    /** The sides on which a shore borders land. */
    public int landSides(int shore) {
        return map.landSides(shore);
    }

    /** The sides on which a shore borders an empty shore, where an area tile may be laid (EC-3.4). */
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

    /** The land region that a shore borders on one side only, or -1: there a tile may be added to it (EC-3.9). */
    public int entrance(int shore) {
        int land = map.landSides(shore);
        return Integer.bitCount(land) == 1 ? map.regionBeside(shore, Side.first(land)) : -1;
    }

    /** How many region numbers there are; not all of them are in use. */
    public int regions() {
        return map.regions.count();
    }

    /** Whether a number stands for a land region. */
    public boolean isLand(int region) {
        return map.regions.exists(region) && map.regions.isLand(region);
    }

    /** The value of a region (EC-4.1). */
    public int value(int region) {
        return map.regions.value(region);
    }

    /** The seat whose governor stands on a region, or {@link #NOBODY} (EC-5.3). */
    public int governor(int region) {
        return map.regions.governor(region);
    }

    /** The seat that has the most caballeros in a land region, or {@link #NOBODY} if several have or none is there. */
    public int leader(int region) {
        int strengths = map.regions.strengths(region);
        int most = 0;
        int leader = NOBODY;
        for (int seat = 0; seat < position.seats(); seat++) {
            int strength = Regions.strengthOf(seat, strengths);
            if (strength > most) {
                most = strength;
                leader = seat;
            } else if (strength == most) {
                leader = NOBODY;
            }
        }
        return leader;
    }
}
