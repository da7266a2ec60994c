package hidalgo.bots.game;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.ServiceLoader;

/** All games that bots know, by name. */
public final class KnownGames {
    private static final Map<String, GameKnowledge> ALL = load();

    private KnownGames() {}

    /** What bots know about every game. */
    public static Collection<GameKnowledge> all() {
        return ALL.values();
    }

    static GameKnowledge named(String game) {
        GameKnowledge knowledge = ALL.get(game);
        if (knowledge == null) {
            throw new IllegalArgumentException("No bot knows the game " + game + ", only "
                    + String.join(", ", ALL.keySet()) + ": no GameKnowledge is registered for it");
        }
        return knowledge;
    }

    private static Map<String, GameKnowledge> load() {
        Map<String, GameKnowledge> games = new LinkedHashMap<>();
        for (GameKnowledge knowledge : ServiceLoader.load(GameKnowledge.class, GameKnowledge.class.getClassLoader())) {
            if (games.put(knowledge.game(), knowledge) != null) {
                throw new IllegalStateException("Two GameKnowledge are registered for the game " + knowledge.game());
            }
        }
        return games;
    }
}
