package hidalgo.rules.grande;

/*
 * A veto lasts until the end of the round after the one in which it was taken, and only one card of its pile is turned
 * up in a round: so a seat holds at most one old and one new veto.
 */

/** The vetoes that seats hold (EG-4.15). */
final class Vetoes {
    private int old;
    private int fresh;

    /** The seats that hold a veto, as bits. */
    int holders() {
        return old | fresh;
    }

    /** The seats whose veto ends with this round, as bits. */
    int ending() {
        return old;
    }

    /** How many vetoes a seat holds. */
    int held(int seat) {
        return (old >> seat & 1) + (fresh >> seat & 1);
    }

    void take(int seat) {
        fresh |= 1 << seat;
    }

    /** Uses a veto of a seat, the older one if it has two. */
    void use(int seat) {
        if ((old >> seat & 1) != 0) {
            old &= ~(1 << seat);
        } else {
            fresh &= ~(1 << seat);
        }
    }

    /** Ends the round, and with it the vetoes of the previous round. */
    void endRound() {
        old = fresh;
        fresh = 0;
    }

    void set(Vetoes other) {
        old = other.old;
        fresh = other.fresh;
    }
}
