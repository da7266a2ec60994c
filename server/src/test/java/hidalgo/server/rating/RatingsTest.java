package hidalgo.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RatingsTest {
    @Test
    void betweenEqualsTheWinnerGainsWhatTheLoserLoses() {
        List<Integer> points = List.of(50, 40);
        List<Integer> ratings = List.of(1500, 1500);

        assertThat(Ratings.after(0, played(points), ratings)).isEqualTo(1516);
        assertThat(Ratings.after(1, played(points), ratings)).isEqualTo(1484);
    }

    @Test
    void aSharedVictoryOfEqualsChangesNothing() {
        assertThat(Ratings.after(0, played(List.of(50, 50)), List.of(1500, 1500)))
                .isEqualTo(1500);
    }

    @Test
    void beatingAStrongerPlayerIsWorthMore() {
        int stronger = Ratings.after(0, played(List.of(50, 40)), List.of(1500, 1850));
        int weaker = Ratings.after(0, played(List.of(50, 40)), List.of(1500, 800));

        assertThat(stronger).isEqualTo(1528);
        assertThat(weaker).isEqualTo(1501);
    }

    @Test
    void withFourPlayersTheThreeComparisonsShareTheWeight() {
        List<Integer> ratings = List.of(1500, 1500, 1500, 1500);

        assertThat(Ratings.after(0, played(List.of(9, 7, 5, 3)), ratings)).isEqualTo(1516);
        assertThat(Ratings.after(1, played(List.of(9, 7, 5, 3)), ratings)).isEqualTo(1505);
        assertThat(Ratings.after(3, played(List.of(9, 7, 5, 3)), ratings)).isEqualTo(1484);
    }

    private static Standing played(List<Integer> points) {
        return new Standing(points, List.of(), true);
    }

    @Test
    void whoHasLeftHasLostToAllWhoStayedAndToThoseWhoLeftLater() {
        Standing standing = new Standing(List.of(90, 10, 20, 80), List.of(0, 3), true);
        assertThat(standing.place(0)).isEqualTo(4);
        assertThat(standing.place(3)).isEqualTo(3);
        assertThat(standing.place(1)).isEqualTo(2);
        assertThat(standing.place(2)).isEqualTo(1);
    }

    @Test
    void whenAGameIsEndedEarlyOnlyLeavingCounts() {
        Standing standing = new Standing(List.of(90, 10, 20), List.of(0), false);
        List<Integer> ratings = List.of(1500, 1500, 1900);
        assertThat(standing.place(0)).isEqualTo(3);
        assertThat(standing.place(1)).isEqualTo(1);
        assertThat(standing.place(2)).isEqualTo(1);
        assertThat(Ratings.after(1, standing, ratings)).isEqualTo(1508);
        assertThat(Ratings.after(2, standing, ratings)).isGreaterThan(1900);
        assertThat(Ratings.after(0, standing, ratings)).isLessThan(1500 - 8);
    }
}
