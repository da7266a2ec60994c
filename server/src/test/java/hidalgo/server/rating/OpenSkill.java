package hidalgo.server.rating;

import java.util.ArrayList;
import java.util.List;

/**
 * The update of OpenSkill's model PlackettLuce for players without teams, to compare ours with.
 *
 * @param beta how much a player's results vary
 * @param isSlowed whether uncertainty shrinks more slowly, which is OpenSkill's default
 */
record OpenSkill(double beta, boolean isSlowed) {
    private static final double LEAST = 1e-4;

    List<Rating> rate(List<Rating> before, List<Integer> places) {
        double c = Math.sqrt(before.stream()
                .mapToDouble(rating -> rating.deviation() * rating.deviation() + beta * beta)
                .sum());
        List<Rating> after = new ArrayList<>();
        for (int seat = 0; seat < before.size(); seat++) {
            PlackettLuce race = PlackettLuce.of(before, places, true, seat, c);
            Rating rating = before.get(seat);
            double step = rating.deviation() * rating.deviation() / c;
            double shrinks = step / c * race.curvature() * (isSlowed ? rating.deviation() / c : 1);
            after.add(new Rating(
                    rating.mean() + step * race.gradient(),
                    rating.deviation() * Math.sqrt(Math.max(1 - shrinks, LEAST))));
        }
        return after;
    }
}
