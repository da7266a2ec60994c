package hidalgo.rules.grande;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.LegalMoves;
import hidalgo.rules.Match;
import hidalgo.rules.Ruling;
import hidalgo.rules.grande.GrandePosition.Stage;
import hidalgo.rules.grande.checker.Checker;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The engine against the checker, which knows the same rules and shares no code: they agree on every position. */
class CheckerAgreementTest {
    private static final int GAMES = 200;

    @Test
    void agreeOnEveryPositionOfRandomGames() {
        int positions = 0;
        Map<String, Integer> kinds = new TreeMap<>();
        for (int number = 0; number < GAMES; number++) {
            GrandeSetup setup = Deals.number(1000 + number);
            Match match = new Match(setup);
            Checker checker = Deals.checker(setup);
            RandomPlayer player = RandomGame.player(1000 + number);
            while (!checker.over()) {
                GrandePosition position = (GrandePosition) match.position();
                compare(position, checker);
                RandomPlayer.Choice choice = player.choose(position);
                assertThat(match.play(choice.seat(), choice.move())).isInstanceOf(Ruling.Legal.class);
                checker.play(choice.seat(), choice.move());
                kinds.merge(position.stage() + " " + choice.move().split(" ")[0], 1, Integer::sum);
                positions++;
            }
            compareTables((GrandePosition) match.position(), checker);
            assertThat(match.position().isOver()).isTrue();
            assertThat(match.scorings())
                    .extracting(scoring -> new Checker.Scored(scoring.round(), scoring.cause(), scoring.points()))
                    .isEqualTo(checker.scorings());
        }
        assertThat(positions).isGreaterThan(40_000);
        assertThat(kinds)
                .containsKeys(
                        "RECALLING recall", "ASKING veto", "ASKING allow", "ACTING veto", "DISKS veto", "ACTING give")
                .containsKeys(
                        "ACTING send",
                        "ACTING evict",
                        "ACTING board",
                        "CASTILLO disk",
                        "ACTING done",
                        "FETCHING fetch");
    }

    private static void compare(GrandePosition position, Checker checker) {
        compareTables(position, checker);
        assertThat(LegalMoves.seats(position.movers())).isEqualTo(List.copyOf(checker.movers()));
        for (int seat = 0; seat < position.seats(); seat++) {
            assertThat(new TreeSet<>(LegalMoves.of(position, seat))).isEqualTo(checker.legalMoves(seat));
        }
    }

    private static void compareTables(GrandePosition position, Checker checker) {
        Survey survey = Survey.of(position);
        assertThat(survey.table()).isEqualTo(Survey.table(checker, position.seats()));
        assertThat(position.round()).isEqualTo(checker.round());
        if (position.isOver()) {
            return;
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            assertThat(position.vetoes(seat)).isEqualTo(checker.vetoes(seat));
        }
        assertThat(survey.faceUp()).isEqualTo(position.stage() == Stage.CASTILLO ? Map.of() : checker.faceUp());
    }
}
