package hidalgo.app.command;

import hidalgo.app.game.GameFlags;
import hidalgo.app.game.TerminalGame;
import hidalgo.app.input.BadInput;
import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Games;
import hidalgo.rules.Messages;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Refused;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The arguments about the game, for commands that play games. */
final class GameArguments {
    /**
     * The game that was chosen.
     *
     * @param game the game
     * @param options its options
     */
    record Chosen(Game game, GameOptions options) {}

    @Option(
            names = "--game",
            required = true,
            paramLabel = "GAME",
            completionCandidates = Names.OfGames.class,
            description = "The game: ${COMPLETION-CANDIDATES}.")
    private String gameName;

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            completionCandidates = Names.OfGameOptions.class,
            description = "An option of the game; may be repeated. The first value is the default. "
                    + "${COMPLETION-CANDIDATES}.")
    private Map<String, String> gameOptions = new LinkedHashMap<>();

    private final List<GameFlags> flags = new ArrayList<>();

    /** Adds the arguments of single games to the command that these arguments belong to. */
    @Spec(Spec.Target.MIXEE)
    void setCommand(CommandSpec command) {
        for (TerminalGame game : TerminalGame.ALL.all()) {
            game.flags().ifPresent(own -> {
                flags.add(own);
                command.addMixin(game.game(), CommandSpec.forAnnotatedObject(own));
            });
        }
    }

    /** Whether an option is given with {@code --option}. */
    boolean isGiven(String option) {
        return gameOptions.containsKey(option);
    }

    /** The game and its options, which can be dealt; {@code players} is used only if it is not among the options. */
    Chosen chosen(@Nullable Integer players) {
        try {
            Game game = game();
            GameOptions options = game.choose(options(players));
            game.deal(options, RandomSource.of(0));
            return new Chosen(game, options);
        } catch (Refused e) {
            throw new BadInput(e.refusal().text(Messages.ENGLISH));
        }
    }

    /** The game, adapted to its own arguments. */
    Game game() {
        Game game = Games.named(gameName)
                .orElseThrow(
                        () -> BadInput.of("record.game", "game", gameName, "games", String.join(", ", Games.names())));
        for (GameFlags own : flags) {
            game = own.apply(game);
        }
        return game;
    }

    /** The options that were given, by {@code --option} or by a game's own arguments. */
    Map<String, String> options(@Nullable Integer players) {
        Map<String, String> values = new LinkedHashMap<>(gameOptions);
        if (players != null) {
            putOnce(values, "players", players.toString());
        }
        for (GameFlags own : flags) {
            own.options().forEach((name, value) -> putOnce(values, name, value));
        }
        return values;
    }

    private static void putOnce(Map<String, String> values, String name, String value) {
        if (values.putIfAbsent(name, value) != null) {
            throw BadInput.of("app.optionTwice", "name", name);
        }
    }
}
