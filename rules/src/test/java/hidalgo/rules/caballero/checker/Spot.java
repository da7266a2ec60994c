package hidalgo.rules.caballero.checker;

import java.util.Comparator;

/** One side of one cell, in reading order: smallest y, then x, then N E S W (section 7). */
record Spot(Cell cell, Side side) implements Comparable<Spot> {
    private static final Comparator<Spot> READING_ORDER = Comparator.<Spot>comparingInt(spot -> spot.cell.y())
            .thenComparingInt(spot -> spot.cell.x())
            .thenComparing(Spot::side);

    static Spot parse(String cell, String side) {
        return new Spot(Cell.parse(cell), Side.valueOf(side));
    }

    /** The side of the neighbouring cell that meets this one. */
    Spot across() {
        return new Spot(cell.next(side), side.opposite());
    }

    @Override
    public int compareTo(Spot other) {
        return READING_ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return cell + " " + side;
    }
}
