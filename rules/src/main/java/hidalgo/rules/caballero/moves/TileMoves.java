package hidalgo.rules.caballero.moves;

import hidalgo.rules.MoveList;
import hidalgo.rules.caballero.state.CaballeroOptions;
import hidalgo.rules.caballero.state.CaballeroState;
import hidalgo.rules.caballero.state.CaballeroTile;
import hidalgo.rules.caballero.state.CaballeroTiles;
import hidalgo.rules.caballero.state.Courts;
import hidalgo.rules.caballero.state.IslandMap;
import hidalgo.rules.caballero.state.Regions;
import hidalgo.rules.caballero.state.Side;
import hidalgo.rules.caballero.state.Ties;

/*
 * Because of EC-3.13, this is the only place where the legality of a move depends on what could follow it: placing or
 * raising a tile that ties is legal if a second move could break the tie. Nearly always, the same tile can simply be
 * raised further, which is checked by arithmetic. Only where that fails, the first half is tried on a copy.
 */

/** Placing and raising caballero tiles (EC-3.9 to EC-3.13, EC-5.6). */
public final class TileMoves {
    /** How many tiles may be placed or raised in a turn, together (EC-3.0). */
    public static final int LIMIT = 2;

    private TileMoves() {}

    /** Lists them while no tie is pending. */
    static void list(CaballeroState position, int seat, MoveList moves) {
        int court = position.courts.caballeros(seat);
        if (position.turn.tilesUsed == LIMIT || court == 0) {
            return;
        }
        if (position.courts.offMap(seat) > 0) {
            listPlaces(position, seat, court, moves);
        }
        listRaises(position, seat, court, moves);
    }

    /** Lists those that break a pending tie (EC-3.13). */
    static void listSecondHalves(CaballeroState position, int seat, MoveList moves) {
        int court = position.courts.caballeros(seat);
        if (court == 0) {
            return;
        }
        int region = onlyTiedRegion(position, seat);
        if (region >= 0) {
            if (position.courts.offMap(seat) > 0) {
                listPlacesIn(position, seat, court, region, moves);
            }
            listRaisesIn(position, seat, court, region, moves);
        }
        if (position.courts.offMap(seat) > 0 && Prices.grande(position, seat) > 0) {
            listGrandePlaces(position, seat, court, moves);
        }
    }

    private static void listPlaces(CaballeroState position, int seat, int court, MoveList moves) {
        IslandMap map = position.map;
        boolean grande = Prices.grande(position, seat) > 0;
        for (int shore = 0; shore < map.shores(); shore++) {
            if (map.tileOn(shore) >= 0) {
                continue;
            }
            int land = map.landSides(shore);
            int cell = map.shoreCell(shore);
            if (land == 0) {
                for (int north = 1; north <= CaballeroTile.HIGHEST_ON_WATER; north++) {
                    moves.add(MoveCode.of(MoveCode.PLACE, cell, north));
                }
            } else if ((land & land - 1) == 0) {
                listPlacesOnLand(position, seat, court, shore, Side.first(land), moves);
            } else if (grande) {
                GrandePlaces.list(position, seat, court, shore, moves);
            }
        }
    }

    private static void listPlacesOnLand(
            CaballeroState position, int seat, int court, int shore, int side, MoveList moves) {
        int strengths = position.map.regions.strengths(position.map.regionBeside(shore, side));
        int mine = Regions.strengthOf(seat, strengths);
        int tying = Ties.tyingAmounts(position.seats(), strengths, seat, mine);
        int cell = position.map.shoreCell(shore);
        int highest = Math.min(CaballeroTile.HIGHEST, court);
        for (int number = 1; number <= highest; number++) {
            int move = MoveCode.of(MoveCode.PLACE, cell, CaballeroTile.northFor(number, side));
            if ((tying >> number & 1) == 0) {
                moves.add(move);
            } else if (mayPair(position)) {
                int courtAfter = Math.min(court - number, Courts.capacityWith(position.courts.offMap(seat) - 1));
                if (isFirstHalf(position, seat, move, strengths, mine + number, number, courtAfter, moves)) {
                    moves.add(move);
                }
            }
        }
    }

