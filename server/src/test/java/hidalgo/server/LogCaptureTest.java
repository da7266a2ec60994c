package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;

class LogCaptureTest {
    private static final Logger LOGGER = Logger.getLogger("hidalgo.capture");

    @Test
    void aCaptureThatIsClosedLeavesOthersOfTheSameLogger() {
        // As in every process that tests servers.
        Logger.getLogger("").setLevel(Level.SEVERE);
        try (LogCapture lasting = new LogCapture(LOGGER.getName())) {
            new LogCapture(LOGGER.getName()).close();
            LOGGER.info("a line");
            assertThat(lasting.lines()).containsExactly("a line");
        }
        assertThat(LOGGER.getLevel()).isNull();
    }
}
