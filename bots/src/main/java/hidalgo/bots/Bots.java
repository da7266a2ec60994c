package hidalgo.bots;

import hidalgo.rules.Message;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** All bots there are, by name, with parameters behind a colon: {@code knight:iterations=2000,threads=2}. */
public final class Bots {
    private static final int KNIGHT_MILLIS = 1000;
    private static final int CHAMPION_MILLIS = 6000;
    private static final int MOST = 100_000_000;
    private static final int MOST_THREADS = 256;
    private static final List<String> NAMES = List.of("random", "squire", "knight", "champion");
    private static final Set<String> PARAMETERS = new TreeSet<>(List.of("iterations", "millis", "threads"));

    private Bots() {}

    /** The names of the bots, the weakest first. */
    public static List<String> names() {
        return NAMES;
    }

    /**
     * A new bot for one seat of one game.
     *
     * @throws UnknownBot if there is none of that name, or it has no such parameter
     */
    public static Bot of(String description) {
        int colon = description.indexOf(':');
        String name = colon < 0 ? description : description.substring(0, colon);
        Map<String, Integer> parameters = colon < 0 ? Map.of() : parameters(name, description.substring(colon + 1));
        return switch (name) {
            case "random" -> plain(new RandomBot(), name, parameters);
            case "squire" -> plain(new Squire(), name, parameters);
            case "knight" -> searching(parameters, KNIGHT_MILLIS);
            case "champion" -> searching(parameters, CHAMPION_MILLIS);
            default ->
                throw new UnknownBot(Message.of("bots.unknown", "name", name, "names", String.join(", ", NAMES)));
        };
    }

    private static Bot plain(Bot bot, String name, Map<String, Integer> parameters) {
        if (!parameters.isEmpty()) {
            throw new UnknownBot(Message.of("bots.noParameters", "name", name));
        }
        return bot;
    }

    private static Bot searching(Map<String, Integer> parameters, int usualMillis) {
        int iterations = parameters.getOrDefault("iterations", 0);
        int millis = parameters.getOrDefault("millis", usualMillis);
        Budget budget = iterations > 0 ? Budget.ofIterations(iterations) : Budget.ofMillis(millis);
        return new Knight(budget, parameters.getOrDefault("threads", 1));
    }

    private static Map<String, Integer> parameters(String name, String text) {
        Map<String, Integer> parameters = new LinkedHashMap<>();
        for (String parameter : text.split(",", -1)) {
            int equals = parameter.indexOf('=');
            String key = equals < 0 ? parameter : parameter.substring(0, equals);
            int most = key.equals("threads") ? MOST_THREADS : MOST;
            int value = equals < 0 ? -1 : number(parameter.substring(equals + 1));
            if (!PARAMETERS.contains(key) || value < 1 || value > most) {
                throw new UnknownBot(Message.of(
                        "bots.parameter",
                        "name",
                        name,
                        "parameter",
                        parameter,
                        "parameters",
                        String.join(", ", PARAMETERS)));
            }
            parameters.put(key, value);
        }
        return parameters;
    }

    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return -1;
        }
    }
}
