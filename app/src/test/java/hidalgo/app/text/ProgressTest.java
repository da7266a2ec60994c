package hidalgo.app.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgressTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1000 | 30     | '1,000 of 4,000 games, about 90 s left'",
                "1000 | 40     | '1,000 of 4,000 games, about 2 min left'",
                "2000 | 3000   | '2,000 of 4,000 games, about 50 min left'",
                "2000 | 600000 | '2,000 of 4,000 games, about 166 h 40 min left'",
                "4000 | 40     | '4,000 of 4,000 games'"
            })
    void theTimeLeftGoesByTheTimeSpent(int count, long seconds, String line) {
        Progress progress = new Progress(new PrintWriter(new StringWriter(), true), 4000, false, true);
        assertThat(progress.line(count, seconds * 1_000_000_000L)).isEqualTo(line);
    }
}
