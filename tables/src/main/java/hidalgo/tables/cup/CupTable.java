package hidalgo.tables.cup;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table of a cup's round.
 *
 * @param id its identifier
 * @param seats for each seat the number of its entrant, or -1 for a bot
 * @param result the end of its game; null while it is played
 */
public record CupTable(
        String id, List<Integer> seats, @Nullable Result result) {
    /**
     * The end of a game.
     *
     * @param totals the points of the seats
     * @param places the places of the seats, from 1
     * @param left the seats whose entrants did not play to the end
     */
    public record Result(List<Integer> totals, List<Integer> places, List<Integer> left) {
        /** The result of a game in which some seats were left to bots: the first to leave is last, and others follow by points. */
        public static Result of(List<Integer> totals, List<Integer> left) {
            List<Integer> places = new java.util.ArrayList<>();
            for (int seat = 0; seat < totals.size(); seat++) {
                int ahead = 0;
                for (int other = 0; other < totals.size(); other++) {
                    ahead += compare(totals, left, other, seat) > 0 ? 1 : 0;
                }
                places.add(1 + ahead);
            }
            return new Result(List.copyOf(totals), List.copyOf(places), List.copyOf(left));
        }

        private static int compare(List<Integer> totals, List<Integer> left, int one, int two) {
            int stayed = Integer.compare(stayed(left, one), stayed(left, two));
            return stayed == 0 ? Integer.compare(totals.get(one), totals.get(two)) : stayed;
        }

        private static int stayed(List<Integer> left, int seat) {
            int number = left.indexOf(seat);
            return number < 0 ? left.size() : number;
        }
    }

    /** The same table when its game is over. */
    CupTable with(Result end) {
        return new CupTable(id, seats, end);
    }

    /** The entrants at it, in the order of their seats. */
    public List<Integer> entrants() {
        return seats.stream().filter(entrant -> entrant >= 0).toList();
    }

    /** The places of the entrants among themselves, in the order of their seats: bots that fill a table take none. */
    int[] placesOfEntrants(Result end) {
        return java.util.stream.IntStream.range(0, seats.size())
                .filter(seat -> seats.get(seat) >= 0)
                .map(end.places()::get)
                .toArray();
    }
}
