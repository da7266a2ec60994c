package hidalgo.bots.grande;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.judgement.WeightComparison;
import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandePosition;
import hidalgo.rules.grande.GrandePosition.Stage;
import org.junit.jupiter.api.Test;

/**
 * The knowledge of good players, weight by weight: the amount that a weight adds to the worth of a position must be
 * there on the table.
 */
class GrandeWeightsTest {
    private static final int CASTILLO = GrandePosition.CASTILLO;

    private static final double TRIFLE = 1e-9;

    @Test
    void aLeadInTheKingsRegionIsGuarded() {
        inRandomGames("king.guard", 1, (position, seat, more) -> {
            int king = position.king();
            assertThat(more).isGreaterThan(-TRIFLE);
            assertThat(more < TRIFLE || position.caballeros(king, seat) > 0).isTrue();
            return more > TRIFLE;
        });
    }

    @Test
    void theKingsNeighbourhoodCountsForWhoCanStillTakeAPlaceThere() {
        inRandomGames("king.reach", 1, (position, seat, more) -> {
            if (more > TRIFLE) {
                boolean valued = false;
                for (int region = 0; region < CASTILLO; region++) {
                    boolean beside = (GrandePosition.neighbours(position.king()) >> region & 1) != 0;
                    valued |= beside && Math.abs(position.value(region, 1) - more) < TRIFLE;
                }
                assertThat(valued).isTrue();
                assertThat(position.court(seat) + position.fetchToCome(seat)).isPositive();
            }
            return more > TRIFLE;
        });
    }

    @Test
    void theCastilloIsWorthLessTheLongerItsCaballerosMustWait() {
        inRandomGames("castillo.wait", 0.5, 1, (position, seat, more) -> {
            boolean waits = position.round() % 3 != 0 && position.caballeros(CASTILLO, seat) > 0;
            assertThat(more < -TRIFLE).isEqualTo(waits);
            return waits;
        });
    }

    @Test
    void aScoringCardLeftToTheNextSeatCounts() {
        inRandomGames("card.left", 1, (position, seat, more) -> {
            if (more > TRIFLE) {
                boolean scores = false;
                for (int pile = 1; pile < GrandePosition.PILES; pile++) {
                    scores |= position.scoredBy(pile) != 0;
                }
                assertThat(scores).isTrue();
                assertThat(position.stage()).isNotEqualTo(Stage.LAYING);
            }
            return more > TRIFLE;
        });
    }

    private static void inRandomGames(String weight, double value, WeightComparison.Check<GrandePosition> check) {
        inRandomGames(weight, value, 0, check);
    }

    private static void inRandomGames(
            String weight, double value, double usual, WeightComparison.Check<GrandePosition> check) {
        WeightComparison.check(
                new ElGrande(),
                weight,
                value,
                usual,
                (position, seat, more) -> check.holds((GrandePosition) position, seat, more));
    }
}
