package hidalgo.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LuckTest {
    private static final int DEALS = 100;
    private static final int WORLDS = 150;
    private static final double STANDARD_ERRORS = 4;

    /** One bot is better than the others, so a mean that mixed up skill and luck would not be 0. */
    @Test
    void luckIsZeroOnAverageEvenForTheBetterBot() throws InterruptedException {
        Moments luck = new Moments(1);
        Tournament tournament = tournament("el-grande", 11);
        tournament.run(DEALS, Shard.WHOLE, 2, played -> {
            TournamentGame game = tournament.game(played.result());
            luck.add(new double[] {played.result().luck().get(game.bots().indexOf("squire"))});
            return true;
        });
        double error = Math.sqrt(luck.covariance(0, 0) / luck.count());
        assertThat(error).isBetween(1e-4, 0.02);
        assertThat(luck.mean(0)).isCloseTo(0, within(STANDARD_ERRORS * error));
    }

    @Test
    void theLuckOfADrawIsZeroOnAverageOverAllDraws() {
        RandomSource random = RandomSource.of(3);
        Position position = tournament("el-grande", 3).play(0).match().setup().begin();
        int draws = 0;
        while (!position.isOver()) {
            int seat = Integer.numberOfTrailingZeros(position.obliged());
            int move = any(position, seat, random);
            if (!position.isChoosingSecretly() && reveals(position, seat, move)) {
                draws++;
                assertUnbiased(position, seat, move, random);
            }
            position.play(seat, move);
        }
        assertThat(draws).isGreaterThan(4);
    }

    private static void assertUnbiased(Position position, int seat, int move, RandomSource random) {
        Moments luck = new Moments(1);
        for (int i = 0; i < WORLDS; i++) {
            Position world = position.view(seat).sample(random);
            Luck measured = new Luck(world, random);
            measured.play(world, seat, move);
            luck.add(new double[] {measured.ofSeats().getFirst()});
        }
        double error = Math.sqrt(luck.covariance(0, 0) / luck.count());
        assertThat(luck.mean(0)).isCloseTo(0, within(STANDARD_ERRORS * error + 1e-9));
    }

    /** The others' choices are no chance: a bot that guesses them well is no lucky one. */
    @Test
    void secretChoicesAreNoLuck() {
        int revealed = 0;
        for (int game = 0; game < 4; game++) {
            RandomSource random = RandomSource.of(game);
            Position position =
                    tournament("el-grande", 3).play(0).match().setup().begin();
            Luck luck = new Luck(position, random);
            while (!position.isOver()) {
                int seat = Integer.numberOfTrailingZeros(position.obliged());
                int move = any(position, seat, random);
                boolean secret = position.isChoosingSecretly();
                revealed += secret && reveals(position, seat, move) ? 1 : 0;
                List<Double> before = luck.ofSeats();
                luck.play(position, seat, move);
                if (secret) {
                    assertThat(luck.ofSeats()).isEqualTo(before);
                }
            }
        }
        assertThat(revealed).isGreaterThan(10);
    }

    private static boolean reveals(Position position, int seat, int move) {
        Position after = position.copy();
        after.play(seat, move);
        return after.reveals() > position.reveals();
    }

    private static int any(Position position, int seat, RandomSource random) {
        MoveList moves = new MoveList();
        position.legalMoves(seat, moves);
        return moves.get(random.below(moves.size()));
    }

    @Test
    void tilesThatTheNetDoesNotSeeAreNoLuck() {
        assertThat(tournament("el-caballero", 3).play(0).result().luck())
                .hasSize(2)
                .allSatisfy(luck -> assertThat(luck).isCloseTo(0, within(1e-9)));
    }

    @Test
    void theLuckOfOneSeatIsTheBadLuckOfTheOthers() {
        List<Double> luck = tournament("el-grande", 3).play(0).result().luck();
        assertThat(luck).hasSize(2).noneMatch(each -> each == 0);
        assertThat(luck.getFirst() + luck.getLast()).isCloseTo(0, within(1e-9));
    }

    @Test
    void winRatesAreThoseOfTheGamesWithoutTheirLuck() throws InterruptedException {
        // Two bots of like strength: a rate without luck that would lie below 0 or above 1 is shown as 0 or 1.
        Tournament tournament = tournament("el-grande", 5, "squire", "squire:teresa");
        double[] luck = new double[1];
        Standings without = tournament.run(
                20,
                2,
                Optional.empty(),
                played -> luck[0] += played.result()
                        .luck()
                        .get(tournament.game(played.result()).bots().indexOf("squire")));
        Tournament plain = new Tournament(tournament.game(), tournament.options(), tournament.bots(), 5);
        Standings asPlayed = plain.run(20, 2, Optional.empty(), played -> {});
        assertThat(winRate(without)).isCloseTo(winRate(asPlayed) - luck[0] / 40, within(1e-9));
        assertThat(asPlayed.worth()).isEqualTo(1);
        assertThat(without.worth()).isNotEqualTo(1);
    }

    @Test
    void ifAllDealsEndAlikeTheirLuckSavesNoGames() throws InterruptedException {
        Standings standings =
                tournament("el-grande", 3, "knight:iterations=20", "random").run(4, 1, Optional.empty(), played -> {});
        assertThat(standings.worth()).isEqualTo(1);
    }

    @Test
    void aResultWithLuckIsALineOfText() {
        GameResult result = tournament("el-grande", 3).play(1).result();
        assertThat(GameResult.of(result.line())).isEqualTo(result);
    }

    private static double winRate(Standings standings) {
        return standings.table().getFirst().winRate().value();
    }

    private static Tournament tournament(String id, long seed) {
        return tournament(id, seed, "random", "squire");
    }

    private static Tournament tournament(String id, long seed, String... bots) {
        Game game = Games.known(id);
        return new Tournament(game, game.choose(Map.of("players", "2")), List.of(bots), seed, Players.BOTS, true);
    }
}
