package hidalgo.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hidalgo.rules.Chance;
import hidalgo.rules.Game;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.ElCaballero;
import hidalgo.rules.caballero.Footholds;
import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandePosition;
import hidalgo.rules.grande.GrandePosition.Stage;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What good players know, each weight by itself: what it adds to the worth of a position must be there on the table. */
class FeaturesTest {
    private static final int CASTILLO = GrandePosition.CASTILLO;

    private static final double TRIFLE = 1e-9;

    private final Footholds footholds = new Footholds();
    private int seen;

    @Test
    void aBlockedLeadIsSurerTheMoreTurnsOfOthersAreToCome() {
        inCaballero("block", 1, (position, seat, more) -> {
            footholds.look(position);
            assertThat(more).isBetween(-TRIFLE, footholds.blocked(seat) + TRIFLE);
            return more > TRIFLE;
        });
    }

    @Test
    void aTileThatCouldBeEvictedIsWorthLessAsLongAsOthersHaveATurnBeforeTheScoring() {
        inCaballero("exposed", 1, (position, seat, more) -> {
            footholds.look(position);
            assertThat(isNothingOr(-more, footholds.exposed(seat))).isTrue();
            return more < -TRIFLE;
        });
    }

    @Test
    void castilloBackedCaballerosAreWorthMoreUntilTheLastRound() {
        inCaballero("castillo.backed", 1, (position, seat, more) -> {
            footholds.look(position);
            assertThat(more).isCloseTo(position.round() < 7 ? footholds.backed(seat) : 0, within(TRIFLE));
            return more > TRIFLE;
        });
    }

    @Test
    void aFourOnWaterOnlyHopesForLand() {
        inCaballero("waterOnly", 1, (position, seat, more) -> {
            footholds.look(position);
            assertThat(isNothingOr(more, footholds.afloat(seat))).isTrue();
            return more > TRIFLE;
        });
    }

    @Test
    void takingBackIsJudgedWithTheBestFillingOfTheCell() {
        inCaballero("block", 1, (position, seat, more) -> {
            MoveList moves = new MoveList();
            position.legalMoves(seat, moves);
            Instinct alone = instinct(position, 0);
            Instinct filling = instinct(position, 1);
            boolean differs = false;
            for (int i = 0; i < moves.size(); i++) {
                int move = moves.get(i);
                double gladder =
                        filling.gladnessAfter(position, seat, move) - alone.gladnessAfter(position, seat, move);
                assertThat(gladder).isGreaterThan(-TRIFLE);
                differs |= gladder > TRIFLE;
                assertThat(gladder < TRIFLE || position.notation(move).startsWith("take "))
                        .isTrue();
            }
            return differs;
        });
    }

    private static Instinct instinct(CaballeroPosition position, double filling) {
        return new Instinct(Judgement.of(position.view(0), Map.of("takeBackAndFill", filling)), position);
    }

    @Test
    void whoActsLateInAScoredRoundHasLaidALowCard() {
        inCaballero("lateTurn", 12, (position, seat, more) -> {
            boolean scored = position.round() == 4 || position.round() == 7;
            int card = position.laid(seat);
            double expected = scored && position.isBidding() && card != 0 ? 12.0 / card : 0;
            assertThat(more).isCloseTo(expected, within(TRIFLE));
            return more > TRIFLE;
        });
    }

    @Test
    void aLeadInTheKingsRegionIsGuarded() {
        inGrande("king.guard", 1, (position, seat, more) -> {
            int king = position.king();
            assertThat(more).isGreaterThan(-TRIFLE);
            assertThat(more < TRIFLE || position.caballeros(king, seat) > 0).isTrue();
            return more > TRIFLE;
        });
    }

    @Test
    void theKingsNeighbourhoodCountsForWhoCanStillTakeAPlaceThere() {
        inGrande("king.reach", 1, (position, seat, more) -> {
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
        inGrande("castillo.wait", 0.5, 1, (position, seat, more) -> {
            boolean waits = position.round() % 3 != 0 && position.caballeros(CASTILLO, seat) > 0;
            assertThat(more < -TRIFLE).isEqualTo(waits);
            return waits;
        });
    }

    @Test
    void aScoringCardLeftToTheNextSeatCounts() {
        inGrande("card.left", 1, (position, seat, more) -> {
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

    private static boolean isNothingOr(double sum, int expected) {
        return Math.abs(sum) < TRIFLE || Math.abs(sum - expected) < TRIFLE;
    }

    /** What a weight adds to a seat's worth; says whether it was of any consequence. */
    private interface Check<P> {
        boolean holds(P position, int seat, double more);
    }

    private void inCaballero(String weight, double value, Check<CaballeroPosition> check) {
        compare(
                new ElCaballero(),
                weight,
                value,
                0,
                (position, seat, more) -> check.holds((CaballeroPosition) position, seat, more));
    }

    private void inGrande(String weight, double value, Check<GrandePosition> check) {
        inGrande(weight, value, 0, check);
    }

    private void inGrande(String weight, double value, double usual, Check<GrandePosition> check) {
        compare(
                new ElGrande(),
                weight,
                value,
                usual,
                (position, seat, more) -> check.holds((GrandePosition) position, seat, more));
    }

    /** Compares the worth of all positions of random games with and without a weight. */
    private void compare(Game game, String weight, double value, double usual, Check<Position> check) {
        for (int seed = 0; seed < 6; seed++) {
            Chance chance = Chance.of(seed);
            Map<String, String> options = Map.of("players", Integer.toString(2 + seed % 3));
            Position position = game.deal(game.choose(options), chance).begin();
            Judgement with = Judgement.of(position.view(0), Map.of(weight, value));
            Judgement without = Judgement.of(position.view(0), Map.of(weight, usual));
            double[] more = new double[5];
            double[] less = new double[5];
            MoveList moves = new MoveList();
            while (!position.isOver()) {
                with.worth(position, more);
                without.worth(position, less);
                for (int seat = 0; seat < position.seats(); seat++) {
                    seen += check.holds(position, seat, more[seat] - less[seat]) ? 1 : 0;
                }
                int mover = Integer.numberOfTrailingZeros(position.obliged());
                position.legalMoves(mover, moves);
                position.play(mover, moves.get(chance.below(moves.size())));
            }
        }
        assertThat(seen).as("positions where %s matters", weight).isPositive();
    }
}
