package hidalgo.server.base;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.LogCapture;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClosingTest {
    @Test
    void aPartThatFailsKeepsNoOtherFromClosing() {
        List<String> closed = new ArrayList<>();
        try (LogCapture log = new LogCapture(Closing.class.getName())) {
            Closing.inOrder(
                    () -> closed.add("threads"),
                    () -> {
                        throw new IllegalStateException("for the test");
                    },
                    () -> closed.add("database"));
            assertThat(log.lines()).contains("Could not close a part of the server: for the test");
        }
        assertThat(closed).containsExactly("threads", "database");
    }
}
