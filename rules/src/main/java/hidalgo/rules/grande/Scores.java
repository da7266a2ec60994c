package hidalgo.rules.grande;

import hidalgo.rules.ScoreLine;
import hidalgo.rules.ScoreTally;
import java.util.ArrayList;
import java.util.List;

/*
 * A scoring in a game and a score sheet for people go through the map in the same way: each amount goes to a tally,
 * which either adds points or writes lines.
 */

/** The scoring (EG-5). */
final class Scores {
    /** How many ranks have a value (EG-1.1). */
    static final int VALUES = 3;

    private static final int BONUS = Box.FACTS.number("bonus");
    private static final String[] SOLE = {"eg.first", "eg.second", "eg.third"};
    private static final String[] TIED = {"eg.tiedFirst", "eg.tiedSecond"};

    private Scores() {}

    /** The points of every seat if all regions and the Castillo were scored now. */
    static int[] now(GrandePosition position) {
        int[] points = new int[position.seats()];
        walk(position, Place.ALL, (seat, place, reason, amount) -> points[seat] += amount);
        return points;
    }

    /** The points of every seat if all regions and the Castillo were scored now, line by line. */
    static List<ScoreLine> sheet(GrandePosition position) {
        List<ScoreLine> lines = new ArrayList<>();
        walk(
                position,
                Place.ALL,
                (seat, place, reason, amount) -> lines.add(new ScoreLine(seat, Place.code(place), reason, amount)));
        return lines;
    }

    /** A seat's rank in a place as EG-5.1 counts it, 0 without caballeros there. */
    static int rank(GrandePosition position, int place, int seat) {
        int rank = 1;
        int group = groupBelow(position, place, Integer.MAX_VALUE);
        while (group != 0 && (group >> seat & 1) == 0) {
            rank += isTied(group) ? 2 : 1;
            group = groupBelow(position, place, position.board.caballeros(place, Integer.numberOfTrailingZeros(group)));
        }
        return group == 0 ? 0 : rank;
    }

    /** Scores all ranks of a set of places. */
    static void walk(GrandePosition position, int places, ScoreTally tally) {
        for (int rest = places; rest != 0; rest &= rest - 1) {
            walkPlace(position, Place.first(rest), tally);
        }
    }

    /** Scores the sole first player of each region (EG-4.7, {@code scoreFirsts}). */
    static void walkFirsts(GrandePosition position, ScoreTally tally) {
        for (int region = 0; region < Place.CASTILLO; region++) {
            int group = groupBelow(position, region, Integer.MAX_VALUE);
            if (group != 0 && !isTied(group)) {
                addFirst(position, region, Integer.numberOfTrailingZeros(group), tally);
            }
        }
    }

    /** EG-5.1 and EG-5.2. */
    private static void walkPlace(GrandePosition position, int place, ScoreTally tally) {
        int valued = Math.min(VALUES, position.seats() - 1);
        int below = Integer.MAX_VALUE;
        int rank = 1;
        while (rank <= valued) {
            int group = groupBelow(position, place, below);
            if (group == 0) {
                return;
            }
            int seat = Integer.numberOfTrailingZeros(group);
            below = position.board.caballeros(place, seat);
            if (isTied(group)) {
                if (rank < valued) {
                    addTied(position, place, group, rank, tally);
                }
                rank += 2;
            } else {
                if (rank == 1) {
                    addFirst(position, place, seat, tally);
                } else {
                    add(seat, place, SOLE[rank - 1], position.board.value(place, rank), tally);
                }
                rank++;
            }
        }
    }

    /** The seats with the most caballeros in a place among those with fewer than a number, as bits. */
    private static int groupBelow(GrandePosition position, int place, int below) {
        int most = 1;
        int group = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            int count = position.board.caballeros(place, seat);
            if (count >= below || count < most) {
                continue;
            }
            group = count > most ? 1 << seat : group | 1 << seat;
            most = count;
        }
        return group;
    }

    private static boolean isTied(int group) {
        return (group & group - 1) != 0;
    }

    private static void addTied(GrandePosition position, int place, int group, int rank, ScoreTally tally) {
        int value = position.board.value(place, rank + 1);
        for (int rest = group; rest != 0; rest &= rest - 1) {
            add(Integer.numberOfTrailingZeros(rest), place, TIED[rank - 1], value, tally);
        }
    }

    /** A sole first player takes the first value and the bonuses (EG-5.1, EG-5.3). */
    private static void addFirst(GrandePosition position, int place, int seat, ScoreTally tally) {
        add(seat, place, SOLE[0], position.board.value(place, 1), tally);
        if (position.board.king() == place) {
            add(seat, place, "eg.king", BONUS, tally);
        }
        if (position.board.grande(seat) == place) {
            add(seat, place, "eg.grande", BONUS, tally);
        }
    }

    private static void add(int seat, int place, String reason, int points, ScoreTally tally) {
        if (points > 0) {
            tally.add(seat, place, reason, points);
        }
    }
}
