package hidalgo.rules.caballero.state;

/**
 * The numbers on a caballero tile (EC-1.3): 1-4 clockwise on one face, 5-8 on the other, so one number determines all.
 */
public final class CaballeroTile {
    /** The highest number on a tile. */
    public static final int HIGHEST = 8;

    /** The highest number on the face that is used on water only (EC-3.11). */
    public static final int HIGHEST_ON_WATER = 4;

    private CaballeroTile() {}

    /** The number on a side of a tile whose north side shows {@code north}. */
    public static int number(int north, int side) {
        int zero = north - 1;
        return (zero & 4 | (zero + side & 3)) + 1;
    }

    /** The number that faces north when {@code number} faces a side. */
    public static int northFor(int number, int side) {
        int zero = number - 1;
        return (zero & 4 | (zero - side & 3)) + 1;
    }

    /** The highest number on some of the sides, 0 without any (EC-3.19, EC-5.6, EC-5.7). */
    public static int highest(int north, int sides) {
        int highest = 0;
        for (int rest = sides; rest != 0; rest &= rest - 1) {
            highest = Math.max(highest, number(north, Side.first(rest)));
        }
        return highest;
    }
}
