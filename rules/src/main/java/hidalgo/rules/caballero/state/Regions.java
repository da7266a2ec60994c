package hidalgo.rules.caballero.state;

/*
 * Area tiles never leave the map, so regions only grow and join. That makes it cheap to update them: every side of
 * every area tile knows its region, and joining two relabels the sides of one. A seat's strength needs eight bits (at
 * most nine tiles of 8 and a grande's 5 + 6 + 7 + 8), so the four seats' strengths share one int.
 */

/** The land and water regions of the map (EC-4.1), with what counts in each. */
public final class Regions {
    /** The maximum: three on a bridge tile, and at most 45 tiles on the map. */
    public static final int MOST = 3 * IslandMap.MOST_AREAS;

    /** No governor. */
    public static final int NO_SEAT = -1;

    private static final int LANE = 8;
    private static final int FIXED = 4;
    private static final int LAND = 0;
    private static final int VALUE = 1;
    private static final int OPEN = 2;
    private static final int GOVERNOR = 3;
    private static final int SHIP_BIT = 8;

    private int count;
    private int vacant;
    private int governedWaters;
    private final byte[] facts = new byte[FIXED * MOST];
    private final int[] strengths = new int[MOST];
    private final int[] first = new int[MOST];

    /** How many region numbers have been used, including those of regions that were joined to others. */
    public int count() {
        return count;
    }

    /** Whether a number is still that of a region, and not of one that was joined to another. */
    public boolean exists(int region) {
        return facts[region * FIXED + VALUE] != 0;
    }

    public boolean isLand(int region) {
        return facts[region * FIXED + LAND] != 0;
    }

    /** Its tiles, each once, and its symbols (EC-4.1). */
    public int value(int region) {
        return facts[region * FIXED + VALUE];
    }

    /** Whether every one of its sides meets an area tile (EC-5.2). */
    public boolean isEnclosed(int region) {
        return facts[region * FIXED + OPEN] == 0;
    }

    /** The seat whose governor stands on it, or {@link #NO_SEAT}. */
    public int governor(int region) {
        return (facts[region * FIXED + GOVERNOR] & ~SHIP_BIT) - 1;
    }

    /** Whether it contains a ship besides the governor (EC-5.4). */
    public boolean hasShip(int region) {
        return (facts[region * FIXED + GOVERNOR] & SHIP_BIT) != 0;
    }

    /** The first of its sides in reading order (section 7): cell and side in one number. */
    public int firstSide(int region) {
        return first[region];
    }

    /** All seats' strengths in one number. */
    public int strengths(int region) {
        return strengths[region];
    }

    public int strength(int region, int seat) {
        return strengthOf(seat, strengths[region]);
    }

    /** A seat's part of {@link #strengths}. */
    public static int strengthOf(int seat, int strengths) {
        return strengths >> LANE * seat & 0xFF;
    }

    public void strengthen(int region, int seat, int caballeros) {
        strengths[region] += caballeros << LANE * seat;
    }

    /** How many enclosed regions have no governor yet. */
    public int vacant() {
        return vacant;
    }

    /** Whether a governor may be placed on it (EC-5.3). */
    public boolean isVacant(int region) {
        return exists(region) && isEnclosed(region) && facts[region * FIXED + GOVERNOR] == 0;
    }

    /** How many waters have a governor. */
    public int governedWaters() {
        return governedWaters;
    }

    public void govern(int region, int seat) {
        facts[region * FIXED + GOVERNOR] = (byte) (seat + 1);
        vacant--;
        if (!isLand(region)) {
            governedWaters++;
        }
    }

    public void setShip(int region, boolean there) {
        int at = region * FIXED + GOVERNOR;
        facts[at] = (byte) (there ? facts[at] | SHIP_BIT : facts[at] & ~SHIP_BIT);
    }

    int create(boolean land) {
        int region = count++;
        int at = region * FIXED;
        facts[at + LAND] = (byte) (land ? 1 : 0);
        facts[at + VALUE] = 0;
        facts[at + OPEN] = 0;
        facts[at + GOVERNOR] = 0;
        strengths[region] = 0;
        first[region] = Integer.MAX_VALUE;
        return region;
    }

    void addValue(int region, int value) {
        facts[region * FIXED + VALUE] += (byte) value;
    }

    /** Adds or removes a side that meets no area tile. */
    void addOpen(int region, int sides) {
        facts[region * FIXED + OPEN] += (byte) sides;
    }

    void addSide(int region, int cellAndSide) {
        first[region] = Math.min(first[region], cellAndSide);
    }

    /** Joins a region to another; tiles that were in both count once. */
    void join(int gone, int into, int shared) {
        addValue(into, value(gone) - shared);
        addOpen(into, facts[gone * FIXED + OPEN]);
        strengths[into] += strengths[gone];
        addSide(into, first[gone]);
        facts[gone * FIXED + VALUE] = 0;
    }

    /** Counts the enclosed regions without a governor again, after the map has changed. */
    void countVacant() {
        vacant = 0;
        for (int region = 0; region < count; region++) {
            if (isVacant(region)) {
                vacant++;
            }
        }
    }

    void set(Regions other) {
        count = other.count;
        vacant = other.vacant;
        governedWaters = other.governedWaters;
        System.arraycopy(other.facts, 0, facts, 0, count * FIXED);
        System.arraycopy(other.strengths, 0, strengths, 0, count);
        System.arraycopy(other.first, 0, first, 0, count);
    }
}
