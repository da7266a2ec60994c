package hidalgo.rules.caballero;

import java.util.Arrays;

/*
 * One run along the shore finds it all. A cell beside a caballero tile is open if an area tile could come to lie there by
 * EC-3.4: it borders an area tile and holds nothing.
 */

/** How firmly every seat stands on the map: what its caballero tiles must fear and what they may hope for. */
public final class Footholds {
    private static final int MOST_SEATS = 4;

    private final int[] exposed = new int[MOST_SEATS];
    private final int[] backed = new int[MOST_SEATS];
    private final int[] afloat = new int[MOST_SEATS];
    private final int[] blocked = new int[MOST_SEATS];
    private final boolean[] reachable = new boolean[Regions.MOST];

    /** Looks at a position. */
    public void look(CaballeroPosition position) {
        Arrays.fill(exposed, 0);
        Arrays.fill(backed, 0);
        Arrays.fill(afloat, 0);
        Arrays.fill(blocked, 0);
        Arrays.fill(reachable, 0, position.map.regions.count(), false);
        for (int shore = 0; shore < position.map.shores(); shore++) {
            if (position.map.tileOn(shore) < 0) {
                reach(position.map, shore);
            } else {
                tile(position, shore);
            }
        }
        for (int region = 0; region < position.map.regions.count(); region++) {
            lead(position, region);
        }
    }

    /** The caballeros on tiles that an area tile beside them could drive off and that no castillo backs (EC-3.8). */
    public int exposed(int seat) {
        return exposed[seat];
    }

    /** The caballeros on land that a castillo would bring back, to stand elsewhere before a scoring (EC-3.19). */
    public int backed(int seat) {
        return backed[seat];
    }

    /** The numbers that tiles on water only turn to open cells, where land may come to them for free (EC-3.11). */
    public int afloat(int seat) {
        return afloat[seat];
    }

    /** The points for land regions that the seat leads alone and that nobody can enter with a tile (EC-3.9). */
    public int blocked(int seat) {
        return blocked[seat];
    }

    /** An empty cell with one land side lets everybody into the region there (EC-3.9). */
    private void reach(IslandMap map, int shore) {
        int land = map.landSides(shore);
        if (Integer.bitCount(land) == 1) {
            reachable[map.regionBeside(shore, Side.first(land))] = true;
        }
    }

    private void tile(CaballeroPosition position, int shore) {
        int slot = position.map.tileOn(shore);
        int seat = CaballeroTiles.owner(slot);
        int north = position.tiles.north(slot);
        int land = position.map.landSides(shore);
        int open = openSides(position.map, shore);
        int standing = CaballeroTile.highest(north, land);
        if (land == 0) {
            afloat[seat] += CaballeroTile.highest(north, open);
        } else if (position.tiles.hasCastillo(slot)) {
            backed[seat] += standing;
        } else if (open != 0 && !position.tiles.hasGrande(slot)) {
            exposed[seat] += standing;
        }
    }

    private static int openSides(IslandMap map, int shore) {
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

    private void lead(CaballeroPosition position, int region) {
        Regions regions = position.map.regions;
        if (!regions.exists(region)
                || !regions.isLand(region)
                || reachable[region]
                || regions.governor(region) != Regions.NOBODY) {
            return;
        }
        int strengths = regions.strengths(region);
        for (int seat = 0; seat < position.seats(); seat++) {
            if (Ranks.rank(strengths, seat, position.seats()) == 1
                    && !Ranks.isShared(strengths, seat, position.seats())) {
                blocked[seat] += 2 * regions.value(region);
            }
        }
    }
}
