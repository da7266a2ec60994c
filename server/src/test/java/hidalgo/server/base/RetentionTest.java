package hidalgo.server.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.server.base.Retention.Kind;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The setting for how long things are kept. */
class RetentionTest {
    @Test
    void guestsAreForgottenUnlessTheSettingSaysOtherwise() {
        Retention keep = Retention.of("chat=30, finished=365");
        long now = Duration.ofDays(1000).toMillis();
        assertThat(keep.before(Kind.CHAT, now)).isEqualTo(Duration.ofDays(970).toMillis());
        assertThat(keep.before(Kind.FINISHED, now))
                .isEqualTo(Duration.ofDays(635).toMillis());
        assertThat(keep.before(Kind.GUESTS, now)).isEqualTo(Duration.ofDays(820).toMillis());
        assertThat(keep.before(Kind.UPLOADS, now)).isNull();
        assertThat(Retention.of("guests=1").before(Kind.GUESTS, now))
                .isEqualTo(Duration.ofDays(999).toMillis());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "chat", "chat=", "chat=0", "chat=x", "chat=36501", "letters=3", "chat=3,", "chat=-1"})
    void nonsenseIsRefused(String text) {
        assertThatThrownBy(() -> Retention.of(text)).isInstanceOf(IllegalArgumentException.class);
    }
}
