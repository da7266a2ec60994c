package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.RED;
import static hidalgo.rules.grande.Scene.YELLOW;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.EveryField;
import hidalgo.rules.LegalMoves;
import hidalgo.rules.Match;
import hidalgo.rules.MoveList;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A view shows all but the order of the piles and the disks of others. */
class GrandeViewTest {
    private static final int GAMES = 60;

    /** All that can be asked of a view, samples by their fingerprints with the same chance; and all that it holds. */
    private record Sight(
            int seat,
            int movers,
            int obliged,
            List<String> legal,
            GrandeTable table,
            List<Long> samples,
            String everyField) {
        static Sight of(GrandeView view) {
            MoveList moves = new MoveList();
            view.legalMoves(moves);
            List<String> legal = new ArrayList<>();
            for (int i = 0; i < moves.size(); i++) {
                legal.add(view.notation(moves.get(i)));
            }
            List<Long> samples = new ArrayList<>();
            for (int seed = 0; seed < 3; seed++) {
                samples.add(view.sample(RandomSource.of(seed)).fingerprint());
            }
            return new Sight(
                    view.seat(), view.movers(), view.obliged(), legal, view.table(), samples, EveryField.of(view));
        }
    }

    @Test
    void aViewDoesNotDependOnWhatIsHiddenFromItsSeat() {
        int[] differences = new int[3];
        for (int number = 0; number < GAMES; number++) {
            RandomSource random = RandomSource.of(number);
            RandomGame.play(number, (game, mover, legal) -> {
                GrandePosition position = (GrandePosition) game.position();
                boolean disks = position.haveChosen() != 0;
                if (!disks && random.below(25) > 0) {
                    return;
                }
                for (int seat = View.SPECTATOR; seat < position.seats(); seat++) {
                    GrandePosition other = withOtherSecrets(game, seat, random);
                    assertThat(Sight.of(other.view(seat))).isEqualTo(Sight.of(position.view(seat)));
                    assertRulingsAndPreviewsAreEqual(position, other, seat);
                    differences[0]++;
                    differences[1] += other.fingerprint() == position.fingerprint() ? 0 : 1;
                    differences[2] += disks && !disksOf(other).equals(disksOf(position)) ? 1 : 0;
                }
            });
        }
        assertThat(differences[0]).as("comparisons").isGreaterThan(2_000);
        assertThat(differences[1])
                .as("comparisons with something hidden changed")
                .isGreaterThan(1_800);
        assertThat(differences[2]).as("comparisons with other disks").isGreaterThan(300);
    }

    private static void assertRulingsAndPreviewsAreEqual(GrandePosition position, GrandePosition other, int seat) {
        if (seat == View.SPECTATOR) {
            return;
        }
        for (int i = position.round(); i < WrittenMoves.ALL.size(); i += 40) {
            String move = WrittenMoves.ALL.get(i);
            assertThat(other.judge(seat, move)).isEqualTo(position.judge(seat, move));
        }
        MoveList moves = new MoveList();
        position.legalMoves(seat, moves);
        for (int i = 0; i < moves.size(); i += 1 + moves.size() / 8) {
            int move = moves.get(i);
            assertThat(other.whatIf(seat, move)).as(position.notation(move)).isEqualTo(position.whatIf(seat, move));
        }
    }

    /** The same game with the cards that are still face down in another order, and other disks of the other seats. */
    private static GrandePosition withOtherSecrets(Match game, int seat, RandomSource random) {
        GrandeSetup setup = (GrandeSetup) game.setup();
        GrandePosition position = (GrandePosition) game.position();
        List<List<String>> piles = new ArrayList<>();
        for (List<String> pile : setup.piles()) {
            List<String> cards = new ArrayList<>(pile);
            for (int i = cards.size() - 1; i > position.piles.drawn(); i--) {
                int hidden = i - position.piles.drawn() + 1;
                Collections.swap(cards, i, position.piles.drawn() + random.below(hidden));
            }
            piles.add(cards);
        }
        GrandePosition other =
                new GrandeSetup(setup.options(), setup.first(), setup.king(), setup.homes(), piles).begin();
        int set = game.steps().size() - Integer.bitCount(position.haveChosen());
        for (int i = 0; i < game.steps().size(); i++) {
            Match.Step step = game.steps().get(i);
            other.play(step.seat(), i < set || step.seat() == seat ? step.move() : anyDisk(other, step.seat(), random));
        }
        return other;
    }

