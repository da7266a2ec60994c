package hidalgo.rules.grande;

/** The state of the special action under way: who is asked, and which steps it still allows (EG-4). */
final class Action {
    /** The veto holders that still have to answer, as bits (EG-4.15). */
    int unasked;

    /** The moves left in all (EG-4.1), or the gifts left to {@link #giver} (EG-4.4). */
    int left;

    /** The moves left with own caballeros. */
    int ownLeft;

    /** The moves left with caballeros of others. */
    int othersLeft;

    /** The caballeros left to place (EG-4.2). */
    int placesLeft;

    /** The region that the first move fixed (EG-4.1) or that is evicted (EG-4.10), or {@link Place#NOWHERE}. */
    int region = Place.NOWHERE;

    /** The seat that gives (EG-4.4). */
    int giver;

    /** The seats of which one caballero has been sent home, as bits (EG-4.5). */
    int sent;

    void clear() {
        unasked = 0;
        allowMoves(0, 0, 0);
        placesLeft = 0;
        region = Place.NOWHERE;
        giver = 0;
        sent = 0;
    }

    void allowMoves(int all, int own, int others) {
        left = all;
        ownLeft = own;
        othersLeft = others;
    }

    void set(Action other) {
        unasked = other.unasked;
        left = other.left;
        ownLeft = other.ownLeft;
        othersLeft = other.othersLeft;
        placesLeft = other.placesLeft;
        region = other.region;
        giver = other.giver;
        sent = other.sent;
    }
}
