package hidalgo.rules.grande;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.rules.LegalMoves;
import hidalgo.rules.Match;
import hidalgo.rules.Position;
import hidalgo.rules.Scoring;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Undo restores exactly the earlier position, and never goes past a barrier. */
class RandomUndoTest {
    private static final int GAMES = 25;

    @Test
    void undoRestoresExactly() {
        int undone = 0;
        for (int number = 0; number < GAMES; number++) {
            Match match = new Match(Deals.number(number));
            RandomPlayer player = RandomGame.player(number);
            while (!match.position().isOver()) {
                GrandePosition before = (GrandePosition) match.position();
                RandomPlayer.Choice choice = player.choose(before);
                int seat = choice.seat();
                List<Scoring> scorings = List.copyOf(match.scorings());
                List<Match.Step> steps = List.copyOf(match.steps());
                match.play(seat, choice.move());
                if (match.mayUndo(seat)) {
                    match.undo(seat);
                    undone++;
                    GrandePosition now = (GrandePosition) match.position();
                    assertThat(now.fingerprint()).isEqualTo(before.fingerprint());
                    assertThat(now.table()).isEqualTo(before.table());
                    assertThat(LegalMoves.of(now, seat)).isEqualTo(LegalMoves.of(before, seat));
                    assertThat(now.reveals()).isEqualTo(before.reveals());
                    assertThat(match.scorings()).isEqualTo(scorings);
                    assertThat(match.steps()).isEqualTo(steps);
                    match.play(seat, choice.move());
                }
            }
        }
        assertThat(undone).isGreaterThan(2000);
    }

    @Test
    void undoStopsAtAnotherSeatsDecisionAndAtARevelation() {
        int[] revealed = new int[1];
        for (int number = 0; number < GAMES; number++) {
            Match match = RandomGame.play(number, (game, mover, legal) -> {
                Position now = game.position();
                for (int seat = 0; seat < now.seats(); seat++) {
                    int who = seat;
                    boolean may = mayUndo(game, seat, revealed);
                    assertThat(game.mayUndo(seat)).isEqualTo(may);
                    if (!may) {
                        assertThatThrownBy(() -> game.undo(who)).isInstanceOf(IllegalStateException.class);
                    }
                }
                assertThat(now.fingerprint()).isEqualTo(game.position().fingerprint());
            });
            for (int seat = 0; seat < match.position().seats(); seat++) {
                assertThat(match.mayUndo(seat)).isFalse();
            }
        }
        assertThat(revealed[0])
                .as("moves that only a Castillo revealed bars from being taken back")
                .isPositive();
    }

    /** A seat takes its latest move back while the same may move and nothing has come to light: cards, disks, a Castillo. */
    private static boolean mayUndo(Match match, int seat, int[] revealed) {
        if (match.steps().isEmpty() || match.steps().getLast().seat() != seat) {
            return false;
        }
        GrandePosition now = (GrandePosition) match.position();
        GrandePosition before = (GrandePosition) match.setup().begin();
        for (Match.Step step : match.steps().subList(0, match.steps().size() - 1)) {
            before.play(step.seat(), step.move());
        }
        String last = match.steps().getLast().notation();
        if (before.movers() != now.movers() || before.round() != now.round() || last.startsWith("disk")) {
            return false;
        }
        boolean hidden = now.options().castillo() == GrandeOptions.Castillo.HIDDEN;
        boolean castillo = last.equals("score Cas")
                || now.scorings() > before.scorings()
                        && now.lastScoring().cause().equals("scoreCastillo");
        if (hidden && castillo) {
            revealed[0]++;
            return false;
        }
        return true;
    }
}
