package hidalgo.records;

import hidalgo.rules.Game;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All games there are, by name. A new game is added here and nowhere else. */
public final class Games {
    private static final Map<String, RecordedGame> ALL = byName(new RecordedCaballero(), new RecordedGrande());

    private Games() {}

    /** The names of the games. */
    public static List<String> names() {
        return List.copyOf(ALL.keySet());
    }

    /** The game of a name. */
    public static Optional<Game> named(String name) {
        return recorded(name).map(RecordedGame::game);
    }

    static Optional<RecordedGame> recorded(String name) {
        return Optional.ofNullable(ALL.get(name));
    }

    /** What records need to know about a game that must be known. */
    static RecordedGame known(String name) {
        return recorded(name).orElseThrow(() -> new IllegalArgumentException("There is no game " + name));
    }

    private static Map<String, RecordedGame> byName(RecordedGame... games) {
        Map<String, RecordedGame> all = new LinkedHashMap<>();
        for (RecordedGame game : games) {
            all.put(game.game().id(), game);
        }
        return all;
    }
}
