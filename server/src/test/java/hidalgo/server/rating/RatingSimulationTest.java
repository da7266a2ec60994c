package hidalgo.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/*
 * People of known strength play at tables of random company. The places come from another model than the ratings assume: each player
 * has a good or bad day with a normal distribution (Thurstone), so the ratings can't be right only because they made the data.
 */

/** Ratings recover the true order of players. */
class RatingSimulationTest {
    private static final int PEOPLE = 60;

    /** With this standard deviation of a day, 400 points are about ten to one between two players: 400 / (1.28 * sqrt 2). */
    private static final double DAY = 221;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void theTrueOrderIsRecovered(int seats) {
        SplittableRandom random = new SplittableRandom(38 + seats);
        double[] truth = new double[PEOPLE];
        Rating[] ratings = new Rating[PEOPLE];
        int[] games = new int[PEOPLE];
        for (int person = 0; person < PEOPLE; person++) {
            truth[person] = 1500 + 250 * random.nextGaussian();
            ratings[person] = Rating.NEWCOMER;
        }
        double meanTruth = Arrays.stream(truth).average().orElseThrow();
        StringBuilder figures = new StringBuilder();
        double correlation = 0;
        double within = 0;
        for (int each : new int[] {10, 30, 100}) {
            while (Arrays.stream(games).sum() < each * PEOPLE) {
                play(seats, random, truth, ratings, games);
            }
            double shift =
                    Arrays.stream(ratings).mapToDouble(Rating::mean).average().orElseThrow() - meanTruth;
            int inside = 0;
            double error = 0;
            double deviation = 0;
            for (int person = 0; person < PEOPLE; person++) {
                double off = ratings[person].mean() - shift - truth[person];
                inside += Math.abs(off) <= 2 * ratings[person].deviation() ? 1 : 0;
                error += off * off / PEOPLE;
                deviation += ratings[person].deviation() / PEOPLE;
            }
            correlation = ranks(truth, ratings);
            within = (double) inside / PEOPLE;
            figures.append(
                    "%d seats, %d games each: order %.3f, error %.0f, deviation %.0f, within two deviations %.0f%%%n"
                            .formatted(seats, each, correlation, Math.sqrt(error), deviation, 100 * within));
        }
        if (System.getProperty("ratings.print") != null) {
            System.out.print(figures);
        }
        assertThat(correlation).as(figures.toString()).isGreaterThan(0.97);
        assertThat(within).as(figures.toString()).isGreaterThan(0.85);
    }

    private static void play(int seats, SplittableRandom random, double[] truth, Rating[] ratings, int[] games) {
        List<Integer> table = new ArrayList<>();
        while (table.size() < seats) {
            int person = random.nextInt(PEOPLE);
            if (!table.contains(person)) {
                table.add(person);
            }
        }
        double[] day = table.stream()
                .mapToDouble(person -> truth[person] + DAY * random.nextGaussian())
                .toArray();
        List<Integer> places = new ArrayList<>();
        for (double own : day) {
            places.add(1 + (int) Arrays.stream(day).filter(other -> other > own).count());
        }
        List<Rating> before =
                table.stream().map(person -> ratings[person].drifted()).toList();
        List<Rating> after = PlackettLuce.rate(before, places, true);
        for (int seat = 0; seat < seats; seat++) {
            ratings[table.get(seat)] = after.get(seat);
            games[table.get(seat)]++;
        }
    }

    /** Spearman's correlation of ranks. */
    private static double ranks(double[] truth, Rating[] ratings) {
        double[] means = Arrays.stream(ratings).mapToDouble(Rating::mean).toArray();
        int[] one = places(truth);
        int[] other = places(means);
        double squares = 0;
        for (int person = 0; person < PEOPLE; person++) {
            squares += Math.pow(one[person] - other[person], 2);
        }
        return 1 - 6 * squares / (PEOPLE * ((double) PEOPLE * PEOPLE - 1));
    }

    private static int[] places(double[] values) {
        List<Integer> order = new ArrayList<>();
        for (int person = 0; person < values.length; person++) {
            order.add(person);
        }
        order.sort(Comparator.comparingDouble(person -> values[person]));
        int[] places = new int[values.length];
        for (int place = 0; place < places.length; place++) {
            places[order.get(place)] = place;
        }
        return places;
    }
}
