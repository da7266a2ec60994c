package hidalgo.tables.cup;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.tables.protocol.CupFormat;
import hidalgo.tables.protocol.CupPhase;
import hidalgo.tables.protocol.CupStage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class DrawsTest {
    /** In each round, everyone who plays has one seat or sits out, and no table is without two people. */
    private static void requireSoundRounds(Cup cup) {
        for (CupRound round : cup.rounds()) {
            List<Integer> seen = new ArrayList<>(round.sittingOut());
            for (CupTable table : round.tables()) {
                assertThat(table.entrants()).hasSizeGreaterThanOrEqualTo(2);
                assertThat(table.seats()).hasSizeBetween(2, cup.settings().size());
                seen.addAll(table.entrants());
            }
            assertThat(new HashSet<>(seen)).hasSameSizeAs(seen);
        }
    }

    @ParameterizedTest
    @EnumSource(CupFormat.class)
    @DisplayName("cups of all sizes with drop-outs come to their end")
    void cupsOfAllSizesComeToTheirEnd(CupFormat format) {
        int[][] sizes = {{5, 4}, {6, 5}, {7, 2}, {9, 4}, {11, 3}, {14, 5}};
        for (int[] each : sizes) {
            SimulatedCup simulated = new SimulatedCup(format, each[0], each[1], 3, 12, each[0]);
            simulated.play();
            assertThat(simulated.cup.phase()).isEqualTo(CupPhase.OVER);
            requireSoundRounds(simulated.cup);
            assertThat(CupStandings.of(simulated.cup)).isNotEmpty();
        }
    }

    @Test
    @DisplayName("a cup of 200 with drop-outs: at most a few meet again")
    void aCupOfTwoHundred() {
        SimulatedCup simulated = new SimulatedCup(CupFormat.SWISS, 200, 4, 5, 40, 3);
        simulated.play();
        requireSoundRounds(simulated.cup);
        assertThat(simulated.cup.rounds()).hasSize(5);
        assertThat(simulated.secondMeetings()).isZero();
    }

    @Test
    @DisplayName("sixteen at tables of four meet only once in four Swiss rounds, and have no seat often")
    void sixteenMeetOnlyOnce() {
        SimulatedCup simulated = new SimulatedCup(CupFormat.SWISS, 16, 4, 4, 0, 1);
        simulated.play();
        assertThat(simulated.secondMeetings()).isZero();
        assertThat(simulated.unevenSeats(4)).isLessThanOrEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"6,2", "7,2", "9,3", "16,4", "15,4", "25,5", "24,5"})
    @DisplayName("where it is possible, all meet all exactly once")
    void allMeetAllExactlyOnce(int entrants, int size) {
        SimulatedCup simulated = new SimulatedCup(CupFormat.ROUND_ROBIN, entrants, size, 0, 0, 1);
        simulated.play();
        int[][] met = Encounters.of(
                        simulated.cup, IntStream.range(0, entrants).boxed().toList())
                .met();
        for (int one = 0; one < entrants; one++) {
            for (int other = 0; other < entrants; other++) {
                assertThat(met[one][other]).as("%d and %d", one, other).isEqualTo(one == other ? 0 : 1);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"2,2,1", "3,2,2", "4,2,3", "5,2,4", "6,2,5", "8,2,5", "2,4,1", "4,4,3", "5,4,4", "16,4,4", "200,4,6"})
    @DisplayName(
            "without a setting, a Swiss cup has fewer rounds than entrants, so that none need to meet twice in duels")
    void usualRounds(int entrants, int size, int rounds) {
        SimulatedCup simulated = new SimulatedCup(CupFormat.SWISS, entrants, size, 0, 0, 1);
        assertThat(Draws.rounds(simulated.cup)).isEqualTo(rounds);
        if (size == 2) {
            simulated.play();
            assertThat(simulated.secondMeetings()).isZero();
        }
    }

    @Test
    @DisplayName("a championship of 30: three heats, five semi-finals of five with one of each tier, a final of five")
    void aChampionship() {
        SimulatedCup simulated = new SimulatedCup(CupFormat.CHAMPIONSHIP, 30, 5, 0, 0, 4);
        simulated.play();
        List<CupRound> rounds = simulated.cup.rounds();
        assertThat(rounds.stream().map(CupRound::stage))
                .containsExactly(CupStage.HEAT, CupStage.HEAT, CupStage.HEAT, CupStage.SEMI, CupStage.FINAL);
        assertThat(rounds.get(3).tables())
                .hasSize(5)
                .allSatisfy(table -> assertThat(table.entrants()).hasSize(5));
        CupTable last = rounds.get(4).tables().getFirst();
        for (CupTable semi : rounds.get(3).tables()) {
            List<Integer> finalists =
                    semi.entrants().stream().filter(last.entrants()::contains).toList();
            assertThat(finalists).hasSize(1);
            assertThat(semi.result().places().get(semi.seats().indexOf(finalists.getFirst())))
                    .isEqualTo(1);
        }
        int champion = CupStandings.of(simulated.cup).getFirst().entrant();
        assertThat(last.result().places().get(last.seats().indexOf(champion))).isEqualTo(1);
    }

    @Test
    @DisplayName("a knock-out cup of 32 at tables of four: two of each table go on until one table is left")
    void aKnockOutCup() {
        SimulatedCup simulated = new SimulatedCup(CupFormat.KNOCK_OUT, 32, 4, 0, 0, 2);
        simulated.play();
        assertThat(simulated.cup.rounds().stream().map(round -> round.tables().size()))
                .containsExactly(8, 4, 2, 1);
        Set<Integer> finalists = new HashSet<>(
                simulated.cup.rounds().getLast().tables().getFirst().entrants());
        assertThat(CupStandings.of(simulated.cup).subList(0, 4).stream().map(CupStandings.Line::entrant))
                .containsExactlyInAnyOrderElementsOf(finalists);
    }

    @Test
    @DisplayName("with two seats one sits out, each a first time before one does a second time")
    void oneSitsOut() {
        SimulatedCup simulated = new SimulatedCup(CupFormat.SWISS, 7, 2, 5, 0, 6);
        simulated.play();
        assertThat(simulated.cup.rounds().stream().flatMap(round -> round.sittingOut().stream()))
                .hasSize(5)
                .doesNotHaveDuplicates();
    }

    @Test
    @DisplayName("tables are one seat smaller, and bots fill what would be smaller still")
    void tablesOfUnequalSize() {
        assertThat(TableSizes.of(14, 4, 2))
                .isEqualTo(new TableSizes.Split(List.of(4, 4, 3, 3), List.of(4, 4, 3, 3), 0));
        assertThat(TableSizes.of(5, 4, 2)).isEqualTo(new TableSizes.Split(List.of(3, 2), List.of(3, 4), 0));
        assertThat(TableSizes.of(5, 2, 2)).isEqualTo(new TableSizes.Split(List.of(2, 2), List.of(2, 2), 1));
        assertThat(TableSizes.of(4, 3, 3)).isEqualTo(new TableSizes.Split(List.of(2, 2), List.of(3, 3), 0));
    }
}
