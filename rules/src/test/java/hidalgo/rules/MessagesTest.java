package hidalgo.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MessagesTest {
    private static final Pattern KEY = Pattern.compile("\"((?:ec|eg|option)\\.[A-Za-z.]*[A-Za-z])\"");

    @Test
    void everyKeyThatTheRulesUseHasAText() throws IOException {
        Set<String> missing = MainCode.found(KEY, Path.of("src", "main", "java"));
        assertThat(missing).contains("ec.tie", "option.unknown", "ec.area.wantsLand");

        for (String key : Messages.ENGLISH.all().keySet()) {
            missing.removeIf(used -> key.equals(used) || key.endsWith("." + used));
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void everyReasonToScoreHasAText() throws IOException {
        Set<String> reasons =
                MainCode.found(Pattern.compile("tally\\.add\\([^\";]*\"([\\w.]+)\""), Path.of("src", "main", "java"));

        assertThat(reasons).contains("ec.first", "ec.governor");
        assertThat(Messages.ENGLISH.all().keySet())
                .containsAll(reasons.stream().map(reason -> "score." + reason).toList());
    }

    @Test
    void slotsAreFilledWithNumbersWordsSeatsAndMessages() {
        Message tie = Message.of("ec.tie", "total", 4, "rival", new Message.Seat(1));
        assertThat(Messages.ENGLISH.text(tie)).isEqualTo("your total in this region would be 4, the same as Blue’s");
        assertThat(Messages.ENGLISH.text(Message.of("ec.noTile", "cell", Message.of("ec.over"))))
                .isEqualTo("there is no caballero tile at the game is over");
        assertThat(Messages.ENGLISH.text("ec.over")).isEqualTo("the game is over");
    }

    @Test
    void aMissingSlotFails() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Messages.ENGLISH.text(Message.of("ec.tie", "total", 4)))
                .withMessage("ec.tie needs a value for rival");
    }

    @Test
    void aMissingTextFails() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Messages.ENGLISH.text("ec.nonsense"))
                .withMessage("The catalogue has no text for ec.nonsense");
    }

    @Test
    void twoTextsForOneKeyFail() {
        Catalogue one = new RuleTexts();
        assertThatIllegalStateException()
                .isThrownBy(() -> Messages.join(List.of(one, one), "fr"))
                .withMessageMatching("Two catalogues have a text for \\S+ in fr");
    }

    @Test
    void aCatalogueWithoutALanguageItClaimsFails() {
        Catalogue lost = new Catalogue() {
            @Override
            public List<String> languages() {
                return List.of("la");
            }
        };
        assertThatIllegalStateException()
                .isThrownBy(() -> Messages.join(List.of(lost), "la"))
                .withMessageContaining("messages/la.properties");
    }

    @Test
    void everySeatHasAName() {
        List<String> names = Stream.of(0, 1, 2, 3, 4)
                .map(seat -> Messages.ENGLISH.text("seat." + seat))
                .toList();

        assertThat(names).containsExactly("Red", "Blue", "Yellow", "Black", "Green");
    }

    @Test
    void aRefusalReadsAsRuleAndReason() {
        assertThat(Refusal.of("EC-3.3", "ec.tooDear", "cost", 4, "court", 3).text(Messages.ENGLISH))
                .isEqualTo("EC-3.3: this costs 4, and your court holds 3");
    }
}