    private static void listRaises(CaballeroState position, int seat, int court, MoveList moves) {
        int first = seat * CaballeroTiles.PER_SEAT;
        for (int slot = first; slot < first + CaballeroTiles.PER_SEAT; slot++) {
            int side = raisableSide(position, slot);
            if (side < 0) {
                continue;
            }
            int region = position.map.regionBeside(position.map.shoreNear(position.tiles.cell(slot)), side);
            int strengths = position.map.regions.strengths(region);
            int mine = Regions.strengthOf(seat, strengths);
            int tying = Ties.tyingAmounts(position.seats(), strengths, seat, mine);
            int number = CaballeroTile.number(position.tiles.north(slot), side);
            int most = Math.min(CaballeroTile.HIGHEST - number, court);
            for (int amount = 1; amount <= most; amount++) {
                int move = MoveCode.of(MoveCode.RAISE, slot, CaballeroTile.northFor(number + amount, side));
                if ((tying >> amount & 1) == 0
                        || mayPair(position)
                                && isFirstHalf(
                                        position,
                                        seat,
                                        move,
                                        strengths,
                                        mine + amount,
                                        number + amount,
                                        court - amount,
                                        moves)) {
                    moves.add(move);
                }
            }
        }
    }

    /** The land side of a tile that may be raised (EC-3.12, EC-5.5), or -1. */
    static int raisableSide(CaballeroState position, int slot) {
        if (!position.tiles.isOnMap(slot) || position.tiles.hasGrande(slot)) {
            return -1;
        }
        int land = position.map.landSides(position.map.shoreNear(position.tiles.cell(slot)));
        return land == 0 ? -1 : Side.first(land);
    }

    /** Whether a tying move may still be the first of two (EC-3.13). */
    static boolean mayPair(CaballeroState position) {
        return position.turn.tilesUsed == 0 && position.options.tieTest() == CaballeroOptions.TieTest.SUM;
    }

    /** Whether a tying place or raise on one side can be followed by one that breaks the tie. */
    private static boolean isFirstHalf(
            CaballeroState position,
            int seat,
            int move,
            int strengths,
            int total,
            int number,
            int courtAfter,
            MoveList moves) {
        int most = Math.min(CaballeroTile.HIGHEST, courtAfter);
        int breaking = (2 << most) - 2 & ~Ties.tyingAmounts(position.seats(), strengths, seat, total);
        if (breaking != 0 && Integer.numberOfTrailingZeros(breaking) <= CaballeroTile.HIGHEST - number) {
            return true;
        }
        boolean grande = courtAfter > 1 && Prices.grande(position, seat) > 0;
        return (breaking != 0 || grande) && hasSecondHalf(position, seat, move, moves);
    }

    /**
     * Tries a tying move and looks for a second one that breaks the tie; the end of the list is used as scratch space.
     */
    static boolean hasSecondHalf(CaballeroState position, int seat, int move, MoveList moves) {
        int size = moves.size();
        listSecondHalves(position.tryOut(seat, move), seat, moves);
        boolean found = moves.size() > size;
        moves.truncate(size);
        return found;
    }

    /** The region of the pending tie, or -1 if there are several. */
    private static int onlyTiedRegion(CaballeroState position, int seat) {
        int shore = position.map.shoreNear(position.tiles.cell(position.turn.firstHalf));
        int only = -1;
        for (int rest = position.map.landSides(shore); rest != 0; rest &= rest - 1) {
            int side = Side.first(rest);
            int region = position.map.regionBeside(shore, side);
            if (region != only && Ties.isTiedBeside(position, seat, shore, side)) {
                if (only >= 0) {
                    return -1;
                }
                only = region;
            }
        }
        return only;
    }

    private static void listPlacesIn(CaballeroState position, int seat, int court, int region, MoveList moves) {
        IslandMap map = position.map;
        for (int shore = 0; shore < map.shores(); shore++) {
            int land = map.landSides(shore);
            if (map.tileOn(shore) < 0
                    && Integer.bitCount(land) == 1
                    && map.regionBeside(shore, Side.first(land)) == region) {
                listPlacesOnLand(position, seat, court, shore, Side.first(land), moves);
            }
        }
    }

    private static void listRaisesIn(CaballeroState position, int seat, int court, int region, MoveList moves) {
        int from = moves.size();
        listRaises(position, seat, court, moves);
        int kept = from;
        for (int i = from; i < moves.size(); i++) {
            int slot = MoveCode.object(moves.get(i));
            int shore = position.map.shoreNear(position.tiles.cell(slot));
            if (position.map.regionBeside(shore, raisableSide(position, slot)) == region) {
                moves.put(kept++, moves.get(i));
            }
        }
        moves.truncate(kept);
    }

    private static void listGrandePlaces(CaballeroState position, int seat, int court, MoveList moves) {
        IslandMap map = position.map;
        for (int shore = 0; shore < map.shores(); shore++) {
            if (map.tileOn(shore) < 0
                    && Integer.bitCount(map.landSides(shore)) > 1
                    && GrandePlaces.touchesEveryTie(position, seat, shore)) {
                GrandePlaces.list(position, seat, court, shore, moves);
            }
        }
    }
}
