package hidalgo.rules.grande;

import hidalgo.rules.Components;

/** The contents of the box, and the course of the game (EG-1, EG-2). */
final class Box {
    /** The file with all of this. */
    static final Components FACTS = new Components(Box.class, "box.properties");

    /** The maximum number of players (EG-1.2). */
    static final int MOST_SEATS = FACTS.number("seats.most");

    /** The caballeros of each player (EG-1.2). */
    static final int CABALLEROS = FACTS.number("caballeros");

    /** The caballeros that each home region starts with (EG-2.1). */
    static final int FIRST_HOME = FACTS.number("home.first");

    /** The caballeros that each court starts with (EG-2.1). */
    static final int FIRST_COURT = FACTS.number("court.first");

    private static final byte[] ROUNDS = FACTS.numbers("rounds");
    private static final byte[] SHORT_ROUNDS = FACTS.numbers("rounds.short");
    private static final byte[] SCORED = FACTS.numbers("scored");

    private Box() {}

    /** The numbers of the rounds that are played (EG-2.2). */
    static byte[] rounds(boolean shortGame) {
        return shortGame ? SHORT_ROUNDS : ROUNDS;
    }

    /** Whether a general scoring follows a round (EG-2.2). */
    static boolean isScored(int round) {
        for (byte scored : SCORED) {
            if (scored == round) {
                return true;
            }
        }
        return false;
    }
}
