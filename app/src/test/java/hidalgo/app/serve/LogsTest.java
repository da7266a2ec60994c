package hidalgo.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Reply;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;

/** A line of the log, however unusual the logged value. */
class LogsTest {
    @Test
    void aFailureIsOneLineOfJsonWithItsTrace() {
        LogRecord record = new LogRecord(Level.SEVERE, "\"{0}\" has\nfailed");
        record.setLoggerName("hidalgo.server.Trial");
        record.setParameters(new Object[] {"Ana\u0007"});
        record.setThrown(new IllegalStateException("no\r\nmore"));
        String line = new Logs.Lines().format(record);
        assertThat(line.lines()).hasSize(1);
        assertThat(line).endsWith(System.lineSeparator());
        JsonNode entry = Reply.json(line);
        assertThat(entry.get("level").asText()).isEqualTo("severe");
        assertThat(entry.get("logger").asText()).isEqualTo("hidalgo.server.Trial");
        assertThat(entry.get("message").asText()).isEqualTo("\"Ana\u0007\" has\nfailed");
        assertThat(entry.get("error").asText())
                .startsWith("java.lang.IllegalStateException: no\r\nmore")
                .contains("at hidalgo.app.serve.LogsTest");
    }

    @Test
    void forPeopleItIsOneSentenceWithItsReason() {
        LogRecord record = new LogRecord(Level.SEVERE, "A bot at table {0} could not move");
        record.setParameters(new Object[] {"T7"});
        record.setThrown(new IllegalStateException("no\r\nmore"));
        assertThat(new Logs.Sentences().format(record))
                .matches("\\d\\d:\\d\\d(:\\d\\d)? A bot at table T7 could not move: "
                        + "java\\.lang\\.IllegalStateException: no more\\R");
    }
}
