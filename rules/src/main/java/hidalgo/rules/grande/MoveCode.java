package hidalgo.rules.grande;

/*
 * Bits 0-4 are the kind, 5-8 the object, 9-12 the second object, 13-15 the third. A move contains everything: its text
 * does not depend on the position.
 */

/** Moves as small numbers, for the search. */
public final class MoveCode {
    /** Plays a power card. */
    public static final int POWER = 0;

    /** Fetches caballeros from the province. */
    public static final int FETCH = 1;

    /** Recalls a caballero. */
    public static final int RECALL = 2;

    /** Takes an action card. */
    public static final int CARD = 3;

    /** Places a caballero. */
    public static final int PLACE = 4;

    /** Announces the special action. */
    public static final int SPECIAL = 5;

    /** Stops an action. */
    public static final int VETO = 6;

    /** Lets an action pass. */
    public static final int ALLOW = 7;

    /** Moves a caballero. */
    public static final int MOVE = 8;

    /** Sends a caballero home. */
    public static final int SEND = 9;

    /** Gives a caballero up. */
    public static final int GIVE = 10;

    /** Scores a place. */
    public static final int SCORE = 11;

    /** Places a scoreboard. */
    public static final int BOARD = 12;

    /** Moves the King. */
    public static final int KING = 13;

    /** Evicts from a region. */
    public static final int EVICT = 14;

    /** Moves the grande. */
    public static final int GRANDE = 15;

    /** Takes a power card back. */
    public static final int TAKE = 16;

    /** Sets a secret disk. */
    public static final int DISK = 17;

    /** Ends an action. */
    public static final int DONE = 18;

    /** Ends the turn. */
    public static final int END = 19;

    /** How many kinds there are. */
    public static final int KINDS = END + 1;

    /** Stands for the court, instead of a region, in a gift. */
    public static final int COURT = 15;

    private MoveCode() {}

    static int of(int kind, int object) {
        return kind | object << 5;
    }

    static int of(int kind, int object, int second) {
        return kind | object << 5 | second << 9;
    }

    static int of(int kind, int object, int second, int third) {
        return kind | object << 5 | second << 9 | third << 13;
    }

    /** The kind of a move. */
    public static int kind(int move) {
        return move & 31;
    }

    /** The object of a move: a power card, a pile, a number, a scoreboard or a place. */
    public static int object(int move) {
        return move >> 5 & 15;
    }

    /** The second thing a move names: the place to move to, or the seat whose caballero is sent. */
    public static int second(int move) {
        return move >> 9 & 15;
    }

    /** The third thing a move names: the seat whose caballero is moved. */
    public static int third(int move) {
        return move >> 13;
    }
}
