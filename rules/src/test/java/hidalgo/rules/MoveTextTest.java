package hidalgo.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTextTest {
    @Test
    void wordsAreSeparatedBySingleSpaces() {
        assertThat(MoveText.words("move Gal Sev 2")).containsExactly("move", "Gal", "Sev", "2");
        assertThat(MoveText.words(" a  b ")).containsExactly("", "a", "", "b", "");
        assertThat(MoveText.words("")).containsExactly("");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "7", "10", "-3", "99999999999999999999"})
    void integersAreWrittenInOneWayOnly(String text) {
        assertThat(MoveText.isInteger(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "+1", "-0", "00", "01", "1 ", "1a", "٣", "1.0"})
    void otherTextsAreNoIntegers(String text) {
        assertThat(MoveText.isInteger(text)).isFalse();
    }

    @Test
    void aNumberLiesBetweenItsBounds() {
        assertThat(MoveText.number("13", 1, 13)).isEqualTo(13);
        assertThat(MoveText.number("0", 0, 6)).isZero();
        assertThat(MoveText.number("14", 1, 13)).isEqualTo(-1);
        assertThat(MoveText.number("0", 1, 13)).isEqualTo(-1);
        assertThat(MoveText.number("-1", 0, 6)).isEqualTo(-1);
        assertThat(MoveText.number("4294967297", 1, 13)).isEqualTo(-1);
        assertThat(MoveText.number("x", 1, 13)).isEqualTo(-1);
    }

    @Test
    void aTextThatIsNoMoveIsQuotedButNotAtAnyLength() {
        assertThat(MoveText.malformed("EG-7", "eg.malformed", "fly").text(Messages.ENGLISH))
                .startsWith("EG-7: \"fly\" is not a move; ");
        assertThat(MoveText.malformed("EC-7", "ec.malformed", "a".repeat(61)).text(Messages.ENGLISH))
                .startsWith("EC-7: \"" + "a".repeat(60) + "…\" is not a move; ");
    }
}
