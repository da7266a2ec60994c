package hidalgo.app.command;

import hidalgo.app.text.Version;
import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Games;
import hidalgo.rules.RandomSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/*
 * Facts are lines of text. The first deal of the run stands for settings that are not options, such as a file with
 * tiles: parts with other tiles have another deal.
 */

/**
 * The facts that decide the result of a run of games between bots, as its parts contain them.
 *
 * @param facts the facts by name
 */
record RunFacts(Map<String, String> facts) {
    private static final String OPTION = "option.";
    private static final String BETWEEN_BOTS = " ";

    /** The facts of a run; a command may add its own. */
    static Map<String, String> of(String command, Game game, GameOptions options, List<String> bots, long seed) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("version", Version.text());
        facts.put("command", command);
        facts.put("game", game.id());
        options.values().forEach((name, value) -> facts.put(OPTION + name, value));
        facts.put(
                "deal",
                Long.toHexString(
                        game.deal(options, RandomSource.of(seed)).begin().fingerprint()));
        facts.put(
                "bots",
                String.join(
                        BETWEEN_BOTS,
                        bots.stream().map(bot -> bot.replaceAll("\\s", "")).toList()));
        facts.put("seed", Long.toString(seed));
        return facts;
    }

    /** The command that was run. */
    String command() {
        return facts.getOrDefault("command", "");
    }

    Game game() {
        return Games.known(text("game"));
    }

    GameOptions options(Game game) {
        Map<String, String> values = new LinkedHashMap<>();
        facts.forEach((name, value) -> {
            if (name.startsWith(OPTION)) {
                values.put(name.substring(OPTION.length()), value);
            }
        });
        return game.choose(values);
    }

    List<String> bots() {
        return List.of(text("bots").split(BETWEEN_BOTS, -1));
    }

    long seed() {
        return Long.parseLong(text("seed"));
    }

    private String text(String name) {
        return facts.getOrDefault(name, "");
    }
}
