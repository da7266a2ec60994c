package hidalgo.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hidalgo.bots.analysis.AnalysedTurn;
import hidalgo.bots.analysis.Analysis;
import hidalgo.bots.analysis.Analyst;
import hidalgo.rules.Game;
import hidalgo.rules.Match;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Ruling;
import hidalgo.rules.caballero.ElCaballero;
import hidalgo.rules.grande.ElGrande;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;

class AnalysisRunTest {
    private final Queue<Integer> told = new ConcurrentLinkedQueue<>();

    @Test
    void theTurnsOfBothGamesAreTheWholeGameInOrder() throws InterruptedException {
        for (Game game : List.of(new ElCaballero(), new ElGrande())) {
            Match match = play(game, 60);
            told.clear();
            Analysis analysis = AnalysisRun.of(match, Analyst.withIterations(5), 1, 2, told::add);
            int ply = 0;
            for (AnalysedTurn turn : analysis.turns()) {
                assertThat(turn.ply()).isEqualTo(ply);
                for (String move : turn.moves()) {
                    assertThat(match.steps().get(ply).seat()).isEqualTo(turn.seat());
                    assertThat(match.steps().get(ply++).notation()).isEqualTo(move);
                }
                assertThat(turn.end()).isEqualTo(ply);
                assertThat(turn.after()).isBetween(0.0, 1.0);
                assertThat(turn.chances().stream().mapToDouble(random -> random).sum())
                        .isCloseTo(1, within(1e-9));
            }
            assertThat(ply).isEqualTo(match.steps().size());
            assertThat(told).hasSize(AnalysisRun.turns(match)).hasSameSizeAs(analysis.turns());
        }
    }

    @Test
    void aBetterTurnIsLegalAndBetterByMoreThanTheMargin() throws InterruptedException {
        Match match = play(new ElCaballero(), 80);
        Analysis analysis = AnalysisRun.of(match, Analyst.withIterations(10), 1, 1, told::add);
        int better = 0;
        for (AnalysedTurn turn : analysis.turns()) {
            if (turn.better() != null) {
                better++;
                assertThat(turn.loss()).isGreaterThanOrEqualTo(Analysis.MARGIN);
                Position position = match.setup().begin();
                for (Match.Step step : match.steps().subList(0, turn.ply())) {
                    position.play(step.seat(), step.move());
                }
                for (String move : turn.better().moves()) {
                    assertThat(position.judge(turn.seat(), move)).isInstanceOf(Ruling.Legal.class);
                    position.play(turn.seat(), ((Ruling.Legal) position.judge(turn.seat(), move)).move());
                }
            }
        }
        assertThat(better).as("random play can be bettered").isPositive();
        assertThat(analysis.turningPoints())
                .isSortedAccordingTo((one, other) -> Double.compare(other.loss(), one.loss()))
                .allMatch(turn -> turn.loss() >= 0.05);
    }

    @Test
    void theSameSeedGivesTheSameAnalysisOnAnyNumberOfThreads() throws InterruptedException {
        Match match = play(new ElGrande(), 50);
        Analysis one = AnalysisRun.of(match, Analyst.withIterations(5), 7, 1, told::add);
        assertThat(AnalysisRun.of(match, Analyst.withIterations(5), 7, 3, told::add))
                .isEqualTo(one);
        assertThat(AnalysisRun.of(match, Analyst.withIterations(5), 8, 1, told::add))
                .isNotEqualTo(one);
    }

    @Test
    void aFinishedGameEndsWithItsVictory() throws InterruptedException {
        Match match = play(new ElCaballero(), Integer.MAX_VALUE);
        Analysis analysis = AnalysisRun.of(match, Analyst.withIterations(1), 1, 2, told::add);
        assertThat(analysis.end().stream().mapToDouble(random -> random).max()).hasValue(1.0);
    }

    private static Match play(Game game, int moves) {
        RandomSource random = RandomSource.of(11);
        Match match = new Match(game.deal(game.choose(Map.of("players", "2")), random));
        MoveList legal = new MoveList();
        for (Position position = match.position();
                match.steps().size() < moves && !position.isOver();
                position = match.position()) {
            int seat = Integer.numberOfTrailingZeros(position.obliged());
            position.legalMoves(seat, legal);
            match.play(seat, legal.get(random.below(legal.size())));
        }
        return match;
    }
}
