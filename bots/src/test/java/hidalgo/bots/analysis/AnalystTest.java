package hidalgo.bots.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hidalgo.rules.Game;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.caballero.ElCaballero;
import hidalgo.rules.grande.ElGrande;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AnalystTest {
    private final Analyst analyst = Analyst.withIterations(20);

    @Test
    void theBestTurnIsLegalAndEndsTheTurn() {
        for (Game game : List.of(new ElCaballero(), new ElGrande())) {
            Position position = afterSomeMoves(game, 40);
            int seat = Integer.numberOfTrailingZeros(position.obliged());
            Analyst.BestTurn best = analyst.bestTurn(position, seat, RandomSource.of(1));
            Position trial = position.copy();
            MoveList legal = new MoveList();
            for (int move : best.moves()) {
                assertThat(trial.turn()).isEqualTo(position.turn());
                trial.legalMoves(seat, legal);
                assertThat(legal.contains(move)).isTrue();
                trial.play(seat, move);
            }
            position.legalMoves(seat, legal);
            assertThat(best.others()).doesNotContainAnyElementsOf(best.moves()).allMatch(legal::contains);
            assertThat(trial.fingerprint()).isEqualTo(best.end().fingerprint());
            assertThat(trial.obliged() != 1 << seat || trial.turn() != position.turn())
                    .isTrue();
        }
    }

    @Test
    void chancesAddUpToOneAndRepeatThemselves() {
        for (Game game : List.of(new ElCaballero(), new ElGrande())) {
            Position position = afterSomeMoves(game, 30);
            WinChances chances = analyst.chances(position, RandomSource.of(5));
            assertThat(chances.bySeat().stream().mapToDouble(random -> random).sum())
                    .isCloseTo(1, within(1e-9));
            assertThat(analyst.chances(position, RandomSource.of(5))).isEqualTo(chances);
        }
    }

    @Test
    void aGameThatIsOverHasBeenWon() {
        Position position = afterSomeMoves(new ElCaballero(), Integer.MAX_VALUE);
        int winner = position.total(0) > position.total(1) ? 0 : 1;
        assertThat(analyst.chances(position, RandomSource.of(1)).of(winner)).isEqualTo(1);
    }

    @Test
    void anAnalystWithATimeLimitLooksAtLeastOnce() {
        Position position = afterSomeMoves(new ElCaballero(), 10);
        int seat = Integer.numberOfTrailingZeros(position.obliged());
        assertThat(Analyst.withMillis(1)
                        .bestTurn(position, seat, RandomSource.of(1))
                        .moves())
                .isNotEmpty();
    }

    private static Position afterSomeMoves(Game game, int moves) {
        RandomSource random = RandomSource.of(3);
        Position position =
                game.deal(game.choose(Map.of("players", "2")), random).begin();
        MoveList legal = new MoveList();
        for (int i = 0; i < moves && !position.isOver(); i++) {
            int seat = Integer.numberOfTrailingZeros(position.obliged());
            position.legalMoves(seat, legal);
            position.play(seat, legal.get(random.below(legal.size())));
        }
        return position;
    }
}
