package hidalgo.bots.grande;

import hidalgo.rules.ScoreTally;
import hidalgo.rules.grande.GrandePosition;
import java.util.Arrays;

/*
 * A search judges one position after another, and they differ in a place or two. So the yield of a place is kept, and
 * only places where something has changed are scored again: caballeros, the King, a grande or a scoreboard.
 */

/** The yield of each place of the map to each seat if it were scored now. It belongs to one thread. */
final class Yields {
    private static final int MOST_SEATS = 5;
    private static final int PLACES = GrandePosition.PLACES.size();
    private static final int ALL_PLACES = (1 << PLACES) - 1;

    private final int[] yields = new int[PLACES * MOST_SEATS];
    private final int[] ofRegions = new int[MOST_SEATS];
    private final int[] companies = new int[PLACES];
    private final int[] grandes = new int[MOST_SEATS];
    private final ScoreTally yielding = (seat, place, reason, points) -> {
        yields[place * MOST_SEATS + seat] += points;
        ofRegions[seat] += place == GrandePosition.CASTILLO ? 0 : points;
    };
    private int seats;
    private int king;
    private int high;
    private int low;

    /**
     * Looks at a position: all other methods are about it. Returns the places, as bits, where something that counts in
     * a scoring differs from the position before.
     */
    int read(GrandePosition position) {
        int changed = changes(position);
        for (int rest = changed; rest != 0; rest &= rest - 1) {
            int place = Integer.numberOfTrailingZeros(rest);
            for (int seat = 0; seat < seats; seat++) {
                int index = place * MOST_SEATS + seat;
                ofRegions[seat] -= place == GrandePosition.CASTILLO ? 0 : yields[index];
                yields[index] = 0;
            }
        }
        position.ifScoredNow(changed, yielding);
        return changed;
    }

    /** The yield of a place to a seat. */
    int of(int place, int seat) {
        return yields[place * MOST_SEATS + seat];
    }

    /** The yield of all regions together to a seat. */
    int ofRegions(int seat) {
        return ofRegions[seat];
    }

    /** The yield of some places, given as bits, to a seat. */
    int ofPlaces(int places, int seat) {
        int sum = 0;
        for (int rest = places; rest != 0; rest &= rest - 1) {
            sum += yields[Integer.numberOfTrailingZeros(rest) * MOST_SEATS + seat];
        }
        return sum;
    }

    private int changes(GrandePosition position) {
        int changed = 0;
        for (int place = 0; place < PLACES; place++) {
            int company = position.company(place);
            if (company != companies[place]) {
                companies[place] = company;
                changed |= 1 << place;
            }
        }
        if (position.king() != king) {
            changed |= difference(king, position.king());
            king = position.king();
        }
        if (position.highScoreboard() != high) {
            changed |= difference(high, position.highScoreboard());
            high = position.highScoreboard();
        }
        if (position.lowScoreboard() != low) {
            changed |= difference(low, position.lowScoreboard());
            low = position.lowScoreboard();
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.grande(seat) != grandes[seat]) {
                changed |= difference(grandes[seat], position.grande(seat));
                grandes[seat] = position.grande(seat);
            }
        }
        if (position.seats() != seats) {
            changed = ALL_PLACES;
            seats = position.seats();
            Arrays.fill(yields, 0);
            Arrays.fill(ofRegions, 0);
        }
        return changed;
    }

    /** Both places of something that has moved, as bits; something may be nowhere. */
    private static int difference(int before, int after) {
        return bit(before) | bit(after);
    }

    private static int bit(int place) {
        return place == GrandePosition.NOWHERE ? 0 : 1 << place;
    }
}
