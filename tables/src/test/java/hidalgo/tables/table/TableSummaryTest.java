package hidalgo.tables.table;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.Option;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TableSummaryTest {
    static Stream<String> games() {
        return Games.names().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void listsOnlyTheOptionsThatDifferFromTheDefaults(String name) {
        Game game = Games.known(name);
        Map<String, String> wanted = new HashMap<>(Map.of("players", "2"));
        assertThat(TableSummary.chosen(name, game.choose(wanted))).isEmpty();
        Option flag = game.options().stream()
                .filter(option -> option.kind() == Option.Kind.FLAG)
                .findFirst()
                .orElseThrow();
        wanted.put(flag.name(), "true");
        assertThat(TableSummary.chosen(name, game.choose(wanted))).isEqualTo(Map.of(flag.name(), "true"));
    }
}
