package hidalgo.bots.caballero;

import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.Coast;
import java.util.Arrays;

/** How secure every seat is on the map: what its caballero tiles may lose and what they may gain. */
final class Footholds {
    private static final int MOST_SEATS = 4;

    private final int[] exposed = new int[MOST_SEATS];
    private final int[] backed = new int[MOST_SEATS];
    private final int[] afloat = new int[MOST_SEATS];
    private final int[] blocked = new int[MOST_SEATS];
    private final boolean[] reachable = new boolean[Coast.MOST_REGIONS];

    /** Computes it for a position. */
    void look(CaballeroPosition position) {
        Coast coast = position.coast();
        Arrays.fill(exposed, 0);
        Arrays.fill(backed, 0);
        Arrays.fill(afloat, 0);
        Arrays.fill(blocked, 0);
        Arrays.fill(reachable, 0, coast.regions(), false);
        for (int shore = 0; shore < coast.shores(); shore++) {
            int owner = coast.owner(shore);
            if (owner == Coast.NOBODY) {
                reach(coast, shore);
            } else {
                tile(coast, shore, owner);
            }
        }
        for (int region = 0; region < coast.regions(); region++) {
            lead(coast, region);
        }
    }

    /** The caballeros on tiles that an area tile next to them could evict and that no castillo protects (EC-3.8). */
    int exposed(int seat) {
        return exposed[seat];
    }

    /** The caballeros on land that a castillo would bring back, to be placed elsewhere before a scoring (EC-3.19). */
    int backed(int seat) {
        return backed[seat];
    }

    /** The numbers with which tiles on water only face open cells, where land may reach them for free (EC-3.11). */
    int afloat(int seat) {
        return afloat[seat];
    }

    /** The points for land regions that the seat leads alone and that nobody can enter with a tile (EC-3.9). */
    int blocked(int seat) {
        return blocked[seat];
    }

    /** Through an empty cell with one land side, everybody can enter the region there (EC-3.9). */
    private void reach(Coast coast, int shore) {
        int region = coast.entrance(shore);
        if (region >= 0) {
            reachable[region] = true;
        }
    }

    private void tile(Coast coast, int shore, int owner) {
        int land = coast.landSides(shore);
        if (land == 0) {
            afloat[owner] += coast.highest(shore, coast.openSides(shore));
        } else if (coast.hasCastillo(shore)) {
            backed[owner] += coast.highest(shore, land);
        } else if (!coast.hasGrande(shore) && coast.openSides(shore) != 0) {
            exposed[owner] += coast.highest(shore, land);
        }
    }

    private void lead(Coast coast, int region) {
        if (reachable[region] || !coast.isLand(region) || coast.governor(region) != Coast.NOBODY) {
            return;
        }
        int leader = coast.leader(region);
        if (leader != Coast.NOBODY) {
            blocked[leader] += 2 * coast.value(region);
        }
    }
}
