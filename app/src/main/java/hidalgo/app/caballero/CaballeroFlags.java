package hidalgo.app.caballero;

import hidalgo.app.game.GameFlags;
import hidalgo.app.input.BadInput;
import hidalgo.app.input.InputFile;
import hidalgo.rules.Game;
import hidalgo.rules.Messages;
import hidalgo.rules.Refused;
import hidalgo.rules.caballero.ElCaballero;
import hidalgo.rules.caballero.state.TileSet;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The arguments that only El Caballero has. */
final class CaballeroFlags implements GameFlags {
    @Option(
            names = "--expanded",
            description = "El Caballero: play the expanded game (short for --option expanded=true).")
    private boolean expanded;

    @Option(names = "--tiles", paramLabel = "FILE", description = "El Caballero: play with the tile set in this file.")
    private @Nullable String tiles;

    @Override
    public Map<String, String> options() {
        return expanded ? Map.of("expanded", "true") : Map.of();
    }

    @Override
    public Game apply(Game chosen) {
        if (tiles == null) {
            return chosen;
        }
        if (!(chosen instanceof ElCaballero)) {
            throw BadInput.of("app.tilesOnly");
        }
        InputFile file = new InputFile(tiles);
        try {
            return new ElCaballero(TileSet.parse(new String(file.bytes(), StandardCharsets.UTF_8)));
        } catch (Refused e) {
            throw file.refused(e.refusal().text(Messages.ENGLISH));
        }
    }
}
