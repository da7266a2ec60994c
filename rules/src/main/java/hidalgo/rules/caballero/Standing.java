package hidalgo.rules.caballero;

/**
 * What a caballero tile counts where it lies (EC-3.19, EC-5.6): the highest number that it turns to land.
 *
 * @param caballeros the number, 0 beside water only
 * @param region a side of the region that it counts in, as moves name it; empty beside water only
 */
public record Standing(int caballeros, String region) {
    private static final Standing AFLOAT = new Standing(0, "");

    /** What a tile would count on a shore, written like {@code 2,-1}, with a number turned north. */
    public static Standing of(CaballeroPosition position, String shore, int north) {
        int comma = shore.indexOf(',');
        int cell = Cell.of(Integer.parseInt(shore.substring(0, comma)), Integer.parseInt(shore.substring(comma + 1)));
        Standing best = AFLOAT;
        int land = position.map.landSides(position.map.shoreNear(cell));
        for (int rest = land; rest != 0; rest &= rest - 1) {
            int side = Side.first(rest);
            int number = CaballeroTile.number(north, side);
            if (number > best.caballeros) {
                String facing = Cell.text(Cell.beside(cell, side)) + " " + Side.letter(Side.opposite(side));
                best = new Standing(number, facing);
            }
        }
        return best;
    }
}
