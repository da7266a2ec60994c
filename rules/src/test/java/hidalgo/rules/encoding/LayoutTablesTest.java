package hidalgo.rules.encoding;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Games;
import hidalgo.rules.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The tables of planes and actions in docs/env.md; {@code -Dlayout.write=1} writes them. */
class LayoutTablesTest {
    private static final Path PAGE = Path.of("..", "docs", "env.md");

    @Test
    void thePageDescribesEveryPlaneAndEveryAction() throws IOException {
        String page = Files.readString(PAGE);
        String written = page;
        for (EncodedGame game : EncodedGame.ALL.all()) {
            String begin = "<!-- layout of " + game.game() + " -->\n";
            String end = "<!-- end -->\n";
            int from = written.indexOf(begin) + begin.length();
            int to = written.indexOf(end, from);
            assertThat(written).contains(begin);
            written = written.substring(0, from) + "\n" + tables(game) + "\n" + written.substring(to);
        }
        if (System.getProperty("layout.write") != null) {
            Files.writeString(PAGE, written);
        }
        assertThat(Files.readString(PAGE)).isEqualTo(written);
    }

    private static String tables(EncodedGame game) {
        List<Layout> layouts = new ArrayList<>();
        List<String> seats = Games.known(game.game()).options().stream()
                .filter(option -> option.name().equals("players"))
                .map(Option::values)
                .findFirst()
                .orElseThrow();
        for (String count : seats) {
            layouts.add(game.layout(Integer.parseInt(count)));
        }
        StringBuilder text = new StringBuilder();
        text.append("| plane | ")
                .append(columns(seats, count -> count + " seats"))
                .append(" | from | to | meaning |\n|---|")
                .append("---|".repeat(seats.size()))
                .append("---|---|---|\n");
        for (int i = 0; i < layouts.getFirst().planes().size(); i++) {
            int row = i;
            Layout.Plane first = layouts.getFirst().planes().get(i);
            int high = layouts.stream()
                    .mapToInt(layout -> layout.planes().get(row).high())
                    .max()
                    .orElseThrow();
            text.append("| `%s` | %s | %d | %d | %s |%n"
                    .formatted(
                            first.name(),
                            columns(layouts, layout -> shape(layout.planes().get(row))),
                            first.low(),
                            high,
                            first.meaning()));
        }
        text.append("| **all** | ")
                .append(columns(layouts, layout -> String.format(Locale.ROOT, "%,d", layout.observations())))
                .append(" | | | |\n\n| actions | ")
                .append(columns(seats, count -> count + " seats"))
                .append(" | which |\n|---|")
                .append("---|".repeat(seats.size()))
                .append("---|\n");
        for (int i = 0; i < layouts.getFirst().ranges().size(); i++) {
            int row = i;
            Layout.Range last = layouts.getLast().ranges().get(i);
            text.append("| `%s` | %s | %s |%n"
                    .formatted(
                            last.name(),
                            columns(
                                    layouts,
                                    layout -> String.format(
                                            Locale.ROOT,
                                            "%,d",
                                            layout.ranges().get(row).size())),
                            last.meaning()));
        }
        return text.append("| **all** | ")
                .append(columns(layouts, layout -> String.format(Locale.ROOT, "%,d", layout.actions())))
                .append(" | |\n")
                .toString();
    }

    private static String shape(Layout.Plane plane) {
        return plane.shape().stream().map(Object::toString).collect(Collectors.joining(" × "));
    }

    private static <T> String columns(List<T> things, Function<T, String> text) {
        return things.stream().map(text).collect(Collectors.joining(" | "));
    }
}
