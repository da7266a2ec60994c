package hidalgo.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import hidalgo.lab.SequentialTest.Decision;
import hidalgo.records.GameRecord;
import hidalgo.records.RecordWriter;
import hidalgo.rules.caballero.ElCaballero;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TournamentTest {
    private static final ElCaballero GAME = new ElCaballero();

    @Test
    void aDealIsTheSameInAllItsRotationsAndNoOther() {
        Tournament tournament = tournament(5, "random", "random", "random");
        Set<Long> deals = new HashSet<>();
        for (int deal = 0; deal < 4; deal++) {
            Set<Long> starts = new HashSet<>();
            Set<String> games = new HashSet<>();
            for (int rotation = 0; rotation < 3; rotation++) {
                SimulatedGame played = tournament.play(3 * deal + rotation);
                TournamentGame game = tournament.game(played.result());
                assertThat(game.deal()).isEqualTo(deal);
                assertThat(game.rotation()).isEqualTo(rotation);
                starts.add(played.match().setup().begin().fingerprint());
                games.add(text(played));
            }
            assertThat(starts).hasSize(1);
            assertThat(games).hasSize(3);
            deals.addAll(starts);
        }
        assertThat(deals).hasSize(4);
    }

    @Test
    void everyBotSitsInEverySeatOnceForEachDeal() {
        Tournament tournament = tournament(5, "random", "squire", "knight:iterations=5");
        assertThat(List.of(tournament.seating(0), tournament.seating(1), tournament.seating(2)))
                .containsExactly(
                        List.of("random", "squire", "knight:iterations=5"),
                        List.of("knight:iterations=5", "random", "squire"),
                        List.of("squire", "knight:iterations=5", "random"));
        assertThat(tournament.game(tournament.play(4).result()).bots()).isEqualTo(tournament.seating(1));
    }

    @Test
    void theSameSeedGivesTheSameGamesInTheSameOrderOnAnyNumberOfThreads() throws InterruptedException {
        Tournament tournament = tournament(9, "knight:iterations=3", "random");
        List<String> one = new ArrayList<>();
        List<String> two = new ArrayList<>();
        Standings first = tournament.run(4, 1, Optional.empty(), game -> one.add(text(game)));
        Standings second = tournament.run(4, 2, Optional.empty(), game -> two.add(text(game)));
        assertThat(one).hasSize(8).isEqualTo(two);
        assertThat(first.table()).isEqualTo(second.table());
    }

    @Test
    void theTestStopsTheTournamentAfterTheSameDealOnAnyNumberOfThreads() throws InterruptedException {
        Tournament tournament = tournament(3, "random", "random");
        Optional<SequentialTest> test = Optional.of(new SequentialTest(0.05, 0.3));
        List<SimulatedGame> shown = new ArrayList<>();
        Standings one = tournament.run(200, 1, test, game -> {});
        Standings three = tournament.run(200, 3, test, shown::add);
        assertThat(one.decision()).isEqualTo(Decision.HIGH);
        assertThat(one.games()).isLessThan(200).isEqualTo(three.games()).isEqualTo(shown.size());
        assertThat(one.games() % 2).isZero();
        assertThat(one.table()).isEqualTo(three.table());
    }

    @Test
    void aBotThatIsNamedSeveralTimesHasOneRowForOneOfItsSeats() {
        Standings standings = new Standings(List.of("knight", "squire", "squire"), Optional.empty());
        standings.add(game(0, List.of("knight", "squire", "squire"), 9, 3, 3));
        standings.add(game(1, List.of("squire", "knight", "squire"), 6, 6, 0));
        standings.add(game(2, List.of("squire", "squire", "knight"), 1, 8, 6));
        List<Standing> table = standings.table();
        assertThat(table).extracting(Standing::bot).containsExactly("knight", "squire");
        assertThat(table).extracting(Standing::seats).containsExactly(1, 2);
        assertThat(table).extracting(Standing::games).containsExactly(3, 3);
        assertThat(table.get(0).winRate().value()).isCloseTo(1.5 / 3, within(1e-9));
        assertThat(table.get(1).winRate().value()).isCloseTo(1.5 / 3 / 2, within(1e-9));
        assertThat(table.get(0).points()).isEqualTo(7);
        assertThat(table.get(1).points()).isEqualTo(3.5);
        // Of six comparisons 4 are won and one is half won; a draw is added.
        assertThat(table.get(0).rating().value() - table.get(1).rating().value())
                .isCloseTo(400 * Math.log10(5 / 2.0), within(1e-6));
    }

    @Test
    void aBotAmongItselfWinsItsEqualPart() throws InterruptedException {
        Standing standing = tournament(3, "random", "random")
                .run(3, 2, Optional.empty(), game -> {})
                .table()
                .getFirst();
        assertThat(standing.winRate()).isEqualTo(new Estimate(0.5, 0.5, 0.5));
        assertThat(standing.seats()).isEqualTo(2);
    }

    @Test
    void whatFailsInAThreadIsReported() {
        assertThatThrownBy(() -> tournament(1, "random", "random").run(50, 2, Optional.empty(), game -> {
                    throw new IllegalStateException("no room");
                }))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no room");
    }

    @Test
    void thereMustBeABotForEverySeat() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Tournament(GAME, GAME.choose(Map.of("players", "3")), List.of("random"), 1));
    }

    private static TournamentGame game(int rotation, List<String> bots, Integer... totals) {
        return new TournamentGame(
                0, rotation, bots, Ended.with(rotation, totals).result());
    }

    private static Tournament tournament(long seed, String... bots) {
        return new Tournament(GAME, GAME.choose(Map.of("players", Integer.toString(bots.length))), List.of(bots), seed);
    }

    private static String text(SimulatedGame game) {
        return RecordWriter.text(GameRecord.of(GAME, game.match()));
    }
}