    private static int anyDisk(GrandePosition position, int seat, RandomSource random) {
        MoveList moves = new MoveList();
        position.legalMoves(seat, moves);
        int move = moves.get(random.below(moves.size()));
        return position.notation(move).startsWith("disk") ? move : moves.get(0);
    }

    private static List<Integer> disksOf(GrandePosition position) {
        List<Integer> disks = new ArrayList<>();
        for (int seat : LegalMoves.seats(position.haveChosen())) {
            disks.add(position.disks.region(seat));
        }
        return disks;
    }

    @Test
    void aViewShowsItsSeatsOwnMoves() {
        for (int number = 0; number < GAMES / 4; number++) {
            RandomGame.play(number, (game, mover, listed) -> {
                GrandePosition position = (GrandePosition) game.position();
                for (int seat = View.SPECTATOR; seat < position.seats(); seat++) {
                    Sight sight = Sight.of(position.view(seat));
                    assertThat(sight.seat()).isEqualTo(seat);
                    assertThat(sight.movers()).isEqualTo(position.movers());
                    assertThat(sight.obliged()).isEqualTo(position.obliged());
                    assertThat(sight.legal()).isEqualTo(seat < 0 ? List.of() : LegalMoves.of(position, seat));
                }
            });
        }
    }

    @Test
    void aSampleLooksTheSameFromTheSeatThatItWasDrawnFor() {
        for (int number = 0; number < GAMES; number++) {
            RandomSource random = RandomSource.of(number);
            RandomGame.play(number, (game, mover, legal) -> {
                GrandePosition position = (GrandePosition) game.position();
                if (position.haveChosen() == 0 && random.below(25) > 0) {
                    return;
                }
                for (int seat = View.SPECTATOR; seat < position.seats(); seat++) {
                    GrandeView view = position.view(seat);
                    GrandePosition sample = view.sample(random);
                    assertThat(Sight.of(sample.view(seat))).isEqualTo(Sight.of(view));
                    for (int pile = 0; pile < Piles.SHUFFLED; pile++) {
                        assertThat(sorted(sample, pile)).isEqualTo(sorted(position, pile));
                    }
                }
            });
        }
    }

    private static List<Byte> sorted(GrandePosition position, int pile) {
        List<Byte> cards = new ArrayList<>();
        for (byte card : position.piles.undrawn(pile + 1)) {
            cards.add(card);
        }
        Collections.sort(cards);
        return cards;
    }

    @Test
    void samplesHoldEveryOrderAndEveryDiskThatMayBe() {
        Scene scene = Scene.of(3).onTop("secretScoring").cards(3, 2, 1).announces(RED, "secretScoring");
        scene.plays(BLUE, "disk New").plays(RED, "disk Sev");
        Set<Integer> red = new HashSet<>();
        Set<Integer> blue = new HashSet<>();
        Set<Byte> next = new HashSet<>();
        RandomSource random = RandomSource.of(1);
        for (int i = 0; i < 400; i++) {
            GrandePosition sample = scene.position().view(RED).sample(random);
            red.add(sample.disks.region(RED));
            blue.add(sample.disks.region(BLUE));
            next.add(sample.piles.undrawn(1)[0]);
            assertThat(sample.haveChosen()).isEqualTo(1 << RED | 1 << BLUE);
        }

        assertThat(red).containsExactly(GrandePosition.PLACES.indexOf("Sev"));
        assertThat(blue).hasSize(9);
        assertThat(next).hasSize(8);
    }

    @Test
    void whoHoldsAViewCantTouchTheGame() {
        Scene scene = Scene.of(3).cards(3, 2, 1);
        long before = scene.position().fingerprint();
        GrandeView view = scene.position().view(RED);
        Sight sight = Sight.of(view);
        GrandePosition sample = view.sample(RandomSource.of(1));
        MoveList moves = new MoveList();
        sample.legalMoves(RED, moves);
        sample.play(RED, moves.get(0));
        assertThat(scene.position().fingerprint()).isEqualTo(before);
        assertThat(Sight.of(view)).isEqualTo(sight);

        scene.plays(RED, "card 1").takesTurn(RED, "place Old").passes(BLUE).passes(YELLOW);
        assertThat(Sight.of(view)).isEqualTo(sight);
    }
}
