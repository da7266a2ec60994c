package hidalgo.rules.caballero;

import hidalgo.rules.caballero.state.CaballeroTile;
import hidalgo.rules.caballero.state.Cell;
import hidalgo.rules.caballero.state.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The strength of a caballero tile in one region (EC-3.14): the sum of its numbers that face it. Only a tile with the
 * grande on it has several.
 *
 * @param caballeros the sum
 * @param region a side of the region, in the notation of moves
 */
public record Standing(int caballeros, String region) {
    /**
     * The strengths of a tile on a shore, given like {@code 2,-1}, with a number facing north: the highest first. On
     * water there are none.
     */
    public static List<Standing> of(CaballeroPosition position, String shore, int north) {
        int comma = shore.indexOf(',');
        int cell = Cell.of(Integer.parseInt(shore.substring(0, comma)), Integer.parseInt(shore.substring(comma + 1)));
        int near = position.map.shoreNear(cell);
        int land = position.map.landSides(near);
        List<Standing> all = new ArrayList<>();
        int told = 0;
        for (int rest = land; rest != 0; rest &= rest - 1) {
            int side = Side.first(rest);
            if ((told >> side & 1) == 0) {
                int region = position.map.regionBeside(near, side);
                int sum = 0;
                for (int same = rest; same != 0; same &= same - 1) {
                    int other = Side.first(same);
                    if (position.map.regionBeside(near, other) == region) {
                        told |= 1 << other;
                        sum += CaballeroTile.number(north, other);
                    }
                }
                String facing = Cell.text(Cell.beside(cell, side)) + " " + Side.letter(Side.opposite(side));
                all.add(new Standing(sum, facing));
            }
        }
        all.sort(Comparator.comparingInt(Standing::caballeros).reversed());
        return all;
    }
}
