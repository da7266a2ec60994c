package hidalgo.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;

class ComponentsTest {
    private static final Components FACTS = new Components(ComponentsTest.class, "facts.properties");

    @Test
    void readsNumbersWordsAndTexts() {
        assertThat(FACTS.number("rounds")).isEqualTo(7);
        assertThat(FACTS.numbers("cards")).containsExactly(7, 6, 0);
        assertThat(FACTS.words("regions")).containsExactly("Galicia", "Aragón");
        assertThat(FACTS.text("title")).isEqualTo("El Caballero");
    }

    @Test
    void aMissingFactIsNamed() {
        assertThatIllegalStateException()
                .isThrownBy(() -> FACTS.number("horses"))
                .withMessage("facts.properties has no value for horses");
    }

    @Test
    void aMissingFileIsNamed() {
        assertThatIllegalStateException()
                .isThrownBy(() -> new Components(ComponentsTest.class, "nowhere.properties"))
                .withMessage("The file nowhere.properties is missing");
    }
}
