package hidalgo.rules.caballero.state;

import java.util.Arrays;

/*
 * The map has no edges (EC-1.1), but a position must be copied very quickly. So the grid is a small square that wraps
 * around in both directions: as long as the bounding box of everything on it is smaller than the square, no two cells
 * collide. The square doubles when the box becomes larger, which hardly ever happens in a real game.
 */

/** A sparse grid without edges of small marks; 0 means empty. */
final class Grid {
    private static final int FIRST_BITS = 5;

    private int bits = FIRST_BITS;
    private byte[] marks = new byte[1 << 2 * FIRST_BITS];
    private int west = Cell.x(Cell.ORIGIN);
    private int east = west;
    private int north = Cell.y(Cell.ORIGIN);
    private int south = north;

    /** The mark of a cell in the bounding box or next to it; for other cells it may be wrong. */
    int near(int cell) {
        return marks[index(cell)] & 0xFF;
    }

    /** The mark of any cell. */
    int anywhere(int cell) {
        int x = Cell.x(cell);
        int y = Cell.y(cell);
        return x < west || x > east || y < north || y > south ? 0 : near(cell);
    }

    /** Sets the mark of a cell in the bounding box. */
    void mark(int cell, int mark) {
        marks[index(cell)] = (byte) mark;
    }

    /** Extends the bounding box to contain a cell and its four neighbours. */
    void cover(int cell) {
        int x = Cell.x(cell);
        int y = Cell.y(cell);
        int newWest = Math.min(west, x - 1);
        int newEast = Math.max(east, x + 1);
        int newNorth = Math.min(north, y - 1);
        int newSouth = Math.max(south, y + 1);
        while (Math.max(newEast - newWest, newSouth - newNorth) + 2 > 1 << bits) {
            grow();
        }
        west = newWest;
        east = newEast;
        north = newNorth;
        south = newSouth;
    }

    void set(Grid other) {
        if (marks.length == other.marks.length) {
            System.arraycopy(other.marks, 0, marks, 0, marks.length);
        } else {
            marks = Arrays.copyOf(other.marks, other.marks.length);
        }
        bits = other.bits;
        west = other.west;
        east = other.east;
        north = other.north;
        south = other.south;
    }

    int west() {
        return west;
    }

    int east() {
        return east;
    }

    int north() {
        return north;
    }

    int south() {
        return south;
    }

    private int index(int cell) {
        int mask = (1 << bits) - 1;
        return (cell >> 8 & mask) << bits | cell & mask;
    }

    private void grow() {
        Grid smaller = new Grid();
        smaller.set(this);
        bits++;
        marks = new byte[1 << 2 * bits];
        for (int y = north; y <= south; y++) {
            for (int x = west; x <= east; x++) {
                mark(Cell.of(x, y), smaller.near(Cell.of(x, y)));
            }
        }
    }
}
