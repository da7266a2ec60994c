package hidalgo.rules.grande;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.LegalMoves;
import hidalgo.rules.Match;
import hidalgo.rules.Position;
import hidalgo.rules.Ruling;
import hidalgo.rules.ScoreLine;
import hidalgo.rules.Scoring;
import hidalgo.rules.grande.GrandePosition.Stage;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Invariants of every move of every game: all seat counts and options, players of all styles. */
class RandomGamesTest {
    private static final int GAMES = 80;

    @Test
    void everyColourHasThirtyCaballeros() {
        for (int number = 0; number < GAMES; number++) {
            Match match = RandomGame.play(number, (game, mover, legal) -> checkCaballeros(game.position()));
            checkCaballeros(match.position());
        }
    }

    private static void checkCaballeros(Position position) {
        Survey survey = Survey.of(position);
        for (int seat = 0; seat < position.seats(); seat++) {
            int all = survey.court(seat) + survey.province(seat);
            assertThat(survey.court(seat)).isNotNegative();
            assertThat(survey.province(seat)).isNotNegative();
            for (String place : GrandePosition.PLACES) {
                int there = survey.caballeros(place).get(seat);
                assertThat(there).isNotNegative();
                all += there;
            }
            assertThat(all).as("caballeros of seat " + seat).isEqualTo(30);
        }
    }

    @Test
    void nothingEntersOrLeavesTheKingsRegionWhileTheKingStandsThere() {
        int[] compared = new int[1];
        for (int number = 0; number < GAMES; number++) {
            String[] last = {"", ""};
            RandomGame.play(number, (game, mover, legal) -> {
                Survey survey = Survey.of(game.position());
                if (!last[0].isEmpty()) {
                    assertThat(contents(survey, last[0], game.position().seats()))
                            .isEqualTo(last[1]);
                    compared[0]++;
                }
                last[0] = survey.king();
                last[1] = contents(survey, survey.king(), game.position().seats());
            });
        }
        assertThat(compared[0]).isGreaterThan(10_000);
    }

    private static String contents(Survey survey, String region, int seats) {
        StringBuilder contents = new StringBuilder(survey.caballeros(region).toString());
        for (int seat = 0; seat < seats; seat++) {
            contents.append(survey.grande(seat).equals(region) ? " grande " + seat : "");
        }
        for (String name : new String[] {"high", "low"}) {
            contents.append(survey.scoreboard(name).equals(region) ? " " + name : "");
        }
        return contents.toString();
    }

    @Test
    void whoMayMoveHasALegalMoveAndNoneIsListedTwice() {
        for (int number = 0; number < GAMES; number++) {
            RandomGame.play(number, (game, mover, listed) -> {
                Position position = game.position();
                for (int seat = 0; seat < position.seats(); seat++) {
                    List<String> legal = LegalMoves.of(position, seat);
                    assertThat(legal.isEmpty()).isEqualTo(!position.mayMove(seat));
                    assertThat(new HashSet<>(legal)).hasSameSizeAs(legal);
                }
            });
        }
    }

    @Test
    void theObligedAreSomeOfTheMoversAndTheOthersMayOnlyVeto() {
        int[] interrupters = new int[1];
        for (int number = 0; number < GAMES; number++) {
            Match match = RandomGame.play(number, (game, mover, listed) -> {
                Position position = game.position();
                int obliged = position.obliged();
                assertThat(obliged).isNotZero();
                assertThat(obliged & ~position.movers()).isZero();
                for (int seat : LegalMoves.seats(obliged)) {
                    assertThat(LegalMoves.of(position, seat))
                            .isNotEqualTo(List.of("veto"))
                            .isNotEmpty();
                }
                for (int seat : LegalMoves.seats(position.movers() & ~obliged)) {
                    assertThat(LegalMoves.of(position, seat)).containsExactly("veto");
                    interrupters[0]++;
                }
            });
            assertThat(match.position().obliged()).isZero();
        }
        assertThat(interrupters[0]).isGreaterThan(100);
    }

