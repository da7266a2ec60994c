package hidalgo.rules.grande;

/*
 * Bits 0-4 are the kind, 5-8 the object, 9-12 the second object, 13-15 the third. A move contains everything: its text
 * does not depend on the position.
 */

/** Moves as small numbers, for the search. */
final class MoveCode {
    static final int POWER = 0;
    static final int FETCH = 1;
    static final int RECALL = 2;
    static final int CARD = 3;
    static final int PLACE = 4;
    static final int SPECIAL = 5;
    static final int VETO = 6;
    static final int ALLOW = 7;
    static final int MOVE = 8;
    static final int SEND = 9;
    static final int GIVE = 10;
    static final int SCORE = 11;
    static final int BOARD = 12;
    static final int KING = 13;
    static final int EVICT = 14;
    static final int GRANDE = 15;
    static final int TAKE = 16;
    static final int DISK = 17;
    static final int DONE = 18;
    static final int END = 19;

    /** Stands for the court, instead of a region, in a gift. */
    static final int COURT = 15;

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

    static int kind(int move) {
        return move & 31;
    }

    /** What the move is about: a power card, a pile, a number, a scoreboard or a place. */
    static int object(int move) {
        return move >> 5 & 15;
    }

    /** The second thing a move names: the place to move to, or the seat whose caballero is sent. */
    static int second(int move) {
        return move >> 9 & 15;
    }

    /** The third thing a move names: the seat whose caballero is moved. */
    static int third(int move) {
        return move >> 13;
    }
}
