package hidalgo.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Passwords that are easy to guess are refused. */
class WeakPasswordsTest {
    private static final List<String> NAMES = List.of("ana maría", "Ana");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "12345678",
                "87654321",
                "1234567890",
                "11111111",
                "abcdefgh",
                "password",
                "Password1!",
                "qwertyuiop",
                "qwertz123",
                "asdfghjkl",
                "1q2w3e4r",
                "iloveyou",
                "abababab",
                "12341234",
                "Ana María",
                "ana maría2024",
                "hidalgo1",
                "P@ssw0rd",
                "zyxwvuts",
                "abc12345",
                "1234qwer",
                "qwer1234",
                "Hidalgo2026!",
                "elgrande1",
                "El Grande 7",
                "ana hidalgo",
                "MaríaElGrande",
                "passwort1",
                "contraseña",
                "motdepasse2",
                "ichliebedich",
                "Willkommen1",
                "Sommer2025!",
                "15081975",
                "anaanaanaana"
            })
    void weak(String password) {
        assertThat(WeakPasswords.reason(password, NAMES)).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "correct horse",
                "long enough",
                "nine green herons",
                "tr0ub4dor&3",
                "mi casa es tu casa",
                "x7Kq2mZp",
                "ana maría loves chess"
            })
    void notWeak(String password) {
        assertThat(WeakPasswords.reason(password, NAMES)).isNull();
    }

    @ParameterizedTest
    @CsvSource({
        "iloveyou, common",
        "'xcvbnm,.', row",
        "abcdefgh, row",
        "abababab, repeat",
        "15081975, date",
        "ana maría2024, name",
        "elgrande1, name",
        "waterfall, word"
    })
    void theReasonIsNamed(String password, String reason) {
        assertThat(WeakPasswords.reason(password, NAMES)).isEqualTo("server.password.weak." + reason);
    }

    @Test
    void longPasswordsTakeLittleTimeAndAreStrongIfAPartIs() {
        Random random = new Random(4);
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < 200; i++) {
            letters.append("4@8({[<369&#!1/|7+%0$5xzaebc".charAt(random.nextInt(28)));
        }
        Assertions.assertTimeoutPreemptively(
                Duration.ofMinutes(1),
                () -> assertThat(WeakPasswords.reason(letters.toString(), NAMES))
                        .isNull());
        assertThat(WeakPasswords.reason("a".repeat(200), NAMES)).isNotNull();
        assertThat(WeakPasswords.reason("password".repeat(20), NAMES)).isNotNull();
        assertThat(WeakPasswords.reason("a".repeat(30) + "correct horse", NAMES))
                .isNull();
    }
}
