package hidalgo.tables.cup;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.tables.protocol.CupFormat;
import hidalgo.tables.protocol.CupStage;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class CupStandingsTest {
    private static final int PART = PlacePoints.PARTS;

    private static SimulatedCup cup(int entrants) {
        SimulatedCup simulated = new SimulatedCup(CupFormat.SWISS, entrants, 4, 3, 0, 1);
        return simulated;
    }

    private static void round(SimulatedCup simulated, List<List<Integer>> tables, List<List<Integer>> totals) {
        int round = simulated.cup.rounds().size();
        simulated.apply(List.of(new CupEvent.Drawn(
                CupStage.ROUND,
                tables.stream()
                        .map(seats -> new CupEvent.Seating("t" + seats, seats))
                        .toList(),
                List.of())));
        for (int table = 0; table < totals.size(); table++) {
            CupTable.Result result = CupTable.Result.of(totals.get(table), List.of());
            simulated.apply(
                    List.of(new CupEvent.Decided(round, table, result.totals(), result.places(), result.left())));
        }
    }

    @Test
    @DisplayName("equal places share the points of the places they take")
    void equalPlacesShare() {
        assertThat(PlacePoints.of(List.of(5, 3, 2, 1), 1, 2, 3, 4)).containsExactly(5 * PART, 3 * PART, 2 * PART, PART);
        assertThat(PlacePoints.of(List.of(5, 3, 2, 1), 1, 1, 3, 4)).containsExactly(4 * PART, 4 * PART, 2 * PART, PART);
        assertThat(PlacePoints.of(List.of(5, 3, 2, 1, 0), 1, 2, 2, 2, 5))
                .containsExactly(5 * PART, 2 * PART, 2 * PART, 2 * PART, 0);
        assertThat(PlacePoints.of(List.of(5, 3, 2, 1), 3, 1))
                .as("bots took the other places")
                .containsExactly(3 * PART, 5 * PART);
    }

    @Test
    @DisplayName("points of places must not grow from one place to the next")
    void pointsMustNotGrow() {
        assertThat(PlacePoints.areGood(4, List.of(5, 3, 2, 1))).isTrue();
        assertThat(PlacePoints.areGood(4, List.of(5, 5, 0, 0))).isTrue();
        assertThat(PlacePoints.areGood(4, List.of(5, 3, 4, 1))).isFalse();
        assertThat(PlacePoints.areGood(4, List.of(5, 3, 2))).isFalse();
        assertThat(PlacePoints.areGood(2, List.of(0, 0))).isFalse();
        assertThat(PlacePoints.areGood(2, List.of(5, -1))).isFalse();
    }

    @Test
    @DisplayName("equal points: the share of the points at the tables decides, then the points of the rivals")
    void tieBreaks() {
        SimulatedCup simulated = cup(8);
        round(
                simulated,
                List.of(List.of(0, 1, 2, 3), List.of(4, 5, 6, 7)),
                List.of(List.of(40, 30, 20, 10), List.of(70, 10, 9, 8)));
        List<CupStandings.Line> lines = CupStandings.of(simulated.cup);
        // Both winners have 5 points; 4 has a greater share of the points at the table.
        assertThat(lines.stream().map(CupStandings.Line::entrant)).startsWith(4, 0);
        assertThat(lines.get(0).share()).isEqualTo(7216);
        assertThat(lines.get(1).share()).isEqualTo(4000);
        assertThat(lines.get(0).rivals()).isEqualTo(6 * PART);
    }

    @Test
    @DisplayName("a table that is still played changes nothing")
    void aRunningTableChangesNothing() {
        SimulatedCup simulated = cup(8);
        round(simulated, List.of(List.of(0, 1, 2, 3), List.of(4, 5, 6, 7)), List.of(List.of(40, 30, 20, 10)));
        List<CupStandings.Line> lines = CupStandings.of(simulated.cup);
        assertThat(lines).filteredOn(line -> line.points() > 0).hasSize(4);
        assertThat(lines.subList(4, 8)).allMatch(line -> line.rank() == 5);
    }

    @Test
    @DisplayName("an entrant who left is last at the table, the first to leave last of all")
    void whoLeftIsLast() {
        CupTable.Result result = CupTable.Result.of(List.of(90, 50, 60, 70), List.of(0, 3));
        assertThat(result.places()).containsExactly(4, 2, 1, 3);
    }

    @Test
    @DisplayName("bots that fill a table take no place")
    void fillersTakeNoPlace() {
        SimulatedCup simulated = cup(5);
        round(simulated, List.of(List.of(0, -1, 1, -1)), List.of(List.of(10, 90, 20, 80)));
        assertThat(CupStandings.of(simulated.cup).stream().limit(2).map(CupStandings.Line::points))
                .containsExactly(5L * PART, 3L * PART);
    }
}
