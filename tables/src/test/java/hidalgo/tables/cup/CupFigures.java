package hidalgo.tables.cup;

import hidalgo.tables.protocol.CupFormat;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Prints how good draws are, for docs/cups.md: {@code ./hidalgo test -pl tables -am -Dtest=CupFigures}. */
class CupFigures {
    private static final int CUPS = 5;

    @Test
    void wholeCups() {
        line("entrants", "tables of", "rounds", "drop-outs", "second meetings", "by chance", "uneven seats", "seconds");
        int[][] cases = {
            {5, 4, 3},
            {9, 3, 4},
            {12, 4, 3},
            {16, 4, 4},
            {20, 5, 4},
            {25, 5, 5},
            {40, 4, 5},
            {64, 2, 6},
            {100, 5, 6},
            {200, 4, 5}
        };
        for (int[] each : cases) {
            for (int dropOuts : new int[] {0, 20}) {
                int meetings = 0;
                int byChance = 0;
                int uneven = 0;
                long start = System.nanoTime();
                for (int seed = 0; seed < CUPS; seed++) {
                    SimulatedCup simulated =
                            new SimulatedCup(CupFormat.SWISS, each[0], each[1], each[2], dropOuts, seed);
                    simulated.play();
                    meetings += simulated.secondMeetings();
                    uneven = Math.max(uneven, simulated.unevenSeats(each[1]));
                    byChance += secondMeetingsByChance(each[0], each[1], each[2], seed);
                }
                line(
                        each[0],
                        each[1],
                        each[2],
                        dropOuts == 0 ? "none" : "1 in " + dropOuts,
                        meetings / (double) CUPS,
                        byChance / (double) CUPS,
                        uneven,
                        String.format(Locale.ROOT, "%.1f", (System.nanoTime() - start) / 1e9 / CUPS));
            }
        }
    }

    private static int secondMeetingsByChance(int entrants, int size, int rounds, long seed) {
        int[][] met =
                PairingTest.afterRandomRounds(entrants, size, rounds, seed).met();
        int again = 0;
        for (int one = 0; one < entrants; one++) {
            for (int other = 0; other < one; other++) {
                again += Math.max(0, met[one][other] - 1);
            }
        }
        return again;
    }

    @Test
    void singleDraws() {
        line("entrants", "tables of", "after", "", "meetings again", "cost of seats", "differences");
        int[][] cases = {{40, 4, 3}, {100, 5, 4}, {200, 4, 4}, {1000, 4, 4}};
        for (int[] each : cases) {
            Pairing.Problem problem = PairingTest.afterRandomRounds(each[0], each[1], each[2], 1);
            print(each, "by chance", PairingTest.ofChance(problem, 2));
            print(each, "drawn", Pairing.cost(problem, Pairing.find(problem, 1)));
        }
    }

    private static void print(int[] each, String how, Pairing.Cost cost) {
        line(each[0], each[1], each[2], how, cost.meetings(), cost.seats(), cost.differences() / PlacePoints.PARTS);
    }

    private static void line(Object... cells) {
        StringBuilder line = new StringBuilder("|");
        for (Object cell : cells) {
            line.append(' ').append(cell).append(" |");
        }
        System.out.println(line);
    }
}
