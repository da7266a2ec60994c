package hidalgo.tables;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names that can be taken for each other have the same likeness, others don't. */
class NameLikenessTest {
    @ParameterizedTest
    @CsvSource({
        "Ana, ANA",
        "Ana, A n a.",
        "Ana, Ａｎａ",
        "Oscar, 0scar",
        "llya, Ilya",
        "Paul, Pau1",
        "Morna, Moma",
        "scope, ѕсоре",
        "Bob, ΒοЬ"
    })
    void whatLooksTheSameIsTheSame(String one, String other) {
        assertThat(NameLikeness.of(one)).isEqualTo(NameLikeness.of(other));
    }

    @ParameterizedTest
    @CsvSource({"Ana, Anna", "Jose, José", "Ben, Ken", "Ольга, Олег", "Player 2, Player 3"})
    void whatDoesNotIsNot(String one, String other) {
        assertThat(NameLikeness.of(one)).isNotEqualTo(NameLikeness.of(other));
    }
}
