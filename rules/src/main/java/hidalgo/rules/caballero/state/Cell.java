package hidalgo.rules.caballero.state;

/*
 * A cell is a small number, so that maps and moves can be primitive arrays. The 16 bits are y and x, each shifted by
 * 128, so that comparing two cells compares them in reading order (section 7). The map can't become larger: it has at
 * most 45 area tiles and 40 caballero tiles, so no cell in use is more than 86 away from the starting tile.
 */

/** A place on the grid (EC-1.1), packed into a number that sorts in reading order. */
public final class Cell {
    /** The cell of the starting tile. */
    public static final int ORIGIN = of(0, 0);

    /** The largest coordinate of a cell; the smallest is its negative. */
    public static final int REACH = 127;

    /** A cell that is always empty and borders nothing. */
    public static final int FAR = 0;

    private static final int BIAS = 128;
    private static final int[] STEP = {-256, 1, 256, -1};

    private Cell() {}

    public static int of(int x, int y) {
        return (y + BIAS) << 8 | (x + BIAS);
    }

    public static int x(int cell) {
        return (cell & 0xFF) - BIAS;
    }

    public static int y(int cell) {
        return (cell >> 8) - BIAS;
    }

    /** The neighbouring cell on a side (EC-1.1: only sides count). */
    public static int beside(int cell, int side) {
        return cell + STEP[side];
    }

    /** The cell as records write it: {@code 2,-1}. */
    public static String text(int cell) {
        return x(cell) + "," + y(cell);
    }
}
