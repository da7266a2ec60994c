package hidalgo.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names can be seen and read, and chat can't be made of nothing. */
class PlainTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u3164",
                "\u2800",
                "\u115f",
                "\u1160",
                "\uffa0",
                "\u200b",
                "\u00ad",
                "\u034f",
                "\ufe0e",
                " \u3000 ",
                "\u202e",
                "...",
                "\udb40\udc41"
            })
    void whatCantBeSeenIsNoName(String name) {
        assertThatThrownBy(() -> PlainText.name(name)).hasMessageContaining("at least one letter");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u3164", "\u2800", "\u115f\u1160", "\u200b \u034f"})
    void norIsItSomethingToSay(String text) {
        assertThatThrownBy(() -> PlainText.chatLine(text)).hasMessageContaining("the message is empty");
    }

    @ParameterizedTest
    @CsvSource({
        "Ａｎａ, Ana",
        "Ｂｅｎ　２, Ben 2",
        "A\u3164na, Ana",
        "ﬁnn, finn",
        "A\u0301\u0301\u0301\u0301na, Á\u0301\u0301na",
        "Jose\u0301, José",
        "Ольга, Ольга",
        "Ελένη, Ελένη",
        "山田 Taro, 山田 Taro",
        "김 Lee, 김 Lee",
        "Zoë, Zoë"
    })
    void namesAreWrittenAsUsual(String given, String name) {
        assertThat(PlainText.name(given)).isEqualTo(name);
    }

    /** The first letter of the first is Cyrillic, the second of the second Greek. */
    @ParameterizedTest
    @ValueSource(strings = {"Аna", "Bοb", "Ольга Smith"})
    void lettersOfDifferentScriptsAreNotMixed(String name) {
        assertThatThrownBy(() -> PlainText.name(name)).hasMessageContaining("different scripts");
    }

    @Test
    void aTableMayBeCalledAsItsHostLikes() {
        assertThat(PlainText.title("Ольга vs Ana")).isEqualTo("Ольга vs Ana");
    }
}
