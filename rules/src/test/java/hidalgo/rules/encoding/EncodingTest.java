package hidalgo.rules.encoding;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Games;
import hidalgo.rules.MoveList;
import hidalgo.rules.Option;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Guarantees of all games to programs that learn, in random games with random options. */
class EncodingTest {
    private static final int GAMES = 24;

    @Test
    void numbersStayInTheirBoundsAndNothingIsLeftOut() {
        forAll((game, position, seat, random) -> {
            Layout layout = game.layout(position.seats());
            Planes planes = observe(game, position.view(seat));
            assertThat(planes.written()).isEqualTo(layout.observations());
            int at = 0;
            for (Layout.Plane plane : layout.planes()) {
                for (int i = 0; i < plane.size(); i++) {
                    assertThat(planes.get(at++)).as(plane.name()).isBetween(plane.low(), plane.high());
                }
            }
        });
    }

    @Test
    void everyLegalMoveHasAnActionOfItsOwn() {
        forAll((game, position, seat, random) -> {
            Encoder encoder = game.encoder(position.seats());
            View view = position.view(seat);
            encoder.observe(view, new Planes(game.layout(position.seats()).observations()));
            MoveList moves = new MoveList();
            view.legalMoves(moves);
            Set<Integer> actions = new HashSet<>();
            for (int i = 0; i < moves.size(); i++) {
                int action = encoder.action(moves.get(i));
                assertThat(action)
                        .as(view.notation(moves.get(i)))
                        .isBetween(0, game.layout(position.seats()).waiting() - 1);
                assertThat(actions.add(action)).as(view.notation(moves.get(i))).isTrue();
            }
        });
    }

    /** A seat that can't tell two positions apart gets the same numbers and the same actions. */
    @Test
    void anObservationDoesNotDependOnWhatIsHiddenFromItsSeat() {
        int[] differences = new int[2];
        forAll((game, position, seat, random) -> {
            Position other = position.view(seat).sample(random);
            Planes ours = observe(game, position.view(seat));
            Planes theirs = observe(game, other.view(seat));
            assertThat(theirs.numbers()).isEqualTo(ours.numbers());
            assertThat(actions(game, other, seat)).isEqualTo(actions(game, position, seat));
            differences[0]++;
            differences[1] += other.fingerprint() == position.fingerprint() ? 0 : 1;
        });
        assertThat(differences[0]).isGreaterThan(500);
        assertThat(differences[1])
                .as("comparisons with something hidden changed")
                .isGreaterThan(400);
    }

    /** Observations distinguish positions that people can distinguish: most positions of a game differ. */
    @Test
    void differentPositionsHaveDifferentObservations() {
        for (EncodedGame game : EncodedGame.ALL.all()) {
            Set<String> seen = new HashSet<>();
            int[] count = new int[1];
            play(game, 5, (same, position, seat, random) -> {
                if (seat == 0) {
                    count[0]++;
                    seen.add(Arrays.toString(observe(game, position.view(seat)).numbers()));
                }
            });
            assertThat(seen.size()).as(game.game()).isGreaterThan(count[0] * 9 / 10);
        }
    }

    private interface Check {
        void look(EncodedGame game, Position position, int seat, RandomSource random);
    }

    private static void forAll(Check check) {
        for (EncodedGame game : EncodedGame.ALL.all()) {
            for (int seed = 0; seed < GAMES; seed++) {
                play(game, seed, check);
            }
        }
    }

    /** Plays a random game with random options, and looks at the views of all seats from time to time. */
    private static void play(EncodedGame encoded, int seed, Check check) {
        RandomSource random = RandomSource.of(seed);
        Game game = Games.known(encoded.game());
        Map<String, String> values = new LinkedHashMap<>();
        for (Option option : game.options()) {
            if (!option.values().isEmpty()) {
                values.put(
                        option.name(),
                        option.values().get(random.below(option.values().size())));
            }
        }
        GameOptions options = game.choose(values);
        Position position = game.deal(options, random).begin();
        MoveList moves = new MoveList();
        while (!position.isOver()) {
            int seat = Integer.numberOfTrailingZeros(position.movers());
            for (int viewer = 0; viewer < position.seats() && random.below(6) == 0; viewer++) {
                check.look(encoded, position, viewer, random);
            }
            position.legalMoves(seat, moves);
            position.play(seat, moves.get(random.below(moves.size())));
        }
        check.look(encoded, position, 0, random);
    }

    private static Planes observe(EncodedGame game, View view) {
        int seats = view.sample(RandomSource.of(1)).seats();
        Planes planes = new Planes(game.layout(seats).observations());
        game.encoder(seats).observe(view, planes);
        return planes;
    }

    private static String actions(EncodedGame game, Position position, int seat) {
        Encoder encoder = game.encoder(position.seats());
        View view = position.view(seat);
        encoder.observe(view, new Planes(game.layout(position.seats()).observations()));
        MoveList moves = new MoveList();
        view.legalMoves(moves);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < moves.size(); i++) {
            text.append(encoder.action(moves.get(i))).append(' ');
        }
        return text.toString();
    }
}
