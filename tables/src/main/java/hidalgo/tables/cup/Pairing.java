package hidalgo.tables.cup;

import hidalgo.rules.RandomSource;
import java.util.Arrays;
import java.util.List;

/*
 * A draw is judged by three numbers, the first of which counts most: how often entrants meet again, how unevenly they have had
 * their seats, and how far apart their scores are at a table. Simulated annealing looks for a good draw: it swaps two entrants, and
 * accepts a worse draw now and then, ever more rarely. Its weights only lead the search, and the first two grow on the way; the
 * draws it has seen are compared by the three numbers in their order. A draw looks ahead: it also plans the coming rounds, so that they can still be drawn without a
 * second meeting. Everything random follows from a seed, so a draw can be checked later.
 */

/** Finds out which entrants sit together in a round. */
final class Pairing {
    /**
     * The state before a draw. Entrants are numbered from 0.
     *
     * @param people how many entrants sit at each table
     * @param seats how many seats each table has
     * @param met how often each entrant has met each other
     * @param had how often each entrant had each seat
     * @param scores the entrants' scores
     * @param tiers the tier of each entrant: only entrants of one tier may be exchanged, and the first draw is by number
     * @param ahead how many rounds to plan after this one
     */
    @SuppressWarnings("ArrayRecordComponent") // Read a million times a second, never compared.
    record Problem(
            List<Integer> people,
            List<Integer> seats,
            int[][] met,
            int[][] had,
            long[] scores,
            int[] tiers,
            int ahead) {
        int entrants() {
            return scores.length;
        }
    }

    /**
     * How good a draw is.
     *
     * @param meetings how often entrants meet again, in the planned rounds too
     * @param seats the cost of their seats
     * @param differences the sum of the differences of scores
     */
    record Cost(long meetings, long seats, long differences) implements Comparable<Cost> {
        @Override
        public int compareTo(Cost other) {
            int first = Long.compare(meetings, other.meetings);
            int second = first == 0 ? Long.compare(seats, other.seats) : first;
            return second == 0 ? Long.compare(differences, other.differences) : second;
        }
    }

    private static final int STEPS_PER_ENTRANT = 1500;
    private static final int FEWEST_STEPS = 12_000;
    private static final int MOST_STEPS = 400_000;
    private static final double HOT = 2;
    private static final double COLD = 0.02;
    private static final double FIRST_WEIGHT = 2;
    private static final double FIRST_SEAT_WEIGHT = 0.5;
    private static final double GROWTH = 30;
    private static final double DIFFERENCE_WEIGHT = 1;
    private static final int RUNS = 3;
    private static final int FEW = 16;

    private final Problem problem;
    private final RandomSource random;
    private final SeatChoice choice = new SeatChoice();
    private final int tables;
    private final int[] starts;
    private final int[][] drawn;
    private final int[][] tableOf;
    private final int[][] times;
    private final int[] seatCosts;
    private final double scale;
    private Cost cost = new Cost(0, 0, 0);
    private double growth = 1;

    private Pairing(Problem problem, RandomSource random, int[][] first) {
        this.problem = problem;
        this.random = random;
        this.tables = problem.people().size();
        this.starts = new int[tables + 1];
        for (int table = 0; table < tables; table++) {
            starts[table + 1] = starts[table] + problem.people().get(table);
        }
        this.drawn = Arrays.stream(first).map(int[]::clone).toArray(int[][]::new);
        this.tableOf = new int[drawn.length][problem.entrants()];
        this.times = Arrays.stream(problem.met()).map(int[]::clone).toArray(int[][]::new);
        this.seatCosts = new int[tables];
        this.scale = DIFFERENCE_WEIGHT / Math.max(1, meanDifference());
        count();
    }

    /** The tables of the best draw that is found, each with its entrants. */
    static int[][] find(Problem problem, long seed) {
        RandomSource random = RandomSource.of(seed);
        int runs = problem.entrants() <= FEW ? RUNS : 1;
        Cost least = null;
        int[] best = new int[0];
        Pairing last = null;
        for (int run = 0; run < runs; run++) {
            Pairing pairing = new Pairing(problem, random, first(problem, random));
            int[] found = pairing.anneal();
            if (least == null || pairing.cost.compareTo(least) < 0) {
                least = pairing.cost;
                best = found;
            }
            last = pairing;
        }
        return last == null ? new int[0][] : last.tables(best);
    }

    /** The cost of a given draw of one round. */
    static Cost cost(Problem problem, int[][] tables) {
        int[] flat = Arrays.stream(tables).flatMapToInt(Arrays::stream).toArray();
        return new Pairing(problem, RandomSource.of(0), new int[][] {flat}).cost;
    }

    /** All rounds in random order; with tiers, this round in the order of the numbers. */
    private static int[][] first(Problem problem, RandomSource random) {
        int count = problem.entrants();
        int[][] first = new int[1 + problem.ahead()][count];
        for (int round = 0; round < first.length; round++) {
            for (int i = 0; i < count; i++) {
                first[round][i] = i;
            }
            if (round > 0 || problem.tiers().length == 0) {
                for (int i = count - 1; i > 0; i--) {
                    swap(first[round], i, random.below(i + 1));
                }
            }
        }
        return first;
    }

