package hidalgo.rules.caballero.state;

/** The actions of the active seat in this turn, for the limits of EC-3.0. */
public final class Turn {
    /** No tie is pending. */
    public static final int NONE = -1;

    public boolean supplied;
    public int areasLaid;
    public int tilesUsed;
    public int shipsBought;
    public int castillosBuilt;
    public boolean grandeMoved;
    public int shipsDocked;

    /** Ships that came into the seat's court, docked or with a tile; kept for the fingerprints of stored games. */
    public int shipsTakenIn;

    /**
     * The slot of the tile that was placed or raised into a tie, which the second half of the pair must break
     * (EC-3.13), or {@link #NONE}.
     */
    public int firstHalf = NONE;

    public void begin() {
        supplied = false;
        areasLaid = 0;
        tilesUsed = 0;
        shipsBought = 0;
        castillosBuilt = 0;
        grandeMoved = false;
        shipsDocked = 0;
        shipsTakenIn = 0;
        firstHalf = NONE;
    }

    void set(Turn other) {
        supplied = other.supplied;
        areasLaid = other.areasLaid;
        tilesUsed = other.tilesUsed;
        shipsBought = other.shipsBought;
        castillosBuilt = other.castillosBuilt;
        grandeMoved = other.grandeMoved;
        shipsDocked = other.shipsDocked;
        shipsTakenIn = other.shipsTakenIn;
        firstHalf = other.firstHalf;
    }
}
