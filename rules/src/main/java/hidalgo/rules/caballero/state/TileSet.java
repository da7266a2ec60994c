package hidalgo.rules.caballero.state;

import hidalgo.rules.Refusal;
import hidalgo.rules.Refused;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The area tiles of a box (EC-1.2).
 *
 * @param name the name of the set in options and records
 * @param tiles every tile, in any rotation
 */
public record TileSet(String name, List<String> tiles) {
    /** The name of the set that the rules reconstruct, because no book prints a list. */
    public static final String RECONSTRUCTED = "reconstructed";

    private static final String DIGITS = "0123456789";
    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    /** The most tiles of a set. */
    public static final int MOST_TILES = 10_000;

    private static final int LONGEST_NAME = 40;

    /** A checked set. */
    public TileSet {
        tiles = List.copyOf(tiles);
        boolean plain = false;
        for (String tile : tiles) {
            plain |= AreaTile.symbol(checked(tile)) == AreaTile.PLAIN;
        }
        if (!plain) {
            throw refused("ec.tiles.noStart");
        }
    }

    /** The reconstruction of EC-1.2. */
    public static TileSet reconstructed() {
        try (InputStream in = TileSet.class.getResourceAsStream("reconstructed.tiles")) {
            if (in == null) {
                throw new IllegalStateException("The tile set reconstructed.tiles is missing");
            }
            return read(new String(in.readAllBytes(), StandardCharsets.UTF_8), true);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads a set from a text: a line {@code name NAME}, then a line {@code COUNT TILE} for each kind of tile; a {@code
     * #} begins a comment.
     *
     * @throws Refused with the line that can't be used, or the rule that the set breaks
     */
    public static TileSet parse(String text) {
        return read(text, false);
    }

    /** Refuses the set if it is too small for a game (EC-1.2). */
    public void checkSize(CaballeroOptions options) {
        int needed = options.players() * (options.rounds() + 1) + 1;
        if (tiles.size() < needed) {
            throw refused("ec.tiles.tooFew", "count", tiles.size(), "needed", needed);
        }
    }

    /** The number of a tile whose symbol has a place (EC-1.2); anything else is refused. */
    static int checked(String text) {
        int tile = AreaTile.parse(text);
        if (tile < 0) {
            throw refused("ec.tiles.noTile", "tile", text.length() > LONGEST_NAME ? "…" : text);
        }
        if (AreaTile.symbol(tile) == AreaTile.GOLD && AreaTile.land(tile) == 0) {
            throw refused("ec.tiles.gold", "tile", text);
        }
        if (AreaTile.symbol(tile) == AreaTile.FISH && AreaTile.water(tile) == 0) {
            throw refused("ec.tiles.fish", "tile", text);
        }
        if (AreaTile.symbol(tile) == AreaTile.FISH && AreaTile.isBridge(tile)) {
            throw refused("ec.tiles.bridgeFish", "tile", text);
        }
        return tile;
    }

    private static TileSet read(String text, boolean own) {
        String name = "";
        List<String> tiles = new ArrayList<>();
        int number = 0;
        for (String whole : text.split("\r?\n", -1)) {
            number++;
            String line = (whole.indexOf('#') < 0 ? whole : whole.substring(0, whole.indexOf('#'))).strip();
            if (line.isEmpty()) {
                continue;
            }
            String[] words = line.split("\\s+", -1);
            if (words.length != 2) {
                throw refused("ec.tiles.line", "line", number);
            }
            if (words[0].equals("name")) {
                name = words[1];
            } else {
                addTiles(tiles, number, words[0], words[1]);
            }
            if (tiles.size() > MOST_TILES) {
                throw refused("ec.tiles.tooMany", "most", MOST_TILES);
            }
        }
        if (!own && !isName(name)) {
            throw refused("ec.tiles.name");
        }
        return new TileSet(name, tiles);
    }

    private static void addTiles(List<String> tiles, int line, String count, String tile) {
        if (count.length() > 3 || !consistsOf(count, DIGITS)) {
            throw refused("ec.tiles.line", "line", line);
        }
        checked(tile);
        for (int i = Integer.parseInt(count); i > 0; i--) {
            tiles.add(tile);
        }
    }

    private static boolean isName(String name) {
        return !name.isEmpty()
                && name.length() <= LONGEST_NAME
                && !name.equals(RECONSTRUCTED)
                && consistsOf(name, DIGITS + LETTERS + LETTERS.toLowerCase(Locale.ROOT) + "-_");
    }

    private static boolean consistsOf(String word, String alphabet) {
        for (int i = 0; i < word.length(); i++) {
            if (alphabet.indexOf(word.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }

    private static Refused refused(String key, Object... slots) {
        return new Refused(Refusal.of("EC-1.2", key, slots));
    }
}
