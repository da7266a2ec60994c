package hidalgo.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PasswordsTest {
    @Test
    void aHashIsMatchedByItsPasswordAlone() {
        String hashed = Passwords.hash("correct horse");
        assertThat(Passwords.matches("correct horse", hashed)).isTrue();
        assertThat(Passwords.matches("correct horse ", hashed)).isFalse();
        assertThat(Passwords.hash("correct horse")).as("salted").isNotEqualTo(hashed);
    }

    /** Whoever tries a name that has no account must not see it by the time it takes. */
    @Test
    void whatNoPasswordMatchesLooksLikeAHashAndIsTriedAsOne() {
        String none = Passwords.matchedByNone();
        assertThat(none)
                .hasSameSizeAs(Passwords.hash("correct horse"))
                .matches("argon2id\\$[0-9a-f]{32}\\$[0-9a-f]{64}");
        assertThat(none).isNotEqualTo(Passwords.matchedByNone());
        assertThat(Passwords.matches("", none)).isFalse();
    }
}
