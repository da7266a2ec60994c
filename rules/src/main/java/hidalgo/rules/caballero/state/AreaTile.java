package hidalgo.rules.caballero.state;

/*
 * A tile is six bits: which sides are land (N 1, E 2, S 4, W 8), and above them the symbol. Turning a tile clockwise
 * rotates the four land bits to the left. A tile in the display has no rotation yet; there the alphabetically first
 * rotation stands for all four, as people write it: LLWW, not WLLW.
 */

/** Area tiles (EC-1.2) as small numbers: four land bits and a symbol. */
public final class AreaTile {
    /** The symbols a tile can carry, by their number. */
    public static final int PLAIN = 0;

    public static final int GOLD = 1;
    public static final int FISH = 2;

    /** How many symbols there are, counting none as one. */
    public static final int SYMBOLS = 3;

    /** How many ways there are to make each side land or water. */
    public static final int PATTERNS = 16;

    private static final int ALL_SIDES = 15;
    private static final String[] SUFFIX = {"", "g", "f"};
    private static final String[] TEXTS = texts();
    private static final byte[] UNTURNED = unturned();
    private static final short[] ROTATIONS = rotations();
    private static final short[] FITTING = fitting();

    private AreaTile() {}

    public static int of(int landSides, int symbol) {
        return symbol << 4 | landSides;
    }

    /** The sides that are land. */
    public static int land(int tile) {
        return tile & ALL_SIDES;
    }

    /** The sides that are water. */
    public static int water(int tile) {
        return ~tile & ALL_SIDES;
    }

    public static int symbol(int tile) {
        return tile >> 4;
    }

    /** Whether the tile's land is a bridge between two separate waters (EC-1.2). */
    static boolean isBridge(int tile) {
        return land(tile) == 0b0101 || land(tile) == 0b1010;
    }

    /** The sides of the same piece of land or water as a side (EC-1.2). */
    static int piece(int tile, int side) {
        if ((land(tile) >> side & 1) != 0) {
            return land(tile);
        }
        return isBridge(tile) ? 1 << side : water(tile);
    }

    /** The tile turned clockwise by quarter turns. */
    public static int turned(int tile, int quarters) {
        int land = land(tile);
        return of((land << quarters | land >> (4 - quarters)) & ALL_SIDES, symbol(tile));
    }

    /** The rotation that stands for a tile in the display: the alphabetically first. */
    public static int unturned(int tile) {
        return UNTURNED[tile];
    }

    /** The patterns that a tile can show when turned, as a set of 16 bits. */
    public static int rotationsOf(int tile) {
        return ROTATIONS[land(tile)] & 0xFFFF;
    }

    /** The patterns that match the neighbours of a cell (EC-3.5), given its land and its water sides. */
    public static int fitting(int landSides, int waterSides) {
        return FITTING[landSides | waterSides << 4] & 0xFFFF;
    }

    /** The tile as records write it: sides N E S W, then the symbol. */
    public static String text(int tile) {
        return TEXTS[tile];
    }

    /** The tile that a text describes, or -1; {@link TileSet} checks whether its symbol has a place. */
    public static int parse(String text) {
        if (text.length() < 4 || text.length() > 5) {
            return -1;
        }
        int land = 0;
        for (int side = 0; side < Side.COUNT; side++) {
            char letter = text.charAt(side);
            if (letter != 'L' && letter != 'W') {
                return -1;
            }
            land |= letter == 'L' ? 1 << side : 0;
        }
        if (text.length() == 4) {
            return of(land, PLAIN);
        }
        return switch (text.charAt(4)) {
            case 'g' -> of(land, GOLD);
            case 'f' -> of(land, FISH);
            default -> -1;
        };
    }

    private static String[] texts() {
        String[] texts = new String[SYMBOLS * PATTERNS];
        for (int tile = 0; tile < texts.length; tile++) {
            StringBuilder text = new StringBuilder(5);
            for (int side = 0; side < Side.COUNT; side++) {
                text.append((tile >> side & 1) != 0 ? 'L' : 'W');
            }
            texts[tile] = text.append(SUFFIX[symbol(tile)]).toString();
        }
        return texts;
    }

    private static byte[] unturned() {
        byte[] unturned = new byte[SYMBOLS * PATTERNS];
        for (int tile = 0; tile < unturned.length; tile++) {
            int best = tile;
            for (int quarters = 1; quarters < Side.COUNT; quarters++) {
                int turned = turned(tile, quarters);
                best = text(turned).compareTo(text(best)) < 0 ? turned : best;
            }
            unturned[tile] = (byte) best;
        }
        return unturned;
    }

    private static short[] rotations() {
        short[] sets = new short[PATTERNS];
        for (int land = 0; land < PATTERNS; land++) {
            for (int quarters = 0; quarters < Side.COUNT; quarters++) {
                sets[land] |= (short) (1 << land(turned(land, quarters)));
            }
        }
        return sets;
    }

    private static short[] fitting() {
        short[] sets = new short[PATTERNS * PATTERNS];
        for (int around = 0; around < sets.length; around++) {
            int landSides = around & ALL_SIDES;
            int waterSides = around >> 4;
            for (int land = 0; land < PATTERNS; land++) {
                if ((land & waterSides) == 0 && (land & landSides) == landSides) {
                    sets[around] |= (short) (1 << land);
                }
            }
        }
        return sets;
    }
}