    @Test
    void whoMayStopWhatRunsAreThoseWithAVetoWhoAreNotAskedForIt() {
        int[] obliged = new int[1];
        for (int number = 0; number < GAMES; number++) {
            RandomGame.play(number, (game, mover, listed) -> {
                Position position = game.position();
                for (int seat = 0; seat < position.seats(); seat++) {
                    List<String> legal = LegalMoves.of(position, seat);
                    boolean may = legal.contains("veto") && !legal.contains("allow");
                    assertThat((position.interrupters() >> seat & 1) != 0).isEqualTo(may);
                    obliged[0] += may && legal.size() > 1 ? 1 : 0;
                }
            });
        }
        assertThat(obliged[0]).as("holders who must move themselves").isGreaterThan(10);
    }

    @Test
    void everyLegalMoveIsReadAsItIsWritten() {
        for (int number = 0; number < GAMES / 2; number++) {
            RandomGame.play(number, (game, seat, legal) -> {
                Position position = game.position();
                for (String move : legal) {
                    Ruling ruling = position.judge(seat, move);
                    assertThat(ruling).as(move).isInstanceOf(Ruling.Legal.class);
                    assertThat(position.notation(((Ruling.Legal) ruling).move()))
                            .isEqualTo(move);
                }
            });
        }
    }

    @Test
    void scoringsAddUpToTheTotals() {
        Set<String> causes = new TreeSet<>();
        for (int number = 0; number < GAMES; number++) {
            Match match = RandomGame.play(number, (game, seat, legal) -> {});
            Position end = match.position();
            for (int seat = 0; seat < end.seats(); seat++) {
                int of = seat;
                assertThat(match.scorings().stream()
                                .mapToInt(scoring -> scoring.points().get(of))
                                .sum())
                        .isEqualTo(end.total(seat));
            }
            assertThat(match.scorings()).hasSize(end.scorings());
            assertThat(match.scorings())
                    .filteredOn(Scoring::cause, Scoring.GENERAL)
                    .extracting(Scoring::round)
                    .containsExactly(3, 6, 9);
            match.scorings().forEach(scoring -> causes.add(scoring.cause()));
        }
        assertThat(causes).hasSize(10);
    }

    @Test
    void theScoreSheetAddsUpToWhatAScoringWouldBring() {
        for (int number = 0; number < GAMES; number++) {
            RandomGame.play(number, (game, mover, legal) -> {
                GrandePosition position = (GrandePosition) game.position();
                int[] now = position.ifScoredNow();
                for (ScoreLine line : position.scoreSheet()) {
                    assertThat(line.points()).isPositive();
                    now[line.seat()] -= line.points();
                }
                assertThat(now).containsOnly(0);
            });
        }
    }

    @Test
    void aGeneralScoringWithAnEmptyCastilloBringsWhatTheSheetForetold() {
        int[] scored = new int[1];
        for (int number = 0; number < GAMES; number++) {
            RandomGame.play(number, (game, seat, legal) -> {
                Survey before = Survey.of(game.position());
                if (!legal.contains("end") || before.caballeros("Cas").stream().anyMatch(count -> count > 0)) {
                    return;
                }
                Position after = game.position();
                after.play(seat, ((Ruling.Legal) after.judge(seat, "end")).move());
                if (after.scorings() > game.position().scorings()) {
                    assertThat(after.lastScoring().points()).isEqualTo(before.ifScoredNow());
                    scored[0]++;
                }
            });
        }
        assertThat(scored[0]).isGreaterThan(5);
    }

    @Test
    void everyStageAndEveryCardOccurs() {
        Set<Stage> stages = EnumSet.noneOf(Stage.class);
        Set<String> announced = new TreeSet<>();
        for (int number = 0; number < GAMES; number++) {
            Match match = RandomGame.play(number, (game, seat, legal) -> {
                GrandePosition position = (GrandePosition) game.position();
                stages.add(position.stage());
                if (position.isAnnounced()) {
                    announced.add(Objects.requireNonNull(position.chosenCard()));
                }
            });
            stages.add(((GrandePosition) match.position()).stage());
        }
        List<String> cards = new ArrayList<>();
        for (Card card : Card.values()) {
            cards.add(card.text());
        }
        assertThat(stages).containsExactly(Stage.values());
        assertThat(announced).containsExactlyInAnyOrderElementsOf(cards);
    }
}
