package hidalgo.rules.caballero;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Match;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.caballero.checker.Checker;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The engine against the checker, which knows the same rules and shares no code: they agree on every position. A game of every
 * mixture is played; {@code -Dchecked.games=300} plays more of them.
 */
@Tag("slow")
class CheckerAgreementTest {
    private static final int GAMES = Integer.getInteger("checked.games", 18);

    private final Map<String, Integer> kinds = new TreeMap<>();
    private int positions;

    @Test
    void agreeOnEveryPositionOfRandomGames() {
        for (int number = 0; number < GAMES; number++) {
            play(Deals.number(number), RandomSource.of(1000 + number), number % 4 == 3, Integer.MAX_VALUE);
        }
        assertThat(positions).isGreaterThan(GAMES * 100);
        assertThat(kinds)
                .containsKeys("governor3", "grande2", "cab4", "sail3", "sail5", "castillo3", "raise3", "dock3");
    }

    @Test
    void agreeOnFirstRoundsWithTilesThatHardlyFit() {
        for (int number = 0; number < GAMES; number++) {
            RandomSource random = RandomSource.of(2000 + number);
            play(Deals.of(2 + number % 3, number % 2 == 0, Deals.Tiles.STUBBORN, random), random, true, 40);
        }
        assertThat(positions).isGreaterThan(GAMES * 30);
    }

    private void play(CaballeroSetup setup, RandomSource random, boolean byKind, int most) {
        Match match = new Match(setup);
        Checker checker = Deals.checker(setup);
        for (int moves = 0; moves < most && !checker.over(); moves++) {
            int seat = checker.movers().iterator().next();
            String move = Deals.choose(compare(match.position(), checker, seat), byKind, random);
            match.play(seat, move);
            checker.play(seat, move);
            kinds.merge(Deals.kind(move), 1, Integer::sum);
            positions++;
        }
        compareTables(match.position(), checker);
        assertThat(match.position().isOver()).isEqualTo(checker.over());
        assertThat(match.scorings())
                .extracting(scoring -> new Checker.Scored(scoring.round(), scoring.points()))
                .isEqualTo(checker.scorings());
    }

    private static List<String> compare(Position position, Checker checker, int seat) {
        compareTables(position, checker);
        for (int other = 0; other < position.seats(); other++) {
            assertThat(position.mayMove(other)).isEqualTo(other == seat);
            if (other != seat) {
                assertThat(Survey.legalMoves(position, other)).isEmpty();
            }
        }
        List<String> legal = Survey.legalMoves(position, seat);
        assertThat(new TreeSet<>(legal)).isEqualTo(checker.legalMoves(seat));
        return legal;
    }

    private static void compareTables(Position position, Checker checker) {
        Survey survey = Survey.of(position);
        for (int seat = 0; seat < position.seats(); seat++) {
            assertThat(survey.court(seat)).isEqualTo(checker.court(seat));
            assertThat(survey.shipsInCourt(seat)).isEqualTo(checker.dockedShips(seat));
            assertThat(survey.tilesOffMap(seat)).isEqualTo(checker.tilesOffMap(seat));
            assertThat(survey.governors(seat)).isEqualTo(checker.governorsLeft(seat));
        }
        assertThat(survey.shipStock()).isEqualTo(checker.shipStock());
        assertThat(survey.castilloStock()).isEqualTo(checker.castilloStock());
        assertThat(survey.display()).isEqualTo(checker.display());
        assertThat(survey.regions()).isEqualTo(checker.regions());
        assertThat(position.round()).isEqualTo(checker.round());
        assertThat(IntStream.range(0, position.seats()).map(position::total).boxed())
                .isEqualTo(checker.totals());
    }
}
