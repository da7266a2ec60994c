package hidalgo.app;

import hidalgo.rules.Chance;
import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Games;
import hidalgo.rules.Messages;
import hidalgo.rules.Refused;
import hidalgo.rules.caballero.ElCaballero;
import hidalgo.rules.caballero.TileSet;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What commands that play games are told about the game. */
final class GameArguments {
    /**
     * What was chosen.
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
            names = "--expanded",
            description = "El Caballero: play the expanded game (short for --option expanded=true).")
    private boolean expanded;

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the game; may be repeated.")
    private Map<String, String> gameOptions = new LinkedHashMap<>();

    @Option(names = "--tiles", paramLabel = "FILE", description = "El Caballero: play with the tile set in this file.")
    private @Nullable String tiles;

    /** Whether an option is given with {@code --option}. */
    boolean isGiven(String option) {
        return gameOptions.containsKey(option);
    }

    /** The game and its options, which can be dealt; the number of players only if it is not among the options. */
    Chosen chosen(@Nullable Integer players) {
        try {
            Game game = game();
            GameOptions options = game.choose(options(players));
            game.deal(options, Chance.of(0));
            return new Chosen(game, options);
        } catch (Refused e) {
            throw new BadInput(e.refusal().text(Messages.ENGLISH));
        }
    }

    /** The game, with the tile set of the user if there is one. */
    Game game() {
        Game game = Games.named(gameName)
                .orElseThrow(
                        () -> BadInput.of("record.game", "game", gameName, "games", String.join(", ", Games.names())));
        if (tiles == null) {
            return game;
        }
        if (!(game instanceof ElCaballero)) {
            throw BadInput.of("app.tilesOnly");
        }
        InputFile file = new InputFile(tiles);
        try {
            return new ElCaballero(TileSet.parse(new String(file.bytes(), StandardCharsets.UTF_8)));
        } catch (Refused e) {
            throw file.refused(e.refusal().text(Messages.ENGLISH));
        }
    }

    /** The options that were given, whichever way. */
    Map<String, String> options(@Nullable Integer players) {
        Map<String, String> values = new LinkedHashMap<>(gameOptions);
        if (players != null) {
            putOnce(values, "players", players.toString());
        }
        if (expanded) {
            putOnce(values, "expanded", "true");
        }
        return values;
    }

    private static void putOnce(Map<String, String> values, String name, String value) {
        if (values.putIfAbsent(name, value) != null) {
            throw BadInput.of("app.optionTwice", "name", name);
        }
    }
}
