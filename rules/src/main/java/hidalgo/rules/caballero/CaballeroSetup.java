package hidalgo.rules.caballero;

import hidalgo.rules.Refusal;
import hidalgo.rules.Refused;
import hidalgo.rules.Setup;
import hidalgo.rules.caballero.state.AreaTile;
import hidalgo.rules.caballero.state.CaballeroOptions;
import hidalgo.rules.caballero.state.TileSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A game of El Caballero as it is dealt (EC-2.2).
 *
 * @param options the options
 * @param first the seat that plays the first power card
 * @param start the starting tile, in its rotation on the map
 * @param stack all other area tiles in the order in which they are drawn, in any rotation
 */
public record CaballeroSetup(CaballeroOptions options, int first, String start, List<String> stack) implements Setup {
    /** How many tiles of each kind the reconstruction has; dealing must be quick, so it is read once. */
    private static final int[] RECONSTRUCTED = counts(TileSet.reconstructed().tiles());

    /** A checked setup: it obeys EC-1.2, and with the reconstructed tiles EC-2.2 too. */
    public CaballeroSetup {
        stack = List.copyOf(stack);
        if (first < 0 || first >= options.players()) {
            throw new Refused(Refusal.of("EC-2.4", "ec.setup.first", "first", first, "last", options.players() - 1));
        }
        List<String> all = new ArrayList<>(stack);
        all.add(start);
        TileSet dealt = new TileSet(options.tileSet(), all);
        dealt.checkSize(options);
        if (options.tileSet().equals(TileSet.RECONSTRUCTED)) {
            checkReconstructed(dealt);
            if (AreaTile.symbol(AreaTile.parse(start)) != AreaTile.PLAIN) {
                throw new Refused(Refusal.of("EC-2.2", "ec.setup.start", "tile", start));
            }
        }
    }

    @Override
    public CaballeroPosition begin() {
        return new CaballeroPosition(this);
    }

    int startCode() {
        return AreaTile.parse(start);
    }

    byte[] stackCodes() {
        byte[] codes = new byte[stack.size()];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = (byte) AreaTile.unturned(AreaTile.parse(stack.get(i)));
        }
        return codes;
    }

    /** The alphabetically first tile that is too many or missing is named. */
    private static void checkReconstructed(TileSet dealt) {
        int[] counts = counts(dealt.tiles());
        if (Arrays.equals(counts, RECONSTRUCTED)) {
            return;
        }
        String extra = "";
        String missing = "";
        for (int tile = 0; tile < counts.length; tile++) {
            String text = AreaTile.text(tile);
            if (counts[tile] > RECONSTRUCTED[tile] && (extra.isEmpty() || text.compareTo(extra) < 0)) {
                extra = text;
            }
            if (counts[tile] < RECONSTRUCTED[tile] && (missing.isEmpty() || text.compareTo(missing) < 0)) {
                missing = text;
            }
        }
        throw new Refused(
                extra.isEmpty()
                        ? Refusal.of("EC-1.2", "ec.setup.missingTile", "tile", missing)
                        : Refusal.of("EC-1.2", "ec.setup.extraTile", "tile", extra));
    }

    /** How many tiles there are of each kind, whatever their rotation. */
    private static int[] counts(List<String> tiles) {
        int[] counts = new int[AreaTile.SYMBOLS * AreaTile.PATTERNS];
        for (String tile : tiles) {
            counts[AreaTile.unturned(AreaTile.parse(tile))]++;
        }
        return counts;
    }
}
