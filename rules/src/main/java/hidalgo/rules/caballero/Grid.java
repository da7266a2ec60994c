package hidalgo.rules.caballero;

import java.util.Arrays;

/*
 * The map is unbounded (EC-1.1), yet a position must be copied in a blink. So the grid is a small square that wraps
 * around in both directions: as long as the box around everything on it is smaller than the square, no two cells meet.
 * The square doubles when the box outgrows it, which a real game hardly ever does.
 */

/** A sparse unbounded grid of small marks, 0 where nothing is. */
final class Grid {
    private static final int FIRST_BITS = 5;

    private int bits = FIRST_BITS;
    private byte[] marks = new byte[1 << 2 * FIRST_BITS];
    private int west = Cell.x(Cell.ORIGIN);
    private int east = west;
    private int north = Cell.y(Cell.ORIGIN);
    private int south = north;

    /** The mark of a cell in the box or next to it; of others it may be a wrong one. */
    int near(int cell) {
        return marks[index(cell)] & 0xFF;
    }

    /** The mark of any cell. */
    int anywhere(int cell) {
        int x = Cell.x(cell);
        int y = Cell.y(cell);
        return x < west || x > east || y < north || y > south ? 0 : near(cell);
    }

    /** Sets the mark of a cell in the box. */
    void mark(int cell, int mark) {
        marks[index(cell)] = (byte) mark;
    }

    /** Widens the box to hold a cell and its four neighbours. */
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
