package hidalgo.rules.caballero.moves;

import hidalgo.rules.caballero.state.AreaTile;
import hidalgo.rules.caballero.state.CaballeroTiles;
import hidalgo.rules.caballero.state.Side;

/*
 * Bits 0-3 are the kind, 4-19 the object, 20-28 the second object. A cell is named by its number, a caballero tile on
 * the map by its slot, and a ship by its berth: a side of a caballero tile, or a water with a governor (EC-5.4).
 */

/** Moves as small numbers, for the search. */
public final class MoveCode {
    public static final int POWER = 0;
    public static final int SUPPLY = 1;
    public static final int AREA = 2;
    public static final int PLACE = 3;
    public static final int PLACE_WITH_GRANDE = 4;
    public static final int RAISE = 5;
    public static final int BUY_SHIP = 6;
    public static final int BUILD_CASTILLO = 7;
    public static final int TAKE = 8;
    public static final int DOCK = 9;
    public static final int SAIL = 10;
    public static final int MOVE_SHIP = 11;
    public static final int MOVE_CASTILLO = 12;
    public static final int GOVERNOR = 13;
    public static final int GRANDE = 14;
    public static final int END = 15;

    /** How many kinds there are. */
    public static final int KINDS = END + 1;

    private static final int FIRST_WATER = 4 * CaballeroTiles.PER_SEAT * Side.COUNT;

    private MoveCode() {}

    public static int of(int kind, int object) {
        return kind | object << 4;
    }

    static int of(int kind, int object, int second) {
        return kind | object << 4 | second << 20;
    }

    /** The kind of a move. */
    public static int kind(int move) {
        return move & 15;
    }

    /** The object of a move: a card, cell, slot, berth or region. */
    public static int object(int move) {
        return move >> 4 & 0xFFFF;
    }

    /** The second thing a move names: an area tile, the number facing north, a slot or berth to move to. */
    public static int second(int move) {
        return move >> 20;
    }

    static int berth(int slot, int side) {
        return slot * Side.COUNT + side;
    }

    static int waterBerth(int region) {
        return FIRST_WATER + region;
    }

    /** Whether a berth is a water with a governor, and not a side of a caballero tile. */
    public static boolean isWater(int berth) {
        return berth >= FIRST_WATER;
    }

    /** The water of such a berth. */
    public static int water(int berth) {
        return berth - FIRST_WATER;
    }

    /** The slot of a berth on a caballero tile. */
    public static int slot(int berth) {
        return berth / Side.COUNT;
    }

    /** The side of a berth on a caballero tile. */
    public static int side(int berth) {
        return berth % Side.COUNT;
    }

    /** The sides that an area tile has as land when a move places it: N 1, E 2, S 4, W 8. */
    public static int land(int move) {
        return AreaTile.land(second(move));
    }

    /** The symbol of the area tile that a move places, from 0. */
    public static int symbol(int move) {
        return AreaTile.symbol(second(move));
    }
}
