package hidalgo.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.bots.UnknownBot;
import hidalgo.records.GameRecord;
import hidalgo.records.RecordWriter;
import hidalgo.records.Replay;
import hidalgo.records.Verdict;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Match;
import hidalgo.rules.Option;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.caballero.ElCaballero;
import hidalgo.rules.grande.ElGrande;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.junit.jupiter.api.Test;

class SimulationTest {
    private static final ElCaballero GAME = new ElCaballero();

    @Test
    void theSameSeedGivesTheSameGamesOnAnyNumberOfThreads() throws InterruptedException {
        assertThat(records(simulation(3, 42), 1))
                .isEqualTo(records(simulation(3, 42), 4))
                .hasSize(12);
    }

    @Test
    void everyGameOfASeedIsAnotherOneAndSoIsEverySeed() throws InterruptedException {
        Map<Integer, String> games = records(simulation(3, 42), 2);
        assertThat(games.values()).doesNotHaveDuplicates();
        assertThat(records(simulation(3, 43), 2).values()).doesNotContainAnyElementsOf(games.values());
    }

    @Test
    void aGameCanBePlayedByItself() throws InterruptedException {
        Simulation simulation = simulation(2, 5);
        assertThat(text(simulation.play(7))).isEqualTo(records(simulation, 2).get(7));
    }

    @Test
    void simulatedGamesReplay() {
        SimulatedGame game = simulation(4, 9).play(0);
        assertThat(Replay.check(GameRecord.of(GAME, game.match()))).isInstanceOf(Verdict.Sound.class);
    }

    @Test
    void simulatedGamesOfElGrandeReplayWhateverTheOptions() {
        ElGrande grande = new ElGrande();
        for (int seed = 0; seed < 20; seed++) {
            RandomSource random = RandomSource.of(seed);
            Map<String, String> values = new TreeMap<>();
            for (Option option : grande.options()) {
                values.put(
                        option.name(),
                        option.values().get(random.below(option.values().size())));
            }
            GameOptions options = grande.choose(values);
            SimulatedGame game =
                    new Simulation(grande, options, Collections.nCopies(options.players(), "random"), seed).play(0);
            assertThat(Replay.check(GameRecord.of(grande, game.match())))
                    .as("seed %d", seed)
                    .isInstanceOf(Verdict.Sound.class);
        }
    }

    @Test
    void whoMayOnlyInterruptMayAlsoLetItBe() {
        ElGrande grande = new ElGrande();
        GameOptions options = grande.choose(Map.of("players", "5"));
        int interrupted = 0;
        int left = 0;
        for (int seed = 0; seed < 20; seed++) {
            SimulatedGame game = new Simulation(grande, options, Collections.nCopies(5, "random"), seed).play(0);
            Position position = game.match().setup().begin();
            for (Match.Step step : game.match().steps()) {
                boolean obliged = (position.obliged() >> step.seat() & 1) != 0;
                interrupted += obliged ? 0 : 1;
                left += obliged && position.movers() != position.obliged() ? 1 : 0;
                position.play(step.seat(), step.move());
            }
        }
        assertThat(interrupted).isPositive();
        assertThat(left).isPositive();
    }

    @Test
    void theSummaryAddsUpTheGames() throws InterruptedException {
        Map<Integer, SimulatedGame> games = new ConcurrentSkipListMap<>();
        Summary summary = simulation(2, 11).run(30, 3, game -> games.put(game.index(), game));
        double[] wins = new double[2];
        for (SimulatedGame game : games.values()) {
            int best = Collections.max(game.totals());
            int winners = Collections.frequency(game.totals(), best);
            for (int seat = 0; seat < 2; seat++) {
                wins[seat] += game.totals().get(seat) == best ? 1.0 / winners : 0;
            }
        }
        assertThat(summary.games()).isEqualTo(30);
        assertThat(summary.seats().get(0).wins()).isEqualTo(wins[0]);
        assertThat(summary.seats().get(1).wins()).isEqualTo(wins[1]);
        assertThat(wins[0] + wins[1]).isEqualTo(30);
        assertThat(summary.moves())
                .isEqualTo(
                        games.values().stream().mapToInt(SimulatedGame::length).sum());
        assertThat(summary.meanMoves()).isBetween((double) summary.shortest(), (double) summary.longest());
        assertThat(summary.seats().get(1).meanPoints())
                .isEqualTo(games.values().stream()
                        .mapToInt(game -> game.totals().get(1))
                        .average()
                        .orElseThrow());
        assertThat(summary.seats().get(1).mostPoints())
                .isEqualTo(games.values().stream()
                        .mapToInt(game -> game.totals().get(1))
                        .max()
                        .orElseThrow());
        assertThat(summary.gamesPerSecond()).isPositive();
        assertThat(summary.movesPerSecond()).isGreaterThan(summary.gamesPerSecond());
    }

    @Test
    void theMovesOfAGameAreThereUntilTheNextBegins() throws InterruptedException {
        List<SimulatedGame> games = new ArrayList<>();
        simulation(2, 3).run(2, 1, games::add);
        assertThatThrownBy(() -> games.get(0).match())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("The moves of game 0 are gone");
        assertThat(games.get(1).match().steps()).hasSize(games.get(1).length());
    }

    @Test
    void aSharedVictoryCountsInEqualParts() {
        Tally tally = new Tally(3);
        tally.add(game(4, 4, 1));
        tally.add(game(0, 0, 0));
        tally.add(game(0, 0, 5));
        List<Summary.Seat> seats = tally.summary().seats();
        assertThat(seats.get(0).wins()).isEqualTo(50 / 60.0);
        assertThat(seats.get(2).wins()).isEqualTo(80 / 60.0);
    }

    @Test
    void whatFailsInAThreadIsReported() {
        assertThatThrownBy(() -> simulation(2, 1).run(100, 2, game -> {
                    throw new IllegalStateException("no room for game " + game.index());
                }))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("no room for game");
    }

    @Test
    void thereMustBeAKnownBotForEverySeat() {
        assertThatThrownBy(() -> new Simulation(GAME, GAME.choose(Map.of("players", "2")), List.of("random"), 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(
                        () -> new Simulation(GAME, GAME.choose(Map.of("players", "2")), List.of("random", "genius"), 1))
                .isInstanceOf(UnknownBot.class);
    }

    private static SimulatedGame game(Integer... totals) {
        return Ended.with(0, totals);
    }

    private static Simulation simulation(int players, long seed) {
        return new Simulation(
                GAME,
                GAME.choose(Map.of("players", Integer.toString(players))),
                Collections.nCopies(players, "random"),
                seed);
    }

    private static Map<Integer, String> records(Simulation simulation, int threads) throws InterruptedException {
        Map<Integer, String> records = Collections.synchronizedMap(new TreeMap<>());
        simulation.run(12, threads, game -> records.put(game.index(), text(game)));
        return records;
    }

    private static String text(SimulatedGame game) {
        return RecordWriter.text(GameRecord.of(GAME, game.match()));
    }
}
