package hidalgo.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is guessed at once is no password. */
class WeakPasswordsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "12345678", "87654321", "1234567890", "11111111", "abcdefgh", "password", "Password1!", "qwertyuiop",
                "qwertz123", "asdfghjkl", "1q2w3e4r", "iloveyou", "abababab", "12341234", "Ana María", "ana maría2024",
                "hidalgo1", "P@ssw0rd", "zyxwvuts"
            })
    void weak(String password) {
        assertThat(WeakPasswords.holds(password, "ana maría")).isTrue();
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
        assertThat(WeakPasswords.holds(password, "ana maría")).isFalse();
    }
}
