package hidalgo.server.rating;

import java.util.ArrayList;
import java.util.List;

/*
 * A game is a race, as in OpenSkill: the first place is drawn from all players, each with the weight e^(mean / c), the second one from
 * the others, and so on (Weng and Lin, "A Bayesian approximation method for online ranking", JMLR 12, 2011). Each player's mean then
 * takes one Newton step along the gradient of the likelihood, from the rating before the game. Gradient and curvature are OpenSkill's, as
 * a test with its published examples shows.
 *
 * The spread c is not: as in Glicko, it grows with the uncertainty of the others, but not with the player's own, and it is the same at
 * every number of seats. In simulations both find the same order, but only this one's deviations tell how far off its ratings are
 * (0048). A group whose order was never decided, because the game was ended early, is one step: one of
 * them comes first, no matter which.
 */

/** Rates the players of a game by its places. */
final class PlackettLuce {
    private static final double SCALE = 400 / Math.log(10);

    /** How the variance of a normal distribution widens the logistic one. */
    private static final double WIDENED = 3 / (Math.PI * Math.PI);

    private final List<Rating> before;
    private final List<Integer> places;
    private final int seat;
    private final double c;
    private final double[] weights;
    private double gradient;
    private double curvature;

    private PlackettLuce(List<Rating> before, List<Integer> places, int seat, double c) {
        this.before = before;
        this.places = places;
        this.seat = seat;
        this.c = c;
        this.weights = before.stream()
                .mapToDouble(rating -> Math.exp((rating.mean() - Rating.NEWCOMER.mean()) / c))
                .toArray();
    }

    /** The information of a game about a seat, with a spread of results. */
    static PlackettLuce of(List<Rating> before, List<Integer> places, boolean firstIsDecided, int seat, double c) {
        PlackettLuce race = new PlackettLuce(before, places, seat, c);
        for (int winner = 0; winner < before.size(); winner++) {
            if (firstIsDecided || places.get(winner) > 1) {
                race.step(winner);
            }
        }
        if (!firstIsDecided) {
            race.firstGroup();
        }
        return race;
    }

    private static double spread(List<Rating> before, int seat) {
        double sum = 0;
        for (int other = 0; other < before.size(); other++) {
            double deviation = before.get(other).deviation();
            sum += other == seat ? 0 : deviation * deviation;
        }
        return Math.sqrt(SCALE * SCALE + WIDENED * sum / (before.size() - 1));
    }

    /** The gradient of the logarithm of the likelihood, for a change of the mean by the spread. */
    double gradient() {
        return gradient;
    }

    /** Its curvature. */
    double curvature() {
        return curvature;
    }

    /**
     * The ratings after a game.
     *
     * @param before every seat's rating before it
     * @param places every seat's place, from 1; equal places are a tie
     * @param firstIsDecided whether the seats in the first place have tied; otherwise nothing is known about their order
     */
    static List<Rating> rate(List<Rating> before, List<Integer> places, boolean firstIsDecided) {
        List<Rating> after = new ArrayList<>();
        for (int seat = 0; seat < before.size(); seat++) {
            after.add(of(before, places, firstIsDecided, seat, spread(before, seat))
                    .after());
        }
        return after;
    }

    /** The step in which a seat came next; those that tied share it. */
    private void step(int winner) {
        int place = places.get(winner);
        if (places.get(seat) >= place) {
            double share = 1.0 / places.stream().filter(other -> other == place).count();
            double chance = weights[seat] / weight(place, Integer.MAX_VALUE);
            gradient += share * ((seat == winner ? 1 : 0) - chance);
            curvature += share * chance * (1 - chance);
        }
    }

    /** The step in which one of the seats in the first place came first. */
    private void firstGroup() {
        double chance = weights[seat] / weight(1, Integer.MAX_VALUE);
        double part = places.get(seat) == 1 ? weights[seat] / weight(1, 1) : 0;
        gradient += part - chance;
        curvature += Math.max(0, chance * (1 - chance) - part * (1 - part));
    }

    private double weight(int from, int to) {
        double sum = 0;
        for (int each = 0; each < weights.length; each++) {
            sum += places.get(each) >= from && places.get(each) <= to ? weights[each] : 0;
        }
        return sum;
    }

    private Rating after() {
        Rating rating = before.get(seat);
        double precision = 1 / (rating.deviation() * rating.deviation()) + curvature / (c * c);
        return new Rating(rating.mean() + gradient / c / precision, Math.sqrt(1 / precision));
    }
}
