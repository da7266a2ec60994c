package hidalgo.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All games by name: every {@link Game} that a service file registers. */
public final class Games {
    private static final Map<String, Game> ALL = Services.byName(Game.class, Game::id);

    private Games() {}

    /** The names of the games, in alphabetical order. */
    public static List<String> names() {
        return List.copyOf(ALL.keySet());
    }

    /** The game with a name that a user has typed. */
    public static Optional<Game> named(String name) {
        return Optional.ofNullable(ALL.get(name));
    }

    /** The game with a name that must exist. */
    public static Game known(String name) {
        return named(name)
                .orElseThrow(() -> new IllegalArgumentException(
                        "There is no game " + name + "; there are " + String.join(", ", names())));
    }
}
