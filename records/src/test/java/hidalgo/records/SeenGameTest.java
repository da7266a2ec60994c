package hidalgo.records;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Games;
import hidalgo.rules.Match;
import hidalgo.rules.Option;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The public record leads to the view of every seat, and reveals nothing else. */
class SeenGameTest {
    private static final int GAMES = 4;

    static Stream<String> games() {
        return Games.names().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void itLeadsToWhatEverySeatSees(String name) throws RecordException {
        Game game = Games.known(name);
        for (int players : game.playerCounts()) {
            for (int seed = 0; seed < GAMES; seed++) {
                RandomSource random = RandomSource.of(seed);
                Match match = new Match(game.deal(options(game, players, random), random));
                while (!match.isOver()) {
                    // Whole games, looked at now and then: every position would take minutes.
                    if (random.below(4) == 0) {
                        compare(game, match, seed);
                    }
                    Position position = match.position();
                    int seat = Integer.numberOfTrailingZeros(position.obliged());
                    List<String> moves = LegalMoves.sorted(position, seat);
                    match.play(seat, moves.get(random.below(moves.size())));
                }
                compare(game, match, seed);
            }
        }
    }

    /** Options of all kinds. */
    private static GameOptions options(Game game, int players, RandomSource random) {
        Map<String, String> values = new HashMap<>();
        for (Option option : game.options()) {
            if (option.name().equals(Option.PLAYERS)) {
                values.put(option.name(), Integer.toString(players));
            } else if (!option.values().isEmpty()) {
                values.put(
                        option.name(),
                        option.values().get(random.below(option.values().size())));
            }
        }
        return game.choose(values);
    }

    private static void compare(Game game, Match match, int seed) throws RecordException {
        String text = RecordWriter.text(GameRecord.seen(game, match));
        GameRecord read = RecordReader.read(text.getBytes(StandardCharsets.UTF_8));
        assertThat(Replay.check(read)).as("seed %s", seed).isInstanceOfSatisfying(Verdict.Sound.class, sound -> {
            Match again = sound.match();
            assertThat(RecordWriter.text(GameRecord.seen(game, again)))
                    .as("the same for another truth, seed %s", seed)
                    .isEqualTo(text);
            if (!match.position().isChoosingSecretly()) {
                for (int seat = View.SPECTATOR; seat < match.position().seats(); seat++) {
                    View view = match.view(seat);
                    assertThat(again.view(seat).fingerprint())
                            .as("seed %s, move %s, seat %s", seed, match.steps().size(), seat)
                            .isEqualTo(view.fingerprint());
                    assertThat(again.view(seat).table()).isEqualTo(view.table());
                }
            }
        });
    }
}
