package hidalgo.rules.caballero;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.rules.Match;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Scoring;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Undo restores exactly the earlier position, and never goes past a barrier. */
class RandomUndoTest {
    private static final int GAMES = 36;

    @Test
    void undoRestoresExactly() {
        int undone = 0;
        for (int number = 0; number < GAMES; number++) {
            Match match = new Match(Deals.number(number));
            RandomSource random = RandomSource.of(number);
            while (!match.position().isOver()) {
                int seat = RandomGame.mover(match);
                Position before = match.position();
                List<String> legal = Survey.legalMoves(before, seat);
                List<Scoring> scorings = List.copyOf(match.scorings());
                List<Match.Step> steps = List.copyOf(match.steps());
                String move = Deals.choose(legal, number % 2 == 0, random);
                match.play(seat, move);
                if (match.mayUndo(seat)) {
                    match.undo(seat);
                    undone++;
                    assertThat(match.position().fingerprint()).isEqualTo(before.fingerprint());
                    assertThat(Survey.legalMoves(match.position(), seat)).isEqualTo(legal);
                    assertThat(match.position().reveals()).isEqualTo(before.reveals());
                    assertThat(match.scorings()).isEqualTo(scorings);
                    assertThat(match.steps()).isEqualTo(steps);
                    match.play(seat, move);
                }
            }
        }
        assertThat(undone).isGreaterThan(2000);
    }

    @Test
    void undoStopsAtAnotherSeatsDecisionAndAtARefilledDisplay() {
        for (int number = 0; number < GAMES; number++) {
            Match match = RandomGame.play(number, (game, mover, legal) -> {
                Position now = game.position();
                for (int seat = 0; seat < now.seats(); seat++) {
                    if (!mayUndo(game, seat)) {
                        int who = seat;
                        assertThat(game.mayUndo(seat)).isFalse();
                        assertThatThrownBy(() -> game.undo(who)).isInstanceOf(IllegalStateException.class);
                    } else {
                        assertThat(game.mayUndo(seat)).isTrue();
                    }
                }
                assertThat(now.fingerprint()).isEqualTo(game.position().fingerprint());
            });
            for (int seat = 0; seat < match.position().seats(); seat++) {
                assertThat(match.mayUndo(seat)).isFalse();
            }
        }
    }

    /** A seat takes its latest move back while it is still to move and no tile has been turned over since. */
    private static boolean mayUndo(Match match, int seat) {
        if (match.steps().isEmpty()
                || match.steps().getLast().seat() != seat
                || !match.position().mayMove(seat)) {
            return false;
        }
        Position before = match.setup().begin();
        for (Match.Step step : match.steps().subList(0, match.steps().size() - 1)) {
            before.play(step.seat(), step.move());
        }
        return Survey.of(before).stack().equals(Survey.of(match.position()).stack());
    }
}
