package hidalgo.bots;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KnightTest {
    private static final int GAMES = 2;

    /** A person may take over a seat in the middle of a turn, play something else, and give the seat back. */
    @ParameterizedTest(name = "{0}, judgement {1}")
    @CsvSource({"el-caballero, learnt", "el-caballero, hand", "el-grande, learnt", "el-grande, hand"})
    void aKnightForgetsWhatItFoundOutAboutAPositionThatDidNotCome(String id, String judgement) {
        Game game = Games.known(id);
        String description = "knight:iterations=12,judgement=" + judgement;
        MoveList moves = new MoveList();
        int compared = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            RandomSource random = RandomSource.of(seed);
            Position position =
                    game.deal(new Arena(game).options(2, random), random).begin();
            while (!position.isOver()) {
                int seat = Integer.numberOfTrailingZeros(position.obliged());
                Bot knight = Bots.of(description);
                int chosen = knight.choose(position.view(seat), RandomSource.of(1));
                position.legalMoves(seat, moves);
                int other = moves.get(random.below(moves.size()));
                position.play(seat, other);
                if (other != chosen && position.obliged() == 1 << seat) {
                    compared++;
                    assertThat(knight.choose(position.view(seat), RandomSource.of(2)))
                            .isEqualTo(Bots.of(description).choose(position.view(seat), RandomSource.of(2)));
                }
            }
        }
        assertThat(compared).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"el-caballero", "el-grande"})
    void aKnightRemembersATreeOnlyWhileItIsToMove(String id) {
        Game game = Games.known(id);
        RandomSource random = RandomSource.of(3);
        Position position =
                game.deal(new Arena(game).options(3, random), random).begin();
        Map<Integer, Bot> knights = new HashMap<>();
        int kept = 0;
        for (int i = 0; i < 60 && !position.isOver(); i++) {
            int seat = Integer.numberOfTrailingZeros(position.obliged());
            int turn = position.turn();
            Bot knight = knights.computeIfAbsent(seat, any -> Bots.of("knight:iterations=200"));
            position.play(seat, knight.choose(position.view(seat), random));
            boolean goesOn = position.obliged() == 1 << seat;
            kept += goesOn && knight.bytes() > 10_000 ? 1 : 0;
            if (!goesOn) {
                assertThat(knight.bytes()).as("after move %d", i).isLessThan(10_000);
            }
            if (!goesOn && position.turn() != turn) {
                assertThat(knight.bytes()).as("after move %d", i).isZero();
            }
        }
        assertThat(kept).isPositive();
    }

    @Test
    void aKnightThatForgetsPlaysOn() {
        Game game = Games.known("el-grande");
        RandomSource random = RandomSource.of(5);
        Position position =
                game.deal(new Arena(game).options(2, random), random).begin();
        Bot knight = Bots.of("knight:iterations=200");
        for (int i = 0; i < 30; i++) {
            int seat = Integer.numberOfTrailingZeros(position.obliged());
            position.play(seat, knight.choose(position.view(seat), random));
            knight.forget();
            assertThat(knight.bytes()).isLessThan(10_000);
        }
    }
}
