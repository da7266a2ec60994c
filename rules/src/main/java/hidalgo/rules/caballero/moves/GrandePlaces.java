package hidalgo.rules.caballero.moves;

import hidalgo.rules.MoveList;
import hidalgo.rules.caballero.state.CaballeroState;
import hidalgo.rules.caballero.state.CaballeroTile;
import hidalgo.rules.caballero.state.CaballeroTiles;
import hidalgo.rules.caballero.state.Side;
import hidalgo.rules.caballero.state.Ties;

/** Placing a caballero tile against two or more land sides, with the grande on it (EC-5.6). */
final class GrandePlaces {
    private GrandePlaces() {}

    /** Lists the legal moves on a shore with two or more land sides. */
    static void list(CaballeroState position, int seat, int court, int shore, MoveList moves) {
        int land = position.map.landSides(shore);
        int left = court - Prices.grande(position, seat);
        for (int north = 1; north <= CaballeroTile.HIGHEST; north++) {
            if (CaballeroTile.highest(north, land) > left) {
                continue;
            }
            int move = MoveCode.of(MoveCode.PLACE_WITH_GRANDE, position.map.shoreCell(shore), north);
            if (tiedSide(position, seat, shore, north) < 0
                    || TileMoves.mayPair(position) && TileMoves.hasSecondHalf(position, seat, move, moves)) {
                moves.add(move);
            }
        }
    }

    /** A land side in whose region the seat would be tied after the whole move, or -1 (EC-5.6). */
    static int tiedSide(CaballeroState position, int seat, int shore, int north) {
        for (int rest = position.map.landSides(shore); rest != 0; rest &= rest - 1) {
            int side = Side.first(rest);
            int region = position.map.regionBeside(shore, side);
            int total = totalAfter(position, seat, shore, north, region);
            if (Ties.isTied(position.seats(), position.map.regions.strengths(region), seat, total)) {
                return side;
            }
        }
        return -1;
    }

    /** The seat's strength in a region after the whole move. */
    static int totalAfter(CaballeroState position, int seat, int shore, int north, int region) {
        int total = position.map.regions.strength(region, seat) + facing(position, shore, north, region);
        int left = position.tiles.grande(seat);
        if (left != CaballeroTiles.IN_COURT) {
            int leftShore = position.map.shoreNear(position.tiles.cell(left));
            if (Integer.bitCount(position.map.landSides(leftShore)) > 1) {
                total -= facing(position, leftShore, position.tiles.north(left), region);
            }
        }
        return total;
    }

    /** Whether a shore borders every region with the pending tie (EC-3.13). */
    static boolean touchesEveryTie(CaballeroState position, int seat, int shore) {
        int tied = position.map.shoreNear(position.tiles.cell(position.turn.firstHalf));
        for (int rest = position.map.landSides(tied); rest != 0; rest &= rest - 1) {
            int side = Side.first(rest);
            if (Ties.isTiedBeside(position, seat, tied, side)
                    && !touches(position, shore, position.map.regionBeside(tied, side))) {
                return false;
            }
        }
        return true;
    }

    private static boolean touches(CaballeroState position, int shore, int region) {
        for (int rest = position.map.landSides(shore); rest != 0; rest &= rest - 1) {
            if (position.map.regionBeside(shore, Side.first(rest)) == region) {
                return true;
            }
        }
        return false;
    }

    /** The sum of the numbers with which a tile on a shore faces a region (EC-3.14). */
    private static int facing(CaballeroState position, int shore, int north, int region) {
        int sum = 0;
        for (int rest = position.map.landSides(shore); rest != 0; rest &= rest - 1) {
            int side = Side.first(rest);
            if (position.map.regionBeside(shore, side) == region) {
                sum += CaballeroTile.number(north, side);
            }
        }
        return sum;
    }
}