    private static void swap(int[] numbers, int a, int b) {
        int kept = numbers[a];
        numbers[a] = numbers[b];
        numbers[b] = kept;
    }

    private int[][] tables(int[] flat) {
        int[][] result = new int[tables][];
        for (int table = 0; table < tables; table++) {
            result[table] = Arrays.copyOfRange(flat, starts[table], starts[table + 1]);
        }
        return result;
    }

    private double meanDifference() {
        double mean = Arrays.stream(problem.scores()).average().orElse(0);
        return Arrays.stream(problem.scores())
                .mapToDouble(score -> Math.abs(score - mean))
                .average()
                .orElse(0);
    }

    private void count() {
        long meetings = 0;
        long seats = 0;
        long differences = 0;
        for (int round = 0; round < drawn.length; round++) {
            for (int table = 0; table < tables; table++) {
                for (int i = starts[table]; i < starts[table + 1]; i++) {
                    int one = drawn[round][i];
                    tableOf[round][i] = table;
                    for (int j = starts[table]; j < i; j++) {
                        int other = drawn[round][j];
                        meetings += times[one][other];
                        meet(one, other, 1);
                        differences += round == 0 ? difference(one, other) : 0;
                    }
                }
                if (round == 0) {
                    seatCosts[table] = seatCost(table);
                    seats += seatCosts[table];
                }
            }
        }
        cost = new Cost(meetings, seats, differences);
    }

    private void meet(int one, int other, int by) {
        times[one][other] += by;
        times[other][one] += by;
    }

    private long difference(int one, int other) {
        return Math.abs(problem.scores()[one] - problem.scores()[other]);
    }

    private int seatCost(int table) {
        int people = starts[table + 1] - starts[table];
        return choice.cost(
                problem.had(),
                Arrays.copyOfRange(drawn[0], starts[table], starts[table + 1]),
                people,
                problem.seats().get(table));
    }

    private double energy(Cost of) {
        return growth * (FIRST_WEIGHT * of.meetings + FIRST_SEAT_WEIGHT * of.seats) + scale * of.differences;
    }

    /** The best draw of this round that a walk has seen; its cost is that of this object from then on. */
    private int[] anneal() {
        int count = problem.entrants();
        int[] best = drawn[0].clone();
        Cost least = cost;
        if (tables < 2) {
            return best;
        }
        int steps = Math.clamp((long) STEPS_PER_ENTRANT * count * drawn.length, FEWEST_STEPS, MOST_STEPS);
        double cooling = Math.pow(COLD / HOT, 1.0 / steps);
        double heat = HOT;
        for (int step = 0; step < steps; step++) {
            heat *= cooling;
            growth = 1 + GROWTH * step / steps;
            int round = drawn.length == 1 || random.below(2) == 0 ? 0 : 1 + random.below(drawn.length - 1);
            int i = random.below(count);
            int j = random.below(count);
            if (tableOf[round][i] == tableOf[round][j] || !mayExchange(round, i, j)) {
                continue;
            }
            Cost before = cost;
            exchange(round, i, j);
            double worse = energy(cost) - energy(before);
            // 53 random bits, as a number from 0 to 1.
            if (worse > 0 && (random.next() >>> 11) * 0x1.0p-53 >= Math.exp(-worse / heat)) {
                exchange(round, i, j);
            } else if (cost.compareTo(least) < 0) {
                least = cost;
                best = drawn[0].clone();
            }
        }
        cost = least;
        return best;
    }

    private boolean mayExchange(int round, int i, int j) {
        int[] tiers = problem.tiers();
        return round > 0 || tiers.length == 0 || tiers[drawn[0][i]] == tiers[drawn[0][j]];
    }

    private void exchange(int round, int i, int j) {
        long meetings = cost.meetings;
        long seats = cost.seats;
        long differences = cost.differences;
        int[] places = drawn[round];
        int[] both = {i, j};
        for (int place : both) {
            int table = tableOf[round][place];
            for (int other = starts[table]; other < starts[table + 1]; other++) {
                if (other != place) {
                    meet(places[place], places[other], -1);
                    meetings -= times[places[place]][places[other]];
                    differences -= round == 0 ? difference(places[place], places[other]) : 0;
                }
            }
        }
        swap(places, i, j);
        for (int place : both) {
            int table = tableOf[round][place];
            for (int other = starts[table]; other < starts[table + 1]; other++) {
                if (other != place) {
                    meetings += times[places[place]][places[other]];
                    meet(places[place], places[other], 1);
                    differences += round == 0 ? difference(places[place], places[other]) : 0;
                }
            }
            if (round == 0) {
                seats -= seatCosts[table];
                seatCosts[table] = seatCost(table);
                seats += seatCosts[table];
            }
        }
        cost = new Cost(meetings, seats, differences);
    }
}
