package hidalgo.server.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlackettLuceTest {
    private static final Rating NEW = Rating.NEWCOMER;
    private static final Rating SETTLED = new Rating(1500, 40);

    private static List<Rating> rated(List<Rating> before, Integer... places) {
        return PlackettLuce.rate(before, List.of(places), true);
    }

    @Test
    void itsLikelihoodIsThatOfOpenSkill() {
        OpenSkill defaults = new OpenSkill(25.0 / 6, true);
        Rating begins = new Rating(25, 25.0 / 3);
        assertThat(defaults.rate(
                        List.of(
                                new Rating(29.182, 4.782),
                                new Rating(27.174, 4.922),
                                new Rating(16.672, 6.217),
                                begins),
                        List.of(1, 2, 3, 4)))
                .as("the example of openskill.js")
                .usingRecursiveComparison()
                .withComparatorForType((a, b) -> Math.abs(a - b) < 1e-12 ? 0 : 1, Double.class)
                .isEqualTo(List.of(
                        new Rating(30.209971908310553, 4.764898977359521),
                        new Rating(27.64460833689499, 4.882789305097372),
                        new Rating(17.403586731283518, 6.100723440599442),
                        new Rating(19.214790707434826, 7.8542613981643985)));
        assertThat(defaults.rate(Collections.nCopies(4, begins), List.of(4, 1, 3, 2)))
                .as("the example of openskill.py")
                .usingRecursiveComparison()
                .withComparatorForType((a, b) -> Math.abs(a - b) < 1e-12 ? 0 : 1, Double.class)
                .isEqualTo(List.of(
                        new Rating(20.96265504062538, 8.083731307186588),
                        new Rating(27.795084971874736, 8.263160757613477),
                        new Rating(24.68943500312503, 8.083731307186588),
                        new Rating(26.552824984374855, 8.179213704945203)));
    }

    @Test
    void betweenEqualsTheWinnerGainsWhatTheLoserLoses() {
        List<Rating> after = rated(List.of(NEW, NEW), 1, 2);
        assertThat(after.get(0).mean() - 1500).isEqualTo(1500 - after.get(1).mean(), within(1e-9));
        assertThat(after.get(0).mean()).isGreaterThan(1500);
    }

    @Test
    void everyGameMakesARatingMoreCertain() {
        for (Rating rating : rated(List.of(NEW, NEW, NEW, NEW), 1, 2, 3, 4)) {
            assertThat(rating.deviation()).isLessThan(NEW.deviation());
        }
    }

    @Test
    void anUncertainRatingMovesMoreThanASettledOne() {
        List<Rating> after = rated(List.of(NEW, SETTLED), 2, 1);
        assertThat(1500 - after.get(0).mean()).isGreaterThan(10 * (after.get(1).mean() - 1500));
    }

    @Test
    void beatingAStrongerPlayerIsWorthMore() {
        double stronger =
                rated(List.of(SETTLED, new Rating(1850, 40)), 1, 2).get(0).mean();
        double weaker =
                rated(List.of(SETTLED, new Rating(1150, 40)), 1, 2).get(0).mean();
        assertThat(stronger - 1500).isGreaterThan(5 * (weaker - 1500));
    }

    @Test
    void aSharedVictoryOfEqualsChangesNoMeanAndBringsUnequalsTogether() {
        for (Rating rating : rated(List.of(SETTLED, SETTLED, SETTLED), 1, 1, 1)) {
            assertThat(rating.mean()).isEqualTo(1500, within(1e-9));
        }
        List<Rating> after = rated(List.of(new Rating(1700, 40), SETTLED), 1, 1);
        assertThat(after.get(0).mean()).isLessThan(1700);
        assertThat(after.get(1).mean()).isGreaterThan(1500);
    }

    @Test
    void inFourPlacesEachIsWorthMoreThanTheNext() {
        List<Rating> after = rated(Collections.nCopies(4, SETTLED), 1, 2, 3, 4);
        for (int seat = 1; seat < 4; seat++) {
            assertThat(after.get(seat).mean()).isLessThan(after.get(seat - 1).mean());
        }
        assertThat(after.stream().mapToDouble(Rating::mean).sum()).isEqualTo(6000, within(2.0));
    }

    @Test
    void theSeatsOfATieStandInNoOrder() {
        List<Rating> before = List.of(SETTLED, new Rating(1600, 60), new Rating(1400, 80));
        List<Rating> after = rated(before, 1, 2, 2);
        List<Rating> swapped = rated(List.of(before.get(0), before.get(2), before.get(1)), 1, 2, 2);
        assertThat(after.get(1).mean()).isEqualTo(swapped.get(2).mean(), within(1e-9));
        assertThat(after.get(2).deviation()).isEqualTo(swapped.get(1).deviation(), within(1e-9));
    }

    @Test
    void anUndecidedFirstPlaceTellsNothingOfThoseWhoStayed() {
        List<Rating> before = List.of(new Rating(1700, 60), new Rating(1500, 60), new Rating(1500, 60));
        List<Rating> after = PlackettLuce.rate(before, List.of(1, 1, 3), false);
        assertThat(after.get(0).mean()).isGreaterThan(1700);
        assertThat(after.get(1).mean()).isGreaterThan(1500);
        assertThat(after.get(2).mean()).isLessThan(1500);
        List<Rating> tied = PlackettLuce.rate(before, List.of(1, 1, 3), true);
        assertThat(tied.get(0).mean())
                .as("a tie would cost the stronger")
                .isLessThan(after.get(0).mean());
    }

    @Test
    void aRatingIsProvisionalUntilTenGames() {
        assertThat(SETTLED.isSettled(9)).isFalse();
        assertThat(SETTLED.isSettled(10)).isTrue();
        assertThat(new Rating(1500, 101).isSettled(10)).isFalse();
    }

    @Test
    void thePlacesOfAMonthSharePoints() {
        RatedGame game = new RatedGame("t", "g", 0, true, List.of(seat(1), seat(1), seat(3), seat(4)));
        assertThat(game.monthPoints(0)).isEqualTo(4 * RatedGame.SIXTIETHS);
        assertThat(game.monthPoints(2)).isEqualTo(2 * RatedGame.SIXTIETHS);
        RatedGame two = new RatedGame("t", "g", 0, true, List.of(seat(2), seat(1)));
        assertThat(two.monthPoints(0)).isEqualTo(RatedGame.SIXTIETHS);
        assertThat(two.monthPoints(1)).isEqualTo(5 * RatedGame.SIXTIETHS);
    }

    private static RatedGame.RatedSeat seat(int place) {
        return new RatedGame.RatedSeat("", 0, place, 0, 0);
    }
}
