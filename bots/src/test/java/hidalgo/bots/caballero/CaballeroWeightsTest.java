package hidalgo.bots.caballero;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.QuickChoice;
import hidalgo.bots.judgement.WeightComparison;
import hidalgo.rules.MoveList;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.ElCaballero;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * The knowledge of good players, weight by weight: the amount that a weight adds to the worth of a position must be
 * there on the table.
 */
class CaballeroWeightsTest {
    private static final double TRIFLE = 1e-9;

    private final TileSecurity security = new TileSecurity();

    @Test
    void aBlockedLeadIsSurerTheMoreTurnsOfOthersAreToCome() {
        inRandomGames("block", 1, (position, seat, more) -> {
            security.read(position);
            assertThat(more).isBetween(-TRIFLE, security.blocked(seat) + TRIFLE);
            return more > TRIFLE;
        });
    }

    @Test
    void aTileThatCouldBeEvictedIsWorthLessAsLongAsOthersHaveATurnBeforeTheScoring() {
        inRandomGames("exposed", 1, (position, seat, more) -> {
            security.read(position);
            assertThat(isNothingOr(-more, security.exposed(seat))).isTrue();
            return more < -TRIFLE;
        });
    }

    @Test
    void castilloBackedCaballerosAreWorthMoreUntilTheLastRound() {
        inRandomGames("castillo.backed", 1, (position, seat, more) -> {
            security.read(position);
            assertThat(more).isCloseTo(position.round() < 7 ? security.backed(seat) : 0, within(TRIFLE));
            return more > TRIFLE;
        });
    }

    @Test
    void aFourOnWaterOnlyHopesForLand() {
        inRandomGames("waterOnly", 1, (position, seat, more) -> {
            security.read(position);
            assertThat(isNothingOr(more, security.afloat(seat))).isTrue();
            return more > TRIFLE;
        });
    }

    @Test
    void takingBackIsJudgedWithTheBestFillingOfTheCell() {
        inRandomGames("block", 1, (position, seat, more) -> {
            MoveList moves = new MoveList();
            position.legalMoves(seat, moves);
            QuickChoice alone = quickChoice(position, 0);
            QuickChoice filling = quickChoice(position, 1);
            boolean differs = false;
            for (int i = 0; i < moves.size(); i++) {
                int move = moves.get(i);
                double gain = filling.advantageAfter(position, seat, move) - alone.advantageAfter(position, seat, move);
                assertThat(gain).isGreaterThan(-TRIFLE);
                differs |= gain > TRIFLE;
                assertThat(gain < TRIFLE || position.notation(move).startsWith("take "))
                        .isTrue();
            }
            return differs;
        });
    }

    private static QuickChoice quickChoice(CaballeroPosition position, double filling) {
        return new QuickChoice(GameKnowledge.of(position).judgement(Map.of("takeBackAndFill", filling)), position);
    }

    @Test
    void whoActsLateInAScoredRoundHasLaidALowCard() {
        inRandomGames("lateTurn", 12, (position, seat, more) -> {
            boolean scored = position.round() == 4 || position.round() == 7;
            int card = position.laid(seat);
            double expected = scored && position.isBidding() && card != 0 ? 12.0 / card : 0;
            assertThat(more).isCloseTo(expected, within(TRIFLE));
            return more > TRIFLE;
        });
    }

    private static boolean isNothingOr(double sum, int expected) {
        return Math.abs(sum) < TRIFLE || Math.abs(sum - expected) < TRIFLE;
    }

    private static void inRandomGames(String weight, double value, WeightComparison.Check<CaballeroPosition> check) {
        WeightComparison.check(
                new ElCaballero(),
                weight,
                value,
                0,
                (position, seat, more) -> check.holds((CaballeroPosition) position, seat, more));
    }
}
