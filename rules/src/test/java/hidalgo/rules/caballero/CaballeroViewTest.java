package hidalgo.rules.caballero;

import static org.assertj.core.api.Assertions.assertThat;

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

/** A view shows all but the order of the stack. */
class CaballeroViewTest {
    @Test
    void theViewDoesNotDependOnTheOrderOfTheStack() {
        for (int number = 0; number < 36; number++) {
            RandomSource random = RandomSource.of(number);
            int[] compared = new int[1];
            RandomGame.play(number, (game, seat, legal) -> {
                if (random.below(20) > 0) {
                    return;
                }
                Match other = withOtherStack(game, random);
                for (int who = View.SPECTATOR; who < game.position().seats(); who++) {
                    CaballeroView view = (CaballeroView) game.position().view(who);
                    CaballeroView same = (CaballeroView) other.position().view(who);
                    assertThat(view.seat()).isEqualTo(who);
                    assertThat(view.movers()).isEqualTo(game.position().movers());
                    assertThat(view.table()).isEqualTo(same.table());
                    assertThat(view.sample(RandomSource.of(who)).fingerprint())
                            .isEqualTo(same.sample(RandomSource.of(who)).fingerprint());
                    assertThat(moves(view)).isEqualTo(moves(same)).isEqualTo(who == seat ? legal : List.of());
                }
                compared[0]++;
            });
            assertThat(compared[0]).isPositive();
        }
    }

    /** The same game with the tiles that are still face down in another order. */
    private static Match withOtherStack(Match game, RandomSource random) {
        CaballeroSetup setup = (CaballeroSetup) game.setup();
        int hidden = Survey.of(game.position()).stack().size();
        List<String> stack = new ArrayList<>(setup.stack());
        List<String> tail = stack.subList(stack.size() - hidden, stack.size());
        for (int i = tail.size() - 1; i > 0; i--) {
            Collections.swap(tail, i, random.below(i + 1));
        }
        Match other = new Match(new CaballeroSetup(setup.options(), setup.first(), setup.start(), stack));
        game.steps().forEach(step -> other.play(step.seat(), step.move()));
        boolean differs = !tail.equals(Survey.of(game.position()).stack());
        assertThat(other.position().fingerprint() == game.position().fingerprint())
                .isEqualTo(!differs);
        return other;
    }

    private static List<String> moves(View view) {
        MoveList moves = new MoveList();
        view.legalMoves(moves);
        List<String> legal = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            legal.add(view.notation(moves.get(i)));
        }
        return legal;
    }

    @Test
    void samplesAgreeWithWhatIsSeenAndDifferInTheStackOnly() {
        Match match = new Match(Deals.number(3));
        List<String> hidden = Survey.of(match.position()).stack();
        CaballeroView view = (CaballeroView) match.position().view(0);
        Set<List<String>> orders = new HashSet<>();
        RandomSource random = RandomSource.of(9);
        for (int i = 0; i < 50; i++) {
            CaballeroPosition sample = view.sample(random);
            Survey survey = Survey.of(sample);
            assertThat(survey.display()).isEqualTo(Survey.of(match.position()).display());
            assertThat(survey.stack()).containsExactlyInAnyOrderElementsOf(hidden);
            assertThat(sample.table()).isEqualTo(view.table());
            orders.add(survey.stack());
        }
        assertThat(orders).hasSize(50).doesNotContain(hidden);
    }

    @Test
    void whoHoldsAViewCantTouchTheGame() {
        Match match = new Match(Deals.number(4));
        long before = match.position().fingerprint();
        CaballeroPosition position = (CaballeroPosition) match.position();
        CaballeroView view = position.view(0);
        CaballeroTable table = view.table();
        CaballeroPosition sample = view.sample(RandomSource.of(1));
        playFirst(sample);

        assertThat(position.fingerprint()).isEqualTo(before);
        assertThat(view.table()).isEqualTo(table).isNotEqualTo(sample.table());
    }

    private static void playFirst(CaballeroPosition position) {
        MoveList moves = new MoveList();
        position.legalMoves(position.mover(), moves);
        position.play(position.mover(), moves.get(0));
    }
}
