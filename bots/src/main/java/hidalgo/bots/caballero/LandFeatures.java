package hidalgo.bots.caballero;

import hidalgo.bots.learnt.FeatureRow;
import hidalgo.rules.ScoreTally;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.ShoreIndex;
import java.util.Arrays;

/*
 * The map grows, so regions have no fixed numbers. A seat sees how much land it leads, ties and loses by how much, added up
 * over all regions, and the largest regions one by one.
 */

/** The input features of El Caballero's nets for the land. */
final class LandFeatures {
    private static final int SEATS = 4;
    private static final int LARGEST = 6;
    /** The number of cases for how far a seat is ahead or behind in a region. */
    static final int MARGINS = 10;

    private static final int ABSENT = MARGINS - 1;
    private static final int PLACES = 3;
    private static final int OF_REGION = 5;
    private static final int OF_LARGEST = 3;

    /** How many numbers describe a seat. */
    static final int OF_SEAT = 2 * MARGINS + 2 * PLACES + 3 + LARGEST * OF_REGION;

    /** How many describe the largest regions. */
    static final int OF_ALL = LARGEST * OF_LARGEST;

    private final int[] now = new int[SEATS];
    private final int[] largest = new int[LARGEST];
    private final boolean[] reachable = new boolean[ShoreIndex.MOST_REGIONS];
    private final int[] yields = new int[ShoreIndex.MOST_REGIONS * SEATS];
    private final ScoreTally yielding = this::addYield;

    /** The points that a seat would get if the map were scored now. */
    int now(int seat) {
        return now[seat];
    }

    /** Whether a tile can enter a region. */
    boolean isReachable(int region) {
        return reachable[region];
    }

    /** Adds the numbers of a seat. */
    void addSeat(CaballeroPosition position, int seat, FeatureRow row) {
        addLand(position, seat, row);
        for (int region : largest) {
            addRegion(position, region, seat, row);
        }
    }

    /** Adds the largest regions. */
    void addLargest(CaballeroPosition position, FeatureRow row) {
        for (int region : largest) {
            addLargest(position, region, row);
        }
    }

    private void addYield(int seat, int region, String reason, int points) {
        now[seat] += points;
        yields[region * SEATS + seat] += points;
    }

    /** Looks at a position. */
    void read(CaballeroPosition position) {
        ShoreIndex shores = position.shores();
        Arrays.fill(now, 0);
        Arrays.fill(yields, 0, shores.regions() * SEATS, 0);
        position.ifScoredNow(yielding);
        Arrays.fill(reachable, 0, shores.regions(), false);
        for (int shore = 0; shore < shores.shores(); shore++) {
            if (shores.owner(shore) == ShoreIndex.NO_SEAT && shores.entrance(shore) >= 0) {
                reachable[shores.entrance(shore)] = true;
            }
        }
        Arrays.fill(largest, -1);
        for (int region = 0; region < shores.regions(); region++) {
            if (isOpenLand(shores, region)) {
                insert(shores, region);
            }
        }
    }

    /** Land that is ranked, because no governor stands on it. */
    static boolean isOpenLand(ShoreIndex shores, int region) {
        return shores.isLand(region) && shores.governor(region) == ShoreIndex.NO_SEAT;
    }

    /** Keeps the largest regions in order, the largest first. */
    private void insert(ShoreIndex shores, int region) {
        int moved = region;
        for (int i = 0; i < LARGEST && moved >= 0; i++) {
            if (largest[i] < 0 || shores.value(largest[i]) < shores.value(moved)) {
                int next = largest[i];
                largest[i] = moved;
                moved = next;
            }
        }
    }

    /** The value of all land by how far the seat is ahead or behind, first where a tile can enter, then where none can. */
    private void addLand(CaballeroPosition position, int seat, FeatureRow row) {
        ShoreIndex shores = position.shores();
        int led = 0;
        int governed = 0;
        int governedSea = 0;
        for (int region = 0; region < shores.regions(); region++) {
            if (!shores.exists(region)) {
                continue;
            }
            int value = shores.value(region);
            if (shores.governor(region) == seat) {
                governed += shores.isLand(region) ? value : 0;
                governedSea += shores.isLand(region) ? 0 : value;
            } else if (isOpenLand(shores, region)) {
                int mine = shores.strength(region, seat);
                int best = 0;
                int stronger = 0;
                int equal = 0;
                for (int other = 0; other < position.seats(); other++) {
                    if (other != seat) {
                        int strength = shores.strength(region, other);
                        best = Math.max(best, strength);
                        stronger += strength > mine ? 1 : 0;
                        equal += strength == mine ? 1 : 0;
                    }
                }
                int closed = reachable[region] ? 0 : 1;
                row.addTo(closed * MARGINS + standing(mine, best), value);
                if (mine > 0 && stronger > 0) {
                    int place = stronger > 1 ? 2 : equal > 0 ? 1 : 0;
                    row.addTo(2 * MARGINS + closed * PLACES + place, value);
                }
                led += mine > best ? 1 : 0;
            }
        }
        row.skip(2 * MARGINS + 2 * PLACES);
        row.add(led);
        row.add(governed);
        row.add(governedSea);
    }

    /** The case of a seat with a number of caballeros in a region, given those of the best other seat. */
    static int standing(int mine, int best) {
        return mine <= 0 ? ABSENT : margin(mine - best);
    }

    private static int margin(int lead) {
        if (lead >= 0) {
            return lead >= 5 ? 0 : lead >= 3 ? 1 : 4 - lead;
        }
        return lead <= -5 ? 8 : lead <= -3 ? 7 : 4 - lead;
    }

    private void addRegion(CaballeroPosition position, int region, int seat, FeatureRow row) {
        if (region < 0) {
            row.skip(OF_REGION);
            return;
        }
        ShoreIndex shores = position.shores();
        int mine = shores.strength(region, seat);
        int best = 0;
        for (int other = 0; other < position.seats(); other++) {
            best = other == seat ? best : Math.max(best, shores.strength(region, other));
        }
        row.add(mine);
        row.add(Math.max(-20, Math.min(20, mine - best)));
        row.add(mine > best);
        row.add(mine > 0 && mine == best);
        row.add(yields[region * SEATS + seat]);
    }

    private void addLargest(CaballeroPosition position, int region, FeatureRow row) {
        if (region < 0) {
            row.skip(OF_LARGEST);
            return;
        }
        row.add(position.shores().value(region));
        row.add(reachable[region]);
        row.add(position.shores().isEnclosed(region));
    }
}
