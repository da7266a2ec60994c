package hidalgo.app.command;

import hidalgo.app.text.Version;
import hidalgo.lab.Players;
import hidalgo.lab.env.Agents;
import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Games;
import hidalgo.rules.RandomSource;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
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
public record RunFacts(Map<String, String> facts) {
    private static final String OPTION = "option.";
    private static final String BETWEEN_BOTS = " ";

    /** The facts of a run; a command may add its own. */
    public static Map<String, String> of(String command, Game game, GameOptions options, List<String> bots, long seed) {
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
                String.join(BETWEEN_BOTS, bots.stream().map(RunFacts::word).toList()));
        facts.put("seed", Long.toString(seed));
        return facts;
    }

    /** The command that was run. */
    public String command() {
        return facts.getOrDefault("command", "");
    }

    /** The game that was played. */
    public Game game() {
        return Games.known(text("game"));
    }

    /** The options of its tables. */
    public GameOptions options(Game game) {
        Map<String, String> values = new LinkedHashMap<>();
        facts.forEach((name, value) -> {
            if (name.startsWith(OPTION)) {
                values.put(name.substring(OPTION.length()), value);
            }
        });
        return game.choose(values);
    }

    /** The bots that played. */
    public List<String> bots() {
        return Arrays.stream(text("bots").split(BETWEEN_BOTS, -1))
                .map(word -> Agents.isAgent(word) ? URLDecoder.decode(word, StandardCharsets.UTF_8) : word)
                .toList();
    }

    /** A bot as one word: the command of another program may have spaces. */
    private static String word(String bot) {
        return Agents.isAgent(bot)
                ? URLEncoder.encode(bot, StandardCharsets.UTF_8).replaceFirst("%3A", ":")
                : bot.replaceAll("\\s", "");
    }

    /** Players that are only named: their games have been played. */
    @SuppressWarnings("resource") // It starts nothing.
    Players names(Game game, GameOptions options) {
        return new Agents(game, options, 1);
    }

    /** The seed of the run. */
    public long seed() {
        return Long.parseLong(text("seed"));
    }

    private String text(String name) {
        return facts.getOrDefault(name, "");
    }
}
