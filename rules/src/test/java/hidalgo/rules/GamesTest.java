package hidalgo.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GamesTest {
    /** A door that no service file registers. */
    interface Unregistered extends Door {}

    @Test
    void everyGameIsFoundByItsName() {
        assertThat(Games.names()).containsExactly("el-caballero", "el-grande");
        for (String name : Games.names()) {
            assertThat(Games.named(name)).map(Game::id).contains(name);
            assertThat(Games.known(name).id()).isEqualTo(name);
        }
    }

    @Test
    void anUnknownGameIsNamedTogetherWithTheKnownOnes() {
        assertThat(Games.named("el-dorado")).isEmpty();
        assertThatThrownBy(() -> Games.known("el-dorado"))
                .hasMessage("There is no game el-dorado; there are el-caballero, el-grande");
    }

    @Test
    void aMissingDoorIsNamedTogetherWithItsServiceFile() {
        Doors<Unregistered> doors = Doors.of(Unregistered.class);
        assertThat(doors.all()).isEmpty();
        assertThatThrownBy(() -> doors.of("el-grande"))
                .hasMessage("The game el-grande has no Unregistered; register one in META-INF/services/"
                        + Unregistered.class.getName());
        assertThatThrownBy(() -> doors.of("el-dorado")).hasMessageStartingWith("There is no game el-dorado");
    }

    @Test
    void positionsAndViewsSayWhichGameTheyAreOf() {
        for (String name : Games.names()) {
            Position position = dealt(name);
            assertThat(position.game()).isEqualTo(name);
            assertThat(position.view(0).game()).isEqualTo(name);
        }
    }

    @Test
    void thoseWithTheMostPointsWin() {
        for (String name : Games.names()) {
            Position position = dealt(name);
            assertThat(position.winners()).containsExactly(0, 1, 2);
            MoveList moves = new MoveList();
            RandomSource random = RandomSource.of(7);
            while (!position.isOver()) {
                int seat = Integer.numberOfTrailingZeros(position.movers());
                position.legalMoves(seat, moves);
                position.play(seat, moves.get(random.below(moves.size())));
            }
            List<Integer> totals = position.totals();
            int most = Math.max(Math.max(totals.get(0), totals.get(1)), totals.get(2));
            for (int seat = 0; seat < 3; seat++) {
                assertThat(totals.get(seat)).isEqualTo(position.total(seat));
                assertThat(position.winners().contains(seat)).isEqualTo(totals.get(seat) == most);
            }
        }
    }

    private static Position dealt(String name) {
        Game game = Games.known(name);
        return game.deal(game.choose(Map.of("players", "3")), RandomSource.of(1))
                .begin();
    }
}
