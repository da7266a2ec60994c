package hidalgo.rules.grande;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.LegalMoves;
import hidalgo.rules.Match;
import hidalgo.rules.Messages;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Refusal;
import hidalgo.rules.Ruling;
import hidalgo.rules.grande.GrandePosition.Stage;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Every move is either legal or refused with a reason, and never both. */
class RandomRefusalsTest {
    private static final int GAMES = 120;

    @Test
    void noLegalMoveIsExplainedAway() {
        for (int number = 0; number < GAMES; number++) {
            RandomGame.play(number, (game, seat, legal) -> {
                Survey survey = Survey.of(game.position());
                for (String move : legal) {
                    assertThat(survey.objection(seat, move)).as(move).isNull();
                }
            });
        }
    }

    @Test
    void everyIllegalMoveOfAnySeatIsRefusedWithARuleAndASentence() {
        Set<String> reasons = new TreeSet<>();
        for (int number = 0; number < GAMES; number++) {
            RandomSource random = RandomSource.of(number);
            Match match = RandomGame.play(number, (game, seat, legal) -> {
                GrandePosition position = (GrandePosition) game.position();
                boolean special = position.stage() == Stage.ACTING || position.haveChosen() != 0;
                if (random.below(special ? 4 : 40) == 0) {
                    judgeAll(position, reasons);
                }
            });
            judgeAll(match.position(), reasons);
        }
        Set<String> sentences = new TreeSet<>(Messages.ENGLISH.all().keySet());
        sentences.removeIf(key -> !key.startsWith("eg.") || key.startsWith("eg.setup.") || key.equals("eg.malformed"));
        // Parts of sentences, and how a sentence speaks to its reader.
        sentences.removeIf(key -> key.matches("eg[.](at|from|in|to|whole)([.]\\w+)?|.*[.]you"));
        sentences.removeAll(reasons);
        assertThat(sentences)
                .as("sentences of the catalogue that never came up")
                .isEmpty();
    }

    private static void judgeAll(Position position, Set<String> reasons) {
        for (int seat = -1; seat <= position.seats(); seat++) {
            boolean seated = seat >= 0 && seat < position.seats();
            Set<String> legal = new HashSet<>(seated ? LegalMoves.of(position, seat) : Set.of());
            Survey survey = Survey.of(position);
            for (String move : WrittenMoves.ALL) {
                Refusal objection = survey.objection(seat, move);
                if ((objection == null) != legal.contains(move)) {
                    throw new AssertionError(
                            "Seat " + seat + ", " + move + ": listed " + legal + ", refused " + objection);
                }
                if (objection != null && reasons.add(objection.message().key())) {
                    Ruling ruling = position.judge(seat, move);
                    assertThat(ruling).isEqualTo(objection);
                    assertThat(objection.text(Messages.ENGLISH)).matches("EG-\\d\\.\\d+: [^{}]+");
                }
            }
        }
    }
}
