package hidalgo.rules.caballero.state;

import hidalgo.rules.RandomSource;

/*
 * Docked ships are not part of the fingerprint: stored games have fingerprints from a time when EC-3.18 did not
 * distinguish them from ships that come back with a tile.
 *
 * The pieces on the map are added up independent of their order, so the fingerprint describes the game and not how the
 * position is stored: stored games contain it, so it must not change when the storage does.
 */

/** The part of a position's fingerprint that does not concern the course of the rounds. */
public final class Fingerprint {
    private Fingerprint() {}

    public static long of(CaballeroState position) {
        long hash = visible(position);
        for (int i = position.drawn; i < position.stack.length; i++) {
            hash = RandomSource.scramble(hash + position.stack[i]);
        }
        return RandomSource.scramble(hash + position.displayed);
    }

    /**
     * All but the stack, together with what moves refer to: the numbers of tiles and regions depend on the order in which
     * they came.
     */
    public static long forMoves(CaballeroState position) {
        long hash = RandomSource.scramble(visible(position) + position.turn.shipsDocked);
        for (int slot = 0; slot < position.seats() * CaballeroTiles.PER_SEAT; slot++) {
            if (position.tiles.isOnMap(slot)) {
                hash = RandomSource.scramble(hash + ((long) slot << 32 | position.tiles.cell(slot)));
            }
        }
        Regions regions = position.map.regions;
        for (int region = 0; region < regions.count(); region++) {
            if (regions.exists(region)) {
                hash = RandomSource.scramble(hash + ((long) region << 32 | regions.firstSide(region)));
            }
        }
        return hash;
    }

    private static long visible(CaballeroState position) {
        long hash = map(position) + tiles(position);
        for (int seat = 0; seat < position.seats(); seat++) {
            hash = courts(position.courts, seat, hash);
        }
        hash = RandomSource.scramble(hash + position.shipStock);
        hash = RandomSource.scramble(hash + position.castilloStock);
        hash = RandomSource.scramble(hash + turn(position.turn, position));
        for (int i = 0; i < position.displayed; i++) {
            hash = RandomSource.scramble(hash + position.display[i]);
        }
        return hash;
    }

    private static long map(CaballeroState position) {
        IslandMap map = position.map;
        long hash = 0;
        for (int area = 0; area < map.areas(); area++) {
            hash += piece(1, map.areaCell(area), map.areaTile(area));
        }
        Regions regions = map.regions;
        for (int region = 0; region < regions.count(); region++) {
            if (regions.exists(region) && regions.governor(region) != Regions.NO_SEAT) {
                int ship = regions.hasShip(region) ? 8 : 0;
                hash += piece(2, regions.firstSide(region), regions.governor(region) + ship);
            }
        }
        return hash;
    }

    private static long tiles(CaballeroState position) {
        CaballeroTiles tiles = position.tiles;
        long hash = 0;
        for (int slot = 0; slot < position.seats() * CaballeroTiles.PER_SEAT; slot++) {
            if (tiles.isOnMap(slot)) {
                int on = (tiles.hasCastillo(slot) ? 1 : 0) + (tiles.hasGrande(slot) ? 2 : 0);
                int look = ((on << 4 | tiles.ships(slot)) << 4 | tiles.north(slot)) << 2 | CaballeroTiles.owner(slot);
                hash += piece(3, tiles.cell(slot), look);
            }
        }
        return hash;
    }

    private static long piece(int kind, int place, int look) {
        return RandomSource.scramble((long) kind << 48 | (long) place << 24 | look);
    }

    private static long courts(Courts courts, int seat, long before) {
        long hash = before;
        hash = RandomSource.scramble(hash + courts.caballeros(seat));
        hash = RandomSource.scramble(hash + courts.ships(seat));
        hash = RandomSource.scramble(hash + courts.offMap(seat));
        hash = RandomSource.scramble(hash + courts.governors(seat));
        hash = RandomSource.scramble(hash + courts.hand(seat));
        hash = RandomSource.scramble(hash + courts.laid(seat));
        hash = RandomSource.scramble(hash + courts.total(seat));
        return RandomSource.scramble(hash + courts.scored(seat));
    }

    private static int turn(Turn turn, CaballeroState position) {
        int tied = turn.firstHalf == Turn.NONE ? 0 : position.tiles.cell(turn.firstHalf);
        int done = turn.areasLaid * 3 + turn.tilesUsed;
        done = done * 3 + turn.shipsBought;
        done = done * 3 + turn.castillosBuilt;
        done = done * 64 + turn.shipsTakenIn;
        return ((done * 2 + (turn.supplied ? 1 : 0)) * 2 + (turn.grandeMoved ? 1 : 0)) << 16 | tied;
    }
}
