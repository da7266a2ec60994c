package hidalgo.server.deal;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The result of a game of the deal of a day.
 *
 * @param points the person's points
 * @param place the person's place
 * @param totals the points by seat
 */
public record DealResult(int points, int place, String totals) {
    /** The result of a seat. */
    public static DealResult of(List<Integer> totals, int seat) {
        int points = totals.get(seat);
        int place = 1 + (int) totals.stream().filter(other -> other > points).count();
        return new DealResult(
                points, place, totals.stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }

    /** The points by seat, as they were stored. */
    static List<Integer> totals(String stored) {
        return List.of(stored.split(" ", -1)).stream().map(Integer::valueOf).toList();
    }
}
