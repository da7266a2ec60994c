package hidalgo.bots;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.search.Budget;
import hidalgo.bots.search.Search;
import hidalgo.rules.Message;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/*
 * Parameters follow a colon: knight:iterations=2000,threads=2. Every bot above random can have a persona:
 * squire:teresa, knight:leonor,millis=300. Every weight of a game (in its weights.properties) is a parameter too, so
 * that the lab can play a bot against one with different weights.
 */

/** All bots by name. */
public final class Bots {
    /** Loaded with this class, because a squire's first turn must take less than 20 ms. */
    private static final List<GameKnowledge> GAMES = GameKnowledge.ALL.all();

    private static final Budget OF_SERGEANT = Budget.ofIterations(6);
    private static final Budget OF_KNIGHT = Budget.ofMillis(1000);
    private static final Budget OF_CHAMPION = Budget.ofMillis(6000);
    private static final int MOST = 100_000_000;
    private static final int MOST_THREADS = 256;
    private static final String RANDOM = "random";
    private static final String SQUIRE = "squire";
    private static final List<String> NAMES = List.of(RANDOM, SQUIRE, "sergeant", "knight", "champion");
    private static final List<String> OF_SEARCH = List.of("iterations", "millis", "threads");

    private static final String JUDGEMENT = "judgement";
    private static final String NET = "net";
    private static final Pattern NET_NAME = Pattern.compile("[a-z0-9]{1,16}");

    /** The judge of the positions where a search ends: a net if there is one, or always the judgement made by hand. */
    private static final List<String> JUDGEMENTS = List.of("learnt", "hand");

    private Bots() {}

    /** The names of the bots, the weakest first. */
    public static List<String> names() {
        return NAMES;
    }

    /**
     * A new bot for one seat of one game.
     *
     * @throws UnknownBot if there is no bot with that name, or it has no such parameter
     */
    public static Bot of(String description) {
        return of(description, Search.USUAL_BYTES);
    }

    /**
     * A new bot for one seat of one game.
     *
     * @param mostBytes how much memory its search may take
     * @throws UnknownBot if there is no bot with that name, or it has no such parameter
     */
    public static Bot of(String description, long mostBytes) {
        int colon = description.indexOf(':');
        String name = colon < 0 ? description : description.substring(0, colon);
        if (!NAMES.contains(name)) {
            throw new UnknownBot(Message.of("bots.unknown", "name", name, "names", String.join(", ", NAMES)));
        }
        Map<String, Double> weights = new HashMap<>();
        Map<String, Integer> search = new HashMap<>();
        String persona = "";
        String net = "";
        if (colon >= 0) {
            for (String parameter : description.substring(colon + 1).split(",", -1)) {
                if (!name.equals(RANDOM) && Persona.of(parameter).isPresent()) {
                    persona = parameter;
                } else if (searches(name) && isNet(parameter)) {
                    net = parameter.substring(NET.length() + 1);
                } else {
                    read(name, parameter, weights, search);
                }
            }
        }
        return switch (name) {
            case SQUIRE -> new Squire(persona, weights);
            case "sergeant" -> searching(persona, net, search, OF_SERGEANT, weights, mostBytes);
            case "knight" -> searching(persona, net, search, OF_KNIGHT, weights, mostBytes);
            case "champion" -> searching(persona, net, search, OF_CHAMPION, weights, mostBytes);
            default -> new RandomBot();
        };
    }

    /** The description of a bot of a level with a persona, whose temperament it plays by. */
    public static String description(String level, Optional<Persona> persona) {
        return level.equals(RANDOM) || persona.isEmpty()
                ? level
                : level + ":" + persona.get().id();
    }

    /** Whether bots of a level play a game by their temperament. */
    public static boolean hasTemperament(String level, String game) {
        return level.equals(SQUIRE) || !level.equals(RANDOM) && Liking.exists(GameKnowledge.ALL.of(game));
    }

    /** Whether a bot of a level answers within milliseconds. */
    public static boolean isQuick(String name) {
        return name.equals(RANDOM) || name.equals(SQUIRE);
    }

    private static Bot searching(
            String persona,
            String net,
            Map<String, Integer> search,
            Budget usual,
            Map<String, Double> weights,
            long mostBytes) {
        int iterations = search.getOrDefault("iterations", 0);
        int millis = search.getOrDefault("millis", 0);
        Budget timed = millis > 0 ? Budget.ofMillis(millis) : usual;
        Budget budget = iterations > 0 ? Budget.ofIterations(iterations) : timed;
        Knight.Judge judge = new Knight.Judge(search.getOrDefault(JUDGEMENT, 0) == 1, net);
        return new Knight(persona, budget, search.getOrDefault("threads", 1), judge, weights, mostBytes);
    }

    private static void read(String name, String parameter, Map<String, Double> weights, Map<String, Integer> search) {
        int equals = parameter.indexOf('=');
        String key = equals < 0 ? parameter : parameter.substring(0, equals);
        String text = parameter.substring(equals + 1);
        double value = equals < 0 ? Double.NaN : number(text);
        boolean searches = searches(name);
        if (searches && OF_SEARCH.contains(key) && isCount(value, key.equals("threads") ? MOST_THREADS : MOST)) {
            search.put(key, (int) value);
        } else if (searches && key.equals(JUDGEMENT) && JUDGEMENTS.contains(text)) {
            search.put(key, JUDGEMENTS.indexOf(text));
        } else if (!name.equals(RANDOM) && isWeight(key) && Double.isFinite(value)) {
            weights.put(key, value);
        } else {
            throw new UnknownBot(Message.of("bots.parameter", "name", name, "parameter", parameter));
        }
    }

    private static boolean searches(String name) {
        return !name.equals(RANDOM) && !name.equals(SQUIRE);
    }

    /** Whether a parameter names nets that some game has. */
    private static boolean isNet(String parameter) {
        String name = parameter.startsWith(NET + "=") ? parameter.substring(NET.length() + 1) : "";
        return NET_NAME.matcher(name).matches()
                && GAMES.stream().anyMatch(game -> !game.nets(name).isEmpty());
    }

    /** Whether some game has a weight with that name. */
    private static boolean isWeight(String key) {
        return GAMES.stream().anyMatch(game -> game.weights().has(key));
    }

    private static boolean isCount(double value, int most) {
        return value >= 1 && value <= most && value == Math.rint(value);
    }

    private static double number(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }
}
