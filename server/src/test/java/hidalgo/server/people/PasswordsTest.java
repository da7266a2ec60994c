package hidalgo.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PasswordsTest {
    @Test
    void aHashIsMatchedByItsPasswordAlone() {
        String hashed = Passwords.hash("correct horse");
        assertThat(Passwords.matches("correct horse", hashed)).isTrue();
        assertThat(Passwords.matches("correct horse ", hashed)).isFalse();
        assertThat(Passwords.matches("Correct horse", hashed)).isFalse();
        String longest = Passwords.hash("x".repeat(199) + "y");
        assertThat(Passwords.matches("x".repeat(200), longest)).as("cut").isFalse();
        assertThat(Passwords.hash("correct horse")).as("salted").isNotEqualTo(hashed);
    }

    /**
     * Every account that has ever been made has such a hash; the tests' own hashes are cheaper, and contain their cost.
     */
    @Test
    void aHashThatDoesNotSayWhatItTookIsMatchedAsEver() {
        String hashed =
                "argon2id$4f17a97b912938bb228474712ff5031c$79d56e4de4caf13f79e8c44623572d64511e75bbe48a04805cf0dd2eb6e46fab";
        assertThat(Passwords.matches("correct horse", hashed)).isTrue();
        assertThat(Passwords.matches("correct mule", hashed)).isFalse();
    }

    @Test
    void aTablesPasswordIsCheaperAndOlderHashesStillMatch() {
        String hashed = Passwords.hashForTable("sevilla");
        assertThat(Passwords.isForTable(hashed)).isTrue();
        assertThat(Passwords.matchesForTable("sevilla", hashed)).isTrue();
        assertThat(Passwords.matchesForTable("toledo", hashed)).isFalse();
        String older = Passwords.hash("sevilla");
        assertThat(Passwords.isForTable(older)).isFalse();
        assertThat(Passwords.matchesForTable("sevilla", older)).isTrue();
    }

    /** The time of a sign-in must not reveal that a name has no account. */
    @Test
    void whatNoPasswordMatchesLooksLikeAHashAndIsTriedAsOne() {
        String none = Passwords.matchedByNone();
        assertThat(none)
                .hasSameSizeAs(Passwords.hash("correct horse"))
                .matches("argon2id\\$(\\d+\\$)?[0-9a-f]{32}\\$[0-9a-f]{64}");
        assertThat(none).isNotEqualTo(Passwords.matchedByNone());
        assertThat(Passwords.matches("", none)).isFalse();
    }
}
