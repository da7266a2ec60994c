package hidalgo.records;

import java.util.Locale;

/** The kinds of moves of El Grande, as section 7 of its rules lists them. */
enum GrandeMove {
    POWER,
    RECALL,
    FETCH,
    CARD,
    PLACE,
    SPECIAL,
    VETO,
    ALLOW,
    MOVE,
    SEND,
    GIVE,
    SCORE,
    BOARD,
    KING,
    EVICT,
    GRANDE,
    TAKE,
    DISK,
    DONE,
    END;

    static GrandeMove of(String move) {
        return valueOf(move.split(" ")[0].toUpperCase(Locale.ROOT));
    }
}
