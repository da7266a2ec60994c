package hidalgo.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/*
 * People of known strength play at tables of random company. The places come from another model than the ratings assume: each player
 * has a good or bad day with a normal distribution (Thurstone), so the ratings can't be right only because they made the data.
 */

/** Ratings recover the true order of players. */
class RatingSimulationTest {
    private static final int WORLDS = 10;
    private static final int PEOPLE = 60;

    /** With this standard deviation of a day, 400 points are about ten to one between two players: 400 / (1.28 * sqrt 2). */
    private static final double DAY = 221;

    private static final double SCALE = 400 / Math.log(10);

    /** How an update of ratings did: sums over all worlds. */
    private static final class Figures {
        private double order;
        private double error;
        private double deviation;
        private double slope;
        private double within;

        double order() {
            return order / WORLDS;
        }

        double within() {
            return within / WORLDS;
        }

        String row(String update, int seats, int games) {
            return "| %s | %d | %d | %.3f | %.0f | %.0f | %.0f%% | %.2f |%n"
                    .formatted(
                            update,
                            seats,
                            games,
                            order(),
                            error / WORLDS,
                            deviation / WORLDS,
                            100 * within(),
                            slope / WORLDS);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void theTrueOrderIsRecovered(int seats) {
        StringBuilder rows = new StringBuilder();
        OpenSkill defaults = new OpenSkill(Rating.NEWCOMER.deviation() / 2, true);
        OpenSkill onOurScale = new OpenSkill(SCALE / Math.sqrt(seats), false);
        Figures ours = played(seats, "ours", rows, (before, places) -> PlackettLuce.rate(before, places, true));
        Figures theirs = played(seats, "OpenSkill", rows, defaults::rate);
        played(seats, "Weng and Lin on our scale", rows, onOurScale::rate);
        if (System.getProperty("ratings.print") != null) {
            System.out.print(rows);
        }
        assertThat(ours.order()).as(rows.toString()).isGreaterThan(0.97);
        assertThat(ours.order()).as(rows.toString()).isGreaterThan(theirs.order());
        assertThat(ours.within()).as(rows.toString()).isGreaterThan(0.9);
    }

    private static Figures played(
            int seats, String name, StringBuilder rows, BiFunction<List<Rating>, List<Integer>, List<Rating>> update) {
        int[] stops = {10, 30, 100};
        Figures[] figures = new Figures[stops.length];
        Arrays.setAll(figures, stop -> new Figures());
        for (int number = 0; number < WORLDS; number++) {
            World world = new World(seats, new SplittableRandom(38 + 100 * number + seats));
            for (int stop = 0; stop < stops.length; stop++) {
                while (world.played < stops[stop] * PEOPLE) {
                    world.play(update);
                }
                world.count(figures[stop]);
            }
        }
        for (int stop = 0; stop < stops.length; stop++) {
            rows.append(figures[stop].row(name, seats, stops[stop]));
        }
        return figures[stops.length - 1];
    }

    /** People of known strength, and their ratings. */
    private static final class World {
        private final int seats;
        private final SplittableRandom random;
        private final double[] truth = new double[PEOPLE];
        private final Rating[] ratings = new Rating[PEOPLE];
        private int played;

        World(int seats, SplittableRandom random) {
            this.seats = seats;
            this.random = random;
            Arrays.setAll(truth, person -> 1500 + 250 * random.nextGaussian());
            Arrays.fill(ratings, Rating.NEWCOMER);
        }

        void play(BiFunction<List<Rating>, List<Integer>, List<Rating>> update) {
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
                places.add(1
                        + (int) Arrays.stream(day).filter(other -> other > own).count());
            }
            List<Rating> before =
                    table.stream().map(person -> ratings[person].drifted()).toList();
            List<Rating> after = update.apply(before, places);
            for (int seat = 0; seat < seats; seat++) {
                ratings[table.get(seat)] = after.get(seat);
            }
            played += seats;
        }

        void count(Figures figures) {
            double[] means = Arrays.stream(ratings).mapToDouble(Rating::mean).toArray();
            double middle = Arrays.stream(means).average().orElseThrow();
            double trueMiddle = Arrays.stream(truth).average().orElseThrow();
            double squares = 0;
            double product = 0;
            double trueSquares = 0;
            int inside = 0;
            for (int person = 0; person < PEOPLE; person++) {
                double strength = truth[person] - trueMiddle;
                double off = means[person] - middle - strength;
                squares += off * off;
                product += (means[person] - middle) * strength;
                trueSquares += strength * strength;
                inside += Math.abs(off) <= 2 * ratings[person].deviation() ? 1 : 0;
                figures.deviation += ratings[person].deviation() / PEOPLE;
            }
            figures.order += correlation(places(truth), places(means));
            figures.error += Math.sqrt(squares / PEOPLE);
            figures.slope += product / trueSquares;
            figures.within += (double) inside / PEOPLE;
        }
    }

    /** Spearman's correlation of places. */
    private static double correlation(int[] one, int[] other) {
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
