package hidalgo.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RatingsTest {
    @Test
    void betweenEqualsTheWinnerGainsWhatTheLoserLoses() {
        List<Integer> points = List.of(50, 40);
        List<Integer> ratings = List.of(1500, 1500);

        assertThat(Ratings.after(0, points, ratings)).isEqualTo(1516);
        assertThat(Ratings.after(1, points, ratings)).isEqualTo(1484);
    }

    @Test
    void aSharedVictoryOfEqualsChangesNothing() {
        assertThat(Ratings.after(0, List.of(50, 50), List.of(1500, 1500))).isEqualTo(1500);
    }

    @Test
    void beatingAStrongerPlayerIsWorthMore() {
        int stronger = Ratings.after(0, List.of(50, 40), List.of(1500, 1850));
        int weaker = Ratings.after(0, List.of(50, 40), List.of(1500, 800));

        assertThat(stronger).isEqualTo(1528);
        assertThat(weaker).isEqualTo(1501);
    }

    @Test
    void withFourPlayersTheThreeComparisonsShareTheWeight() {
        List<Integer> ratings = List.of(1500, 1500, 1500, 1500);

        assertThat(Ratings.after(0, List.of(9, 7, 5, 3), ratings)).isEqualTo(1516);
        assertThat(Ratings.after(1, List.of(9, 7, 5, 3), ratings)).isEqualTo(1505);
        assertThat(Ratings.after(3, List.of(9, 7, 5, 3), ratings)).isEqualTo(1484);
    }
}
