package hidalgo.bots.caballero;

import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.ShoreIndex;
import java.util.Arrays;

/** How secure every seat is on the map: the losses that its caballero tiles risk, and their possible gains. */
final class TileSecurity {
    private static final int MOST_SEATS = 4;

    private final int[] exposed = new int[MOST_SEATS];
    private final int[] backed = new int[MOST_SEATS];
    private final int[] afloat = new int[MOST_SEATS];
    private final int[] blocked = new int[MOST_SEATS];
    private final boolean[] reachable = new boolean[ShoreIndex.MOST_REGIONS];

    /** Computes it for a position. */
    void read(CaballeroPosition position) {
        ShoreIndex shores = position.shores();
        Arrays.fill(exposed, 0);
        Arrays.fill(backed, 0);
        Arrays.fill(afloat, 0);
        Arrays.fill(blocked, 0);
        Arrays.fill(reachable, 0, shores.regions(), false);
        for (int shore = 0; shore < shores.shores(); shore++) {
            int owner = shores.owner(shore);
            if (owner == ShoreIndex.NO_SEAT) {
                reach(shores, shore);
            } else {
                tile(shores, shore, owner);
            }
        }
        for (int region = 0; region < shores.regions(); region++) {
            lead(shores, region);
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

    /** The points for land regions that the seat leads alone and that no other tile can enter (EC-3.9). */
    int blocked(int seat) {
        return blocked[seat];
    }

    /** Through an empty cell with one land side, every seat can enter the region there (EC-3.9). */
    private void reach(ShoreIndex shores, int shore) {
        int region = shores.entrance(shore);
        if (region >= 0) {
            reachable[region] = true;
        }
    }

    private void tile(ShoreIndex shores, int shore, int owner) {
        int land = shores.landSides(shore);
        if (land == 0) {
            afloat[owner] += shores.highest(shore, shores.openSides(shore));
        } else if (shores.hasCastillo(shore)) {
            backed[owner] += shores.highest(shore, land);
        } else if (!shores.hasGrande(shore) && shores.openSides(shore) != 0) {
            exposed[owner] += shores.highest(shore, land);
        }
    }

    private void lead(ShoreIndex shores, int region) {
        if (reachable[region] || !shores.isLand(region) || shores.governor(region) != ShoreIndex.NO_SEAT) {
            return;
        }
        int leader = shores.leader(region);
        if (leader != ShoreIndex.NO_SEAT) {
            blocked[leader] += 2 * shores.value(region);
        }
    }
}
