package hidalgo.server.bus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class HeardTest {
    private final Heard heard = new Heard();

    private Heard.Kind message(String sender, long number) {
        return heard.note(new Envelope(sender, number, List.of("table T 7")));
    }

    private Heard.Kind heartbeat(String sender, long number) {
        return heard.note(new Envelope(sender, number, List.of()));
    }

    @Test
    void messagesInTheirOrderAreNew() {
        assertThat(heartbeat("one", 0)).isEqualTo(Heard.Kind.OLD);
        assertThat(message("one", 1)).isEqualTo(Heard.Kind.NEXT);
        assertThat(message("one", 2)).isEqualTo(Heard.Kind.NEXT);
        assertThat(message("two", 1)).isEqualTo(Heard.Kind.NEXT);
        assertThat(heartbeat("one", 2)).isEqualTo(Heard.Kind.OLD);
    }

    @Test
    void aMessageThatComesTwiceOrLateIsOld() {
        message("one", 1);
        message("one", 2);
        assertThat(message("one", 2)).isEqualTo(Heard.Kind.OLD);
        assertThat(message("one", 1)).isEqualTo(Heard.Kind.OLD);
    }

    @Test
    void aLostMessageIsNoticedByTheNextOne() {
        message("one", 1);
        assertThat(message("one", 3)).isEqualTo(Heard.Kind.GAP);
        assertThat(message("one", 2))
                .as("late, and everything has been looked at")
                .isEqualTo(Heard.Kind.OLD);
        assertThat(message("one", 4)).isEqualTo(Heard.Kind.NEXT);
    }

    @Test
    void aLostLastMessageIsNoticedByTheHeartbeat() {
        message("one", 1);
        assertThat(heartbeat("one", 2)).isEqualTo(Heard.Kind.GAP);
        assertThat(heartbeat("one", 2)).isEqualTo(Heard.Kind.OLD);
    }

    @Test
    void whoSpeaksForTheFirstTimeMayHaveSpokenBefore() {
        assertThat(message("one", 8)).isEqualTo(Heard.Kind.GAP);
        assertThat(message("one", 9)).isEqualTo(Heard.Kind.NEXT);
    }

    @Test
    void anEnvelopeIsReadAsItWasWritten() {
        Envelope full = new Envelope("one", 12, List.of("table T 7", "session abc"));
        assertThat(Envelope.read(full.text())).contains(full);
        Envelope empty = new Envelope("one", 12, List.of());
        assertThat(Envelope.read(empty.text())).contains(empty);
    }
}
