package hidalgo.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OptionTest {
    private enum Order implements Option.Word {
        LEFT,
        HARD_RIGHT
    }

    private static final List<Option> OPTIONS = List.of(
            Option.players("R-1", "2", "3"),
            Option.flag("wild", "R-2"),
            Option.choice("order", "R-3", Order.values()),
            Option.word("name", "R-4", "anyone"));

    @Test
    void defaultsFillWhatIsNotGivenInTheOrderOfTheOptions() {
        Map<String, String> filled = Option.fill(OPTIONS, Map.of("order", "hardRight", "players", "3"), "R-0");

        assertThat(filled)
                .containsExactly(
                        Map.entry("players", "3"),
                        Map.entry("wild", "false"),
                        Map.entry("order", "hardRight"),
                        Map.entry("name", "anyone"));
    }

    @Test
    void anOptionWithoutAListOfValuesTakesAnyWord() {
        assertThat(Option.fill(OPTIONS, Map.of("players", "2", "name", "anyone"), "R-0"))
                .containsEntry("name", "anyone");
    }

    @Test
    void kindsSayHowARecordWritesTheValue() {
        assertThat(OPTIONS)
                .extracting(Option::kind)
                .containsExactly(Option.Kind.NUMBER, Option.Kind.FLAG, Option.Kind.WORD, Option.Kind.WORD);
        assertThat(OPTIONS).extracting(Option::byDefault).containsExactly("", "false", "left", "anyone");
    }

    @Test
    void anOptionYoungerThanStoredGamesKnowsHowTheyWerePlayed() {
        assertThat(OPTIONS).extracting(Option::ifUnnamed).containsExactly("", "false", "left", "anyone");
        Option younger = OPTIONS.get(2).unnamedMeans(Order.HARD_RIGHT);

        assertThat(younger.byDefault()).isEqualTo("left");
        assertThat(younger.ifUnnamed()).isEqualTo("hardRight");
    }

    @Test
    void constantsAreWrittenAsRecordsWriteThem() {
        assertThat(OPTIONS.get(2).values()).containsExactly("left", "hardRight");
    }

    @Test
    void choicesGiveValuesByKind() {
        OptionValues choices =
                OptionValues.of(OPTIONS, Map.of("players", "3", "wild", "true", "order", "hardRight"), "R-0");

        assertThat(choices.number("players")).isEqualTo(3);
        assertThat(choices.flag("wild")).isTrue();
        assertThat(choices.constant("order", Order.values())).isEqualTo(Order.HARD_RIGHT);
        assertThat(choices.word("name")).isEqualTo("anyone");
        assertThat(OptionValues.of(OPTIONS, Map.of("players", "2"), "R-0").constant("order", Order.values()))
                .isEqualTo(Order.LEFT);
    }

    @Test
    void anUnknownOptionIsRefusedWithAllNames() {
        assertRefused(
                Map.of("players", "2", "colour", "red"),
                "R-0: there is no option \"colour\"; choose from players, wild, order, name");
    }

    @Test
    void anUnknownValueIsRefusedWithAllValuesAndItsRule() {
        assertRefused(Map.of("players", "4"), "R-1: \"4\" is not a value of \"players\"; choose from 2, 3");
        assertRefused(
                Map.of("players", "2", "wild", "yes"),
                "R-2: \"yes\" is not a value of \"wild\"; choose from false, true");
    }

    @Test
    void aMissingValueIsRefused() {
        assertRefused(Map.of(), "R-1: choose a value for \"players\": 2, 3");
        assertRefused(Map.of("players", ""), "R-1: choose a value for \"players\": 2, 3");
    }

    private static void assertRefused(Map<String, String> given, String text) {
        assertThatThrownBy(() -> Option.fill(OPTIONS, given, "R-0"))
                .isInstanceOfSatisfying(
                        Refused.class,
                        refused -> assertThat(refused.refusal().text(Messages.ENGLISH))
                                .isEqualTo(text))
                .hasMessage(text);
    }
}
