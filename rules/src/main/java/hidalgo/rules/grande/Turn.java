package hidalgo.rules.grande;

/** The actions of the active seat in this turn (EG-3). */
final class Turn {
    /** The caballeros that were missing in the province and that may still be recalled (EG-3.1). */
    int missing;

    /** The pile of the action card chosen, or 0. */
    int pile;

    /** How many caballeros may still be placed, 0 once that half is over (EG-3.4). */
    int toPlace;

    /** Whether the special action has been announced (EG-3.3). */
    boolean announced;

    void begin() {
        missing = 0;
        pile = 0;
        toPlace = 0;
        announced = false;
    }

    void set(Turn other) {
        missing = other.missing;
        pile = other.pile;
        toPlace = other.toPlace;
        announced = other.announced;
    }
}
