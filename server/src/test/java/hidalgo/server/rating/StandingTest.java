package hidalgo.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class StandingTest {
    @Test
    void aPlayerWhoHasLeftHasLostToAllWhoStayedAndToThoseWhoLeftLater() {
        Standing standing = new Standing(List.of(90, 10, 20, 80), List.of(0, 3), true);
        assertThat(standing.place(0)).isEqualTo(4);
        assertThat(standing.place(3)).isEqualTo(3);
        assertThat(standing.place(1)).isEqualTo(2);
        assertThat(standing.place(2)).isEqualTo(1);
    }

    @Test
    void whenAGameIsEndedEarlyOnlyLeavingCounts() {
        Standing standing = new Standing(List.of(90, 10, 20), List.of(0), false);
        assertThat(standing.place(0)).isEqualTo(3);
        assertThat(standing.place(1)).isEqualTo(1);
        assertThat(standing.place(2)).isEqualTo(1);
    }
}
