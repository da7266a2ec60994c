package hidalgo.rules.encoding;

/** Seats as an observation counts them: clockwise from the seat that sees. */
public final class Clockwise {
    private Clockwise() {}

    /** The seat that is this many seats further clockwise. */
    public static int seat(int from, int distance, int seats) {
        int seat = from + distance;
        return seat < seats ? seat : seat - seats;
    }

    /** How many seats further clockwise a seat is; -1 for no seat, which is -1 too. */
    public static int distance(int from, int seat, int seats) {
        if (seat < 0) {
            return -1;
        }
        return seat < from ? seat + seats - from : seat - from;
    }
}
