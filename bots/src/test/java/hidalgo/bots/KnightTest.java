package hidalgo.bots;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
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
}
