package hidalgo.lab.env;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.encoding.EncodedGame;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Games that another program plays, one decision at a time. */
class EpisodeTest {
    @Test
    void pointsAddUpAndTheGameEnds() {
        for (EncodedGame encoded : EncodedGame.ALL.all()) {
            Arena arena = arena(encoded.game(), "3", Arena.EVERY_SEAT, List.of());
            Episode episode = new Episode(arena, 5);
            int[] sums = new int[3];
            RandomSource random = RandomSource.of(1);
            while (!episode.isOver()) {
                assertThat(episode.act(episode.action(random.below(episode.size()))))
                        .isTrue();
                for (int seat = 0; seat < 3; seat++) {
                    sums[seat] += episode.gain(seat);
                }
            }
            assertThat(Arrays.stream(sums).boxed().toList())
                    .isEqualTo(episode.position().totals());
            assertThat(episode.size()).isZero();
            assertThat(episode.act(0)).isFalse();
        }
    }

    @Test
    void whoMayInterruptIsAskedFirstAndMayWait() {
        Arena arena = arena(Games.names().getLast(), "5", Arena.EVERY_SEAT, List.of());
        int asked = 0;
        RandomSource random = RandomSource.of(3);
        for (int seed = 0; seed < 20; seed++) {
            Episode episode = new Episode(arena, seed);
            while (!episode.isOver()) {
                Position position = episode.position();
                boolean obliged = (position.obliged() >> episode.seat() & 1) != 0;
                assertThat(position.mayMove(episode.seat())).isTrue();
                if (!obliged) {
                    asked++;
                    int waiting = episode.size() - 1;
                    assertThat(episode.name(waiting)).isEqualTo("wait");
                    int before = episode.seat();
                    long fingerprint = position.fingerprint();
                    assertThat(episode.act(episode.action(waiting))).isTrue();
                    assertThat(episode.seat()).isNotEqualTo(before);
                    assertThat(episode.position().fingerprint()).isEqualTo(fingerprint);
                } else {
                    episode.act(episode.action(random.below(episode.size())));
                }
            }
        }
        assertThat(asked).isPositive();
    }

    @Test
    void botsPlayTheOtherSeats() {
        for (EncodedGame encoded : EncodedGame.ALL.all()) {
            Episode episode = new Episode(arena(encoded.game(), "3", 2, List.of("squire", "random")), 4);
            while (!episode.isOver()) {
                assertThat(episode.seat()).isEqualTo(2);
                episode.act(episode.action(0));
            }
        }
    }

    @Test
    void aWrongActionChangesNothing() {
        Arena arena = arena(Games.names().getFirst(), "2", Arena.EVERY_SEAT, List.of());
        Episode episode = new Episode(arena, 4);
        long before = episode.position().fingerprint();
        assertThat(episode.act(arena.layout().waiting())).isFalse();
        assertThat(episode.act(-1)).isFalse();
        assertThat(episode.position().fingerprint()).isEqualTo(before);
    }

    @Test
    void masksShowExactlyWhatIsLegal() throws InterruptedException {
        Arena arena = arena(Games.names().getFirst(), "2", Arena.EVERY_SEAT, List.of());
        Memory memory = new Memory(arena, 3, size -> ByteBuffer.allocate((int) size));
        SingleGames games = new SingleGames(arena, memory);
        RandomSource random = RandomSource.of(2);
        int game = games.deal(3);
        for (int step = 0; step < 60 && !games.game(game).isOver(); step++) {
            Episode episode = games.game(game);
            int legal = 0;
            for (int action = 0; action < arena.layout().actions(); action++) {
                legal += memory.isLegal(memory.lastRow(), action) ? 1 : 0;
            }
            assertThat(legal).isEqualTo(episode.size());
            for (int i = 0; i < episode.size(); i++) {
                assertThat(memory.isLegal(memory.lastRow(), episode.action(i))).isTrue();
            }
            games.act(game, episode.action(random.below(episode.size())));
        }
    }

    private static Arena arena(String name, String players, int seat, List<String> bots) {
        Game game = Games.known(name);
        return new Arena(game, game.choose(Map.of("players", players)), seat, bots);
    }
}
