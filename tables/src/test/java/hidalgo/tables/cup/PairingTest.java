package hidalgo.tables.cup;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PairingTest {
    /** A round after some rounds in which entrants met, had seats and got points by chance. */
    static Pairing.Problem afterRandomRounds(int entrants, int size, int rounds, long seed) {
        RandomSource random = RandomSource.of(seed);
        TableSizes.Split split = TableSizes.of(entrants, size, 2);
        int[][] met = new int[entrants][entrants];
        int[][] had = new int[entrants][8];
        long[] scores = new long[entrants];
        for (int round = 0; round < rounds; round++) {
            List<Integer> order =
                    new ArrayList<>(IntStream.range(0, entrants).boxed().toList());
            for (int i = entrants - 1; i > 0; i--) {
                Collections.swap(order, i, random.below(i + 1));
            }
            int next = 0;
            for (int people : split.people()) {
                List<Integer> table = order.subList(next, next + people);
                next += people;
                for (int seat = 0; seat < people; seat++) {
                    had[table.get(seat)][seat]++;
                    scores[table.get(seat)] += (people - seat) * 60L;
                    for (int other : table) {
                        met[table.get(seat)][other] += other == table.get(seat) ? 0 : 1;
                    }
                }
            }
        }
        return new Pairing.Problem(split.people(), split.seats(), met, had, scores, new int[0], 0);
    }

    /** The cost of the best of all draws. */
    private static Pairing.Cost best(Pairing.Problem problem) {
        return best(problem, new ArrayList<>(), new boolean[problem.entrants()]);
    }

    private static Pairing.Cost best(Pairing.Problem problem, List<int[]> tables, boolean[] taken) {
        if (tables.size() == problem.people().size()) {
            return Pairing.cost(problem, tables.toArray(int[][]::new));
        }
        Pairing.Cost least = null;
        int people = problem.people().get(tables.size());
        // Tables of one size can be exchanged, so the first who is free sits at the next one, unless the sizes differ.
        boolean isAnySize = problem.people().stream().distinct().count() > 1;
        int first = 0;
        while (taken[first]) {
            first++;
        }
        for (int[] table : choices(taken, people, isAnySize ? -1 : first)) {
            Arrays.stream(table).forEach(one -> taken[one] = true);
            tables.add(table);
            Pairing.Cost cost = best(problem, tables, taken);
            least = least == null || cost.compareTo(least) < 0 ? cost : least;
            tables.removeLast();
            Arrays.stream(table).forEach(one -> taken[one] = false);
        }
        return least == null ? new Pairing.Cost(Long.MAX_VALUE, 0, 0) : least;
    }

    private static List<int[]> choices(boolean[] taken, int people, int first) {
        List<int[]> choices = new ArrayList<>();
        for (int set = 0; set < 1 << taken.length; set++) {
            int chosen = set;
            boolean isFree = Integer.bitCount(set) == people && (first < 0 || (set >> first & 1) != 0);
            if (isFree && IntStream.range(0, taken.length).noneMatch(i -> taken[i] && (chosen >> i & 1) != 0)) {
                choices.add(IntStream.range(0, taken.length)
                        .filter(i -> (chosen >> i & 1) != 0)
                        .toArray());
            }
        }
        return choices;
    }

    @ParameterizedTest
    @CsvSource({"6,2,3", "8,2,5", "9,3,2", "9,3,4", "8,4,2", "8,4,4", "10,5,3", "7,4,3"})
    @DisplayName("the draw of a few entrants is the best of all draws")
    void theDrawOfAFewIsTheBestOfAll(int entrants, int size, int rounds) {
        for (int seed = 0; seed < 2; seed++) {
            Pairing.Problem problem = afterRandomRounds(entrants, size, rounds, seed);
            Pairing.Cost found = Pairing.cost(problem, Pairing.find(problem, seed));
            assertThat(found).as("seed %d", seed).isEqualTo(best(problem));
        }
    }

    @ParameterizedTest
    @CsvSource({"40,4,3", "120,5,4", "200,3,4"})
    void theDrawOfManyIsFarBetterThanChance(int entrants, int size, int rounds) {
        Pairing.Problem problem = afterRandomRounds(entrants, size, rounds, 1);
        Pairing.Cost found = Pairing.cost(problem, Pairing.find(problem, 1));
        Pairing.Cost chance = ofChance(problem, 2);
        assertThat(chance.meetings()).isPositive();
        assertThat(found.meetings()).isZero();
        assertThat(found.seats()).isLessThan(chance.seats());
        assertThat(found.differences()).isLessThan(chance.differences());
    }

    /** The cost of a draw by chance. */
    static Pairing.Cost ofChance(Pairing.Problem problem, long seed) {
        RandomSource random = RandomSource.of(seed);
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, problem.entrants()).boxed().toList());
        for (int i = order.size() - 1; i > 0; i--) {
            Collections.swap(order, i, random.below(i + 1));
        }
        int[][] tables = new int[problem.people().size()][];
        int next = 0;
        for (int table = 0; table < tables.length; table++) {
            int people = problem.people().get(table);
            tables[table] =
                    order.subList(next, next + people).stream().mapToInt(i -> i).toArray();
            next += people;
        }
        return Pairing.cost(problem, tables);
    }

    @Test
    void oneSeedGivesOneDraw() {
        Pairing.Problem problem = afterRandomRounds(30, 4, 2, 5);
        assertThat(Pairing.find(problem, 7)).isDeepEqualTo(Pairing.find(problem, 7));
    }

    @Test
    @DisplayName("seeded entrants stay in their tiers")
    void seededEntrantsStayInTheirTiers() {
        Pairing.Problem open = afterRandomRounds(25, 5, 3, 9);
        int[] tiers = IntStream.range(0, 25).map(i -> i % 5).toArray();
        Pairing.Problem seeded =
                new Pairing.Problem(open.people(), open.seats(), open.met(), open.had(), open.scores(), tiers, 0);
        for (int[] table : Pairing.find(seeded, 1)) {
            assertThat(Arrays.stream(table).map(i -> tiers[i])).containsExactlyInAnyOrder(0, 1, 2, 3, 4);
        }
    }

    @Test
    void theSeatsOfATableAreTheBestOfAllOrders() {
        SeatChoice choice = new SeatChoice();
        RandomSource random = RandomSource.of(3);
        for (int times = 0; times < 50; times++) {
            int[][] had = new int[4][8];
            for (int[] one : had) {
                Arrays.setAll(one, seat -> random.below(4));
            }
            int[] order = choice.seats(had, new int[] {0, 1, 2, 3}, 4, 4);
            assertThat(cost(had, order))
                    .isEqualTo(permutations(4).stream()
                            .mapToInt(each -> cost(had, each))
                            .min()
                            .orElseThrow());
        }
    }

    private static int cost(int[][] had, int[] order) {
        return IntStream.range(0, order.length)
                .map(seat -> 2 * had[order[seat]][seat] + 1)
                .sum();
    }

    private static List<int[]> permutations(int n) {
        if (n == 0) {
            return List.of(new int[0]);
        }
        List<int[]> all = new ArrayList<>();
        for (int[] shorter : permutations(n - 1)) {
            for (int at = 0; at < n; at++) {
                List<Integer> longer =
                        new ArrayList<>(Arrays.stream(shorter).boxed().toList());
                longer.add(at, n - 1);
                all.add(longer.stream().mapToInt(i -> i).toArray());
            }
        }
        return all;
    }
}
