package hidalgo.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.TableSummary;
import hidalgo.tables.table.Visibility;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StoredLineTest {
    private static final Map<String, String> EXPANDED = Map.of("expanded", "true");

    private static TableSummary with(Map<String, String> options) {
        return new TableSummary(
                "t",
                null,
                "el-caballero",
                options,
                Phase.WAITING,
                Visibility.LINK,
                ClockSetting.NONE,
                0,
                1,
                7,
                List.of(),
                List.of(),
                List.of(),
                1);
    }

    @Test
    void keepsOptionsAndWhatOlderVersionsRead() {
        String line = StoredLine.write(with(EXPANDED));
        assertThat(line).contains("\"expanded\":true");
        assertThat(StoredLine.read(line)).contains(with(EXPANDED));
        for (Map<String, String> options :
                List.of(Map.of("tieTest", "off"), Map.of("expanded", "true", "tieTest", "off"))) {
            line = StoredLine.write(with(options));
            assertThat(line).contains("\"expanded\":" + options.containsKey("expanded"));
            assertThat(StoredLine.read(line)).contains(with(options));
        }
    }

    /** The first version stored one option, and no others; lines that need no more are written in the same way. */
    @Test
    void linesWithoutOtherOptionsAreThoseOfTheFirstVersion() {
        for (Map<String, String> options : List.of(EXPANDED, Map.<String, String>of())) {
            String line = StoredLine.write(with(options));
            assertThat(line).doesNotContain("options");
            assertThat(StoredLine.read(line)).contains(with(options));
        }
    }
}
