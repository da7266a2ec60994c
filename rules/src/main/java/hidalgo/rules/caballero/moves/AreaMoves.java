package hidalgo.rules.caballero.moves;

import hidalgo.rules.MoveList;
import hidalgo.rules.caballero.state.AreaTile;
import hidalgo.rules.caballero.state.CaballeroState;
import hidalgo.rules.caballero.state.CaballeroTiles;
import hidalgo.rules.caballero.state.Cell;
import hidalgo.rules.caballero.state.IslandMap;
import hidalgo.rules.caballero.state.Side;

/** The places for area tiles (EC-3.4 to EC-3.7). */
public final class AreaMoves {
    private AreaMoves() {}

    /** Lists every way to place a tile of the display; returns whether there is one. */
    public static boolean list(CaballeroState position, int seat, MoveList moves) {
        int before = moves.size();
        listBesideAreas(position, moves);
        if (moves.size() == before) {
            listBesideTiles(position, 1 << seat, moves);
        }
        if (moves.size() == before) {
            listBesideTiles(position, ~(1 << seat), moves);
        }
        return moves.size() > before;
    }

    /** The patterns that displayed tiles with a symbol can show, each rotation once, as a set. */
    static int patterns(CaballeroState position, int symbol) {
        int patterns = 0;
        for (int i = 0; i < position.displayed; i++) {
            int tile = position.display[i];
            if (AreaTile.symbol(tile) == symbol) {
                patterns |= AreaTile.rotationsOf(tile);
            }
        }
        return patterns;
    }

    /** EC-3.4 and EC-3.5: in an empty cell next to area tiles, where every side matches. */
    private static void listBesideAreas(CaballeroState position, MoveList moves) {
        IslandMap map = position.map;
        int plain = patterns(position, AreaTile.PLAIN);
        int gold = patterns(position, AreaTile.GOLD);
        int fish = patterns(position, AreaTile.FISH);
        for (int shore = 0; shore < map.shores(); shore++) {
            if (map.tileOn(shore) >= 0) {
                continue;
            }
            int fitting = AreaTile.fitting(map.landSides(shore), map.waterSides(shore));
            int cell = map.shoreCell(shore);
            add(moves, cell, fitting & plain, AreaTile.PLAIN);
            add(moves, cell, fitting & gold, AreaTile.GOLD);
            add(moves, cell, fitting & fish, AreaTile.FISH);
        }
    }

    /** EC-3.6: in an empty cell next to caballero tiles of some seats that borders no area tile. */
    private static void listBesideTiles(CaballeroState position, int owners, MoveList moves) {
        int from = moves.size();
        for (int slot = 0; slot < position.seats() * CaballeroTiles.PER_SEAT; slot++) {
            if ((owners >> CaballeroTiles.owner(slot) & 1) == 0 || !position.tiles.isOnMap(slot)) {
                continue;
            }
            for (int side = 0; side < Side.COUNT; side++) {
                int cell = Cell.beside(position.tiles.cell(slot), side);
                if (position.map.isOpenSea(cell) && !lists(moves, from, cell)) {
                    for (int symbol = 0; symbol < AreaTile.SYMBOLS; symbol++) {
                        add(moves, cell, patterns(position, symbol), symbol);
                    }
                }
            }
        }
    }

    private static boolean lists(MoveList moves, int from, int cell) {
        for (int i = from; i < moves.size(); i++) {
            if (MoveCode.object(moves.get(i)) == cell) {
                return true;
            }
        }
        return false;
    }

    private static void add(MoveList moves, int cell, int patterns, int symbol) {
        for (int rest = patterns; rest != 0; rest &= rest - 1) {
            int tile = AreaTile.of(Integer.numberOfTrailingZeros(rest), symbol);
            moves.add(MoveCode.of(MoveCode.AREA, cell, tile));
        }
    }
}
