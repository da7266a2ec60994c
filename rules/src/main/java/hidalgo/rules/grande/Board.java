package hidalgo.rules.grande;

/* The caballeros of a place are one number, six bits for each seat, seat 0 lowest: thirty of a colour fit. */

/** The map of Spain: where caballeros, grandes, the King and the scoreboards are. */
final class Board {
    private static final int BITS = 6;
    private static final int LANE = (1 << BITS) - 1;
    private static final int GRANDE_BITS = 4;
    private static final int GRANDE_LANE = 15;

    private final int[] caballeros = new int[Place.COUNT];
    private int grandes;
    private int king;
    private int high = Place.NOWHERE;
    private int low = Place.NOWHERE;

    /** How many caballeros of a seat stand in a place. */
    int caballeros(int place, int seat) {
        return caballeros[place] >> BITS * seat & LANE;
    }

    /** The caballeros of all seats in a place, as one number. */
    int company(int place) {
        return caballeros[place];
    }

    /** How many caballeros of a seat stand in all regions together. */
    int onMap(int seat) {
        int sum = 0;
        for (int region = 0; region < Place.CASTILLO; region++) {
            sum += caballeros[region];
        }
        return sum >> BITS * seat & LANE;
    }

    /** How many caballeros of all colours stand in a place. */
    int crowd(int place) {
        int count = 0;
        for (int rest = caballeros[place]; rest != 0; rest >>= BITS) {
            count += rest & LANE;
        }
        return count;
    }

    /** The regions except the King's where a seat has at least that many caballeros. */
    int regionsWith(int seat, int atLeast) {
        int regions = 0;
        for (int region = 0; region < Place.CASTILLO; region++) {
            if (caballeros(region, seat) >= atLeast) {
                regions |= 1 << region;
            }
        }
        return regions & ~(1 << king);
    }

    /** The regions except the King's where other seats than this one have caballeros. */
    int regionsOfOthers(int seat) {
        int own = LANE << BITS * seat;
        int regions = 0;
        for (int region = 0; region < Place.CASTILLO; region++) {
            if ((caballeros[region] & ~own) != 0) {
                regions |= 1 << region;
            }
        }
        return regions & ~(1 << king);
    }

    /** Adds caballeros of a seat to a place, or removes them. */
    void add(int place, int seat, int count) {
        caballeros[place] += count << BITS * seat;
    }

    /** Moves caballeros of a seat. */
    void move(int from, int to, int seat, int count) {
        add(from, seat, -count);
        add(to, seat, count);
    }

    int grande(int seat) {
        return grandes >> GRANDE_BITS * seat & GRANDE_LANE;
    }

    void setGrande(int seat, int region) {
        grandes = grandes & ~(GRANDE_LANE << GRANDE_BITS * seat) | region << GRANDE_BITS * seat;
    }

    /** The King's region. */
    int king() {
        return king;
    }

    void setKing(int region) {
        king = region;
    }

    /** Where a scoreboard is, or {@link Place#NOWHERE}. */
    int scoreboard(int scoreboard) {
        return scoreboard == Scoreboard.HIGH ? high : low;
    }

    void setScoreboard(int scoreboard, int place) {
        if (scoreboard == Scoreboard.HIGH) {
            high = place;
        } else {
            low = place;
        }
    }

    /** The value in force in a place for a rank from 1 to 3: a scoreboard's, or the printed one (EG-4.8). */
    int value(int place, int rank) {
        byte[] values = place == high
                ? Scoreboard.valuesOf(Scoreboard.HIGH)
                : place == low ? Scoreboard.valuesOf(Scoreboard.LOW) : Place.values(place);
        return values[rank - 1];
    }

    void set(Board other) {
        System.arraycopy(other.caballeros, 0, caballeros, 0, caballeros.length);
        grandes = other.grandes;
        king = other.king;
        high = other.high;
        low = other.low;
    }
}
