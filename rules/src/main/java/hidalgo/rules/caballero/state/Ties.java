package hidalgo.rules.caballero.state;

/** The ties in a land region (EC-3.13). */
public final class Ties {
    private Ties() {}

    /** The amounts from 1 to 8, as bits, that would raise a total to another seat's strength. */
    public static int tyingAmounts(int seats, int strengths, int seat, int total) {
        int amounts = 0;
        for (int other = 0; other < seats; other++) {
            int above = Regions.strengthOf(other, strengths) - total;
            if (above > 0 && above <= CaballeroTile.HIGHEST && other != seat) {
                amounts |= 1 << above;
            }
        }
        return amounts;
    }

    /** Whether another seat has that strength. */
    public static boolean isTied(int seats, int strengths, int seat, int total) {
        for (int other = 0; other < seats; other++) {
            if (other != seat && Regions.strengthOf(other, strengths) == total) {
                return true;
            }
        }
        return false;
    }

    /** The first other seat with that strength. */
    public static int rival(int seats, int strengths, int seat, int total) {
        int other = 0;
        while (other == seat || Regions.strengthOf(other, strengths) != total) {
            other++;
        }
        return other;
    }

    /** Whether the tile on a shore is in a region where its owner is tied. */
    public static boolean isTiedAround(CaballeroState position, int seat, int shore) {
        for (int rest = position.map.landSides(shore); rest != 0; rest &= rest - 1) {
            if (isTiedBeside(position, seat, shore, Side.first(rest))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a seat is tied in the land region that a shore faces on a side. */
    public static boolean isTiedBeside(CaballeroState position, int seat, int shore, int side) {
        int strengths = position.map.regions.strengths(position.map.regionBeside(shore, side));
        return isTied(position.seats(), strengths, seat, Regions.strengthOf(seat, strengths));
    }
}
