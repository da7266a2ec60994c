package hidalgo.bots;

import hidalgo.rules.Message;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** All bots there are, by name. */
public final class Bots {
    private static final Map<String, Supplier<Bot>> ALL = Map.of("random", RandomBot::new);

    private Bots() {}

    /** The names of the bots. */
    public static List<String> names() {
        return ALL.keySet().stream().sorted().toList();
    }

    /**
     * A new bot for one seat of one game.
     *
     * @throws UnknownBot if there is none of that name
     */
    public static Bot of(String name) {
        Supplier<Bot> bot = ALL.get(name);
        if (bot == null) {
            throw new UnknownBot(Message.of("bots.unknown", "name", name, "names", String.join(", ", names())));
        }
        return bot.get();
    }
}
