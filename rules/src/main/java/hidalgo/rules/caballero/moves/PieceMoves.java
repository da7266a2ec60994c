package hidalgo.rules.caballero.moves;

import hidalgo.rules.MoveList;
import hidalgo.rules.caballero.state.CaballeroOptions;
import hidalgo.rules.caballero.state.CaballeroState;
import hidalgo.rules.caballero.state.CaballeroTiles;
import hidalgo.rules.caballero.state.Regions;
import hidalgo.rules.caballero.state.Side;

/** The moves with ships, castillos, governors and the grande, and taking tiles back (EC-3.15 to EC-3.19, EC-5). */
public final class PieceMoves {
    public static final int SHIP_LIMIT = 2;
    public static final int CASTILLO_LIMIT = 2;

    private PieceMoves() {}

    static void list(CaballeroState position, int seat, MoveList moves) {
        int court = position.courts.caballeros(seat);
        int first = seat * CaballeroTiles.PER_SEAT;
        for (int slot = first; slot < first + CaballeroTiles.PER_SEAT; slot++) {
            if (position.tiles.isOnMap(slot)) {
                if (mayTakeBack(position, slot)) {
                    moves.add(MoveCode.of(MoveCode.TAKE, slot));
                }
                listCastillos(position, slot, court, moves);
                listGrande(position, slot, court, moves);
                for (int rest = position.tiles.ships(slot); rest != 0; rest &= rest - 1) {
                    listShip(position, seat, MoveCode.berth(slot, Side.first(rest)), court, moves);
                }
                for (int rest = freeWater(position, slot); rest != 0; rest &= rest - 1) {
                    listBerth(position, seat, MoveCode.berth(slot, Side.first(rest)), court, moves);
                }
            }
        }
        if (position.map.regions.governedWaters() > 0) {
            listGovernedWaters(position, seat, court, moves);
        }
        if (position.map.regions.vacant() > 0 && court > 0 && position.courts.governors(seat) > 0) {
            listGovernors(position, moves);
        }
    }

    /** Whether a ship in the court may be set out (EC-3.18). */
    static boolean hasShipToSetOut(CaballeroState position, int seat) {
        int ships = position.courts.ships(seat);
        return position.options.redock() == CaballeroOptions.Redock.SAME_TURN
                ? ships > 0
                : ships > position.turn.shipsDocked;
    }

    /** Whether a tile may leave the map, whatever is on it (EC-5.8). */
    static boolean mayTakeBack(CaballeroState position, int slot) {
        return !position.tiles.hasGrande(slot)
                || position.options.grandeTakeBack() == CaballeroOptions.GrandeTakeBack.ALLOWED;
    }

    /** The water sides of a tile that have no ship (EC-3.15). */
    static int freeWater(CaballeroState position, int slot) {
        int shore = position.map.shoreNear(position.tiles.cell(slot));
        return position.map.waterSides(shore) & ~position.tiles.ships(slot);
    }

    private static void listCastillos(CaballeroState position, int slot, int court, MoveList moves) {
        if (court == 0) {
            return;
        }
        if (position.tiles.hasCastillo(slot)) {
            int first = CaballeroTiles.owner(slot) * CaballeroTiles.PER_SEAT;
            for (int to = first; to < first + CaballeroTiles.PER_SEAT; to++) {
                if (position.tiles.isOnMap(to) && !position.tiles.hasCastillo(to)) {
                    moves.add(MoveCode.of(MoveCode.MOVE_CASTILLO, slot, to));
                }
            }
        } else if (position.turn.castillosBuilt < CASTILLO_LIMIT && position.castilloStock > 0) {
            moves.add(MoveCode.of(MoveCode.BUILD_CASTILLO, slot));
        }
    }

    private static void listGrande(CaballeroState position, int slot, int court, MoveList moves) {
        int cost = Prices.grande(position, CaballeroTiles.owner(slot));
        if (cost > 0 && cost <= court && !position.tiles.hasGrande(slot)) {
            moves.add(MoveCode.of(MoveCode.GRANDE, slot));
        }
    }

    /** The moves with the ship in a berth. */
    private static void listShip(CaballeroState position, int seat, int berth, int court, MoveList moves) {
        moves.add(MoveCode.of(MoveCode.DOCK, berth));
        if (court == 0) {
            return;
        }
        int first = seat * CaballeroTiles.PER_SEAT;
        for (int slot = first; slot < first + CaballeroTiles.PER_SEAT; slot++) {
            if (position.tiles.isOnMap(slot)) {
                for (int rest = freeWater(position, slot); rest != 0; rest &= rest - 1) {
                    moves.add(MoveCode.of(MoveCode.MOVE_SHIP, berth, MoveCode.berth(slot, Side.first(rest))));
                }
            }
        }
        Regions regions = position.map.regions;
        if (regions.governedWaters() > 0) {
            for (int region = 0; region < regions.count(); region++) {
                if (isGovernedWater(regions, region, seat) && !regions.hasShip(region)) {
                    moves.add(MoveCode.of(MoveCode.MOVE_SHIP, berth, MoveCode.waterBerth(region)));
                }
            }
        }
    }

    /** The moves with a berth that has no ship. */
    private static void listBerth(CaballeroState position, int seat, int berth, int court, MoveList moves) {
        if (court >= Prices.SHIP && position.turn.shipsBought < SHIP_LIMIT && position.shipStock > 0) {
            moves.add(MoveCode.of(MoveCode.BUY_SHIP, berth));
        }
        if (court > 0 && hasShipToSetOut(position, seat)) {
            moves.add(MoveCode.of(MoveCode.SAIL, berth));
        }
    }

    private static void listGovernedWaters(CaballeroState position, int seat, int court, MoveList moves) {
        Regions regions = position.map.regions;
        for (int region = 0; region < regions.count(); region++) {
            if (!isGovernedWater(regions, region, seat)) {
                continue;
            }
            if (regions.hasShip(region)) {
                listShip(position, seat, MoveCode.waterBerth(region), court, moves);
            } else {
                listBerth(position, seat, MoveCode.waterBerth(region), court, moves);
            }
        }
    }

    private static boolean isGovernedWater(Regions regions, int region, int seat) {
        return regions.governor(region) == seat && !regions.isLand(region);
    }

    private static void listGovernors(CaballeroState position, MoveList moves) {
        Regions regions = position.map.regions;
        for (int region = 0; region < regions.count(); region++) {
            if (regions.isVacant(region)) {
                moves.add(MoveCode.of(MoveCode.GOVERNOR, region));
            }
        }
    }
}
