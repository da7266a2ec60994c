package hidalgo.thirdgame;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.lab.env.Arena;
import hidalgo.lab.env.Batch;
import hidalgo.lab.env.Episode;
import hidalgo.lab.env.Memory;
import hidalgo.lab.env.RowThreads;
import hidalgo.rules.Games;
import hidalgo.rules.RandomSource;
import hidalgo.rules.encoding.EncodedGame;
import hidalgo.rules.encoding.Planes;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A game that no generic code knows is played by other programs, many at once. */
class BatchTest {
    @Test
    void aBatchIsPlayedToTheEndOfItsGamesAndBeyond() throws InterruptedException {
        LaPuja game = new LaPuja();
        Arena arena = new Arena(game, game.choose(Map.of("players", "3")), 1, List.of("random", "squire"));
        ByteBuffer[] shared = new ByteBuffer[1];
        Memory memory = new Memory(arena, 4, size -> shared[0] = ByteBuffer.allocate((int) size));
        ByteBuffer bytes = shared[0].order(ByteOrder.LITTLE_ENDIAN);
        RandomSource random = RandomSource.of(1);
        int over = 0;
        try (RowThreads threads = new RowThreads(2, 4)) {
            Batch batch = new Batch(arena, memory, threads);
            batch.reset(7);
            for (int step = 0; step < 40; step++) {
                for (int row = 0; row < 4; row++) {
                    Episode episode = batch.game(row);
                    assertThat(episode.seat()).isEqualTo(1);
                    int action = episode.action(random.below(episode.size()));
                    bytes.putInt((int) offset(memory, "action") + 4 * row, action);
                }
                assertThat(batch.illegal()).isEqualTo(-1);
                batch.step();
                for (int row = 0; row < 4; row++) {
                    over += bytes.get((int) offset(memory, "over") + row);
                }
            }
        }
        assertThat(over).isGreaterThan(8);
    }

    @Test
    void anObservationHidesTheBidsOfOthers() {
        LaPuja game = new LaPuja();
        PujaPosition one = game.deal(game.choose(Map.of("players", "2")), RandomSource.of(1))
                .begin();
        one.play(0, PujaPosition.OPEN);
        PujaPosition other = one.copy();
        one.play(1, 2);
        other.play(1, 6);
        EncodedGame encoded = EncodedGame.ALL.of(LaPuja.ID);
        assertThat(observation(encoded, one, 0)).isEqualTo(observation(encoded, other, 0));
        assertThat(observation(encoded, one, 1)).isNotEqualTo(observation(encoded, other, 1));
        assertThat(Games.names()).contains(LaPuja.ID);
    }

    private static short[] observation(EncodedGame game, PujaPosition position, int seat) {
        Planes planes = new Planes(game.layout(2).observations());
        game.encoder(2).observe(position.view(seat), planes);
        return planes.numbers();
    }

    private static long offset(Memory memory, String name) {
        return memory.arrays().stream()
                .filter(array -> array.name().equals(name))
                .findFirst()
                .orElseThrow()
                .offset();
    }
}
