package hidalgo.rules.caballero.state;

/** The caballero tiles on the map, ten slots for each seat: where each is, how it is turned, and what is on it. */
public final class CaballeroTiles {
    /** The slots of one seat: the tiles of the expanded game (EC-5.1). */
    public static final int PER_SEAT = 10;

    /** The grande's slot while it is in the court. */
    public static final int IN_COURT = -1;

    private static final int SLOTS = 4 * PER_SEAT;
    private static final int SHIPS = 15;
    private static final int CASTILLO = 16;

    private final short[] cell = new short[SLOTS];
    private final byte[] north = new byte[SLOTS];
    private final byte[] cargo = new byte[SLOTS];
    private final byte[] grande = {IN_COURT, IN_COURT, IN_COURT, IN_COURT};

    public static int owner(int slot) {
        return slot / PER_SEAT;
    }

    /** Whether the slot's tile is on the map. */
    public boolean isOnMap(int slot) {
        return north[slot] != 0;
    }

    public int cell(int slot) {
        return cell[slot] & 0xFFFF;
    }

    /** The number that faces north. */
    public int north(int slot) {
        return north[slot];
    }

    /** The sides with ships (EC-3.15). */
    public int ships(int slot) {
        return cargo[slot] & SHIPS;
    }

    public boolean hasCastillo(int slot) {
        return (cargo[slot] & CASTILLO) != 0;
    }

    /** The slot on which a seat's grande stands, or {@link #IN_COURT}. */
    public int grande(int seat) {
        return grande[seat];
    }

    public boolean hasGrande(int slot) {
        return grande[owner(slot)] == slot;
    }

    /** Places a seat's tile and returns its slot. */
    public int put(int seat, int onCell, int northNumber) {
        int slot = seat * PER_SEAT;
        while (isOnMap(slot)) {
            slot++;
        }
        cell[slot] = (short) onCell;
        north[slot] = (byte) northNumber;
        cargo[slot] = 0;
        return slot;
    }

    public void turn(int slot, int northNumber) {
        north[slot] = (byte) northNumber;
    }

    /** Takes a tile and everything on it off the map. */
    public void remove(int slot) {
        north[slot] = 0;
        cargo[slot] = 0;
        cell[slot] = 0;
        if (hasGrande(slot)) {
            grande[owner(slot)] = IN_COURT;
        }
    }

    public void setShip(int slot, int side, boolean there) {
        cargo[slot] = (byte) (there ? cargo[slot] | 1 << side : cargo[slot] & ~(1 << side));
    }

    public void setCastillo(int slot, boolean there) {
        cargo[slot] = (byte) (there ? cargo[slot] | CASTILLO : cargo[slot] & ~CASTILLO);
    }

    public void setGrande(int seat, int slot) {
        grande[seat] = (byte) slot;
    }

    void set(CaballeroTiles other) {
        System.arraycopy(other.cell, 0, cell, 0, SLOTS);
        System.arraycopy(other.north, 0, north, 0, SLOTS);
        System.arraycopy(other.cargo, 0, cargo, 0, SLOTS);
        System.arraycopy(other.grande, 0, grande, 0, grande.length);
    }
}
