package hidalgo.rules.caballero.moves;

import hidalgo.rules.MoveList;
import hidalgo.rules.Refusal;
import hidalgo.rules.caballero.state.AreaTile;
import hidalgo.rules.caballero.state.CaballeroState;
import hidalgo.rules.caballero.state.CaballeroTiles;
import hidalgo.rules.caballero.state.Cell;
import hidalgo.rules.caballero.state.Side;
import org.jspecify.annotations.Nullable;

/** The reasons why an area tile can't be placed (EC-3.4 to EC-3.7). */
final class AreaRefusals {
    private AreaRefusals() {}

    /** Whether the turn owes an area tile that could be placed now. */
    static boolean isOwedAndPossible(CaballeroState position, int seat) {
        return position.owedAreas(seat) > 0 && AreaMoves.list(position, seat, new MoveList());
    }

    static @Nullable Refusal explain(CaballeroState position, int seat, int tile, int cell) {
        if (position.areasLeft(seat) == 0) {
            int limit = position.turn.areasLaid;
            return Refusal.of("EC-3.0", limit == 1 ? "ec.area.limit" : "ec.area.limitTwo");
        }
        if ((AreaMoves.patterns(position, AreaTile.symbol(tile)) >> AreaTile.land(tile) & 1) == 0) {
            return Refusal.of("EC-3.4", "ec.area.display", "tile", AreaTile.text(tile));
        }
        int shore = position.map.shoreAt(cell);
        if (position.map.areaAt(cell) >= 0 || shore >= 0 && position.map.tileOn(shore) >= 0) {
            return Refusal.of("EC-3.4", "ec.occupied", "cell", Cell.text(cell));
        }
        return shore >= 0 ? explainMatch(position, tile, shore) : explainFallback(position, seat, cell);
    }

    private static @Nullable Refusal explainMatch(CaballeroState position, int tile, int shore) {
        int land = position.map.landSides(shore);
        int water = position.map.waterSides(shore);
        int wrong = land & AreaTile.water(tile) | water & AreaTile.land(tile);
        if (wrong == 0) {
            return null;
        }
        int side = Side.first(wrong);
        String key = (land >> side & 1) != 0 ? "ec.area.wantsLand" : "ec.area.wantsWater";
        return Refusal.of("EC-3.5", key, "side", Side.word(side));
    }

    /** EC-3.6: whether a cell that borders no area tile is allowed. */
    private static @Nullable Refusal explainFallback(CaballeroState position, int seat, int cell) {
        MoveList moves = new MoveList();
        AreaMoves.list(position, seat, moves);
        for (int i = 0; i < moves.size(); i++) {
            if (MoveCode.object(moves.get(i)) == cell) {
                return null;
            }
        }
        if (moves.isEmpty()) {
            return Refusal.of("EC-3.7", "ec.area.nowhere");
        }
        if (position.map.shoreAt(MoveCode.object(moves.get(0))) >= 0) {
            return Refusal.of("EC-3.4", "ec.area.away", "cell", Cell.text(cell));
        }
        boolean own = isBeside(position, seat, MoveCode.object(moves.get(0)));
        return Refusal.of("EC-3.6", own ? "ec.area.besideOwn" : "ec.area.besideOther", "cell", Cell.text(cell));
    }

    private static boolean isBeside(CaballeroState position, int seat, int cell) {
        for (int side = 0; side < Side.COUNT; side++) {
            int slot = Judge.slotAt(position, Cell.beside(cell, side));
            if (slot >= 0 && CaballeroTiles.owner(slot) == seat) {
                return true;
            }
        }
        return false;
    }
}
