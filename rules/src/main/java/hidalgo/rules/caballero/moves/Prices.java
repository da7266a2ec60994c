package hidalgo.rules.caballero.moves;

import hidalgo.rules.caballero.state.CaballeroState;
import hidalgo.rules.caballero.state.CaballeroTile;
import hidalgo.rules.caballero.state.CaballeroTiles;
import hidalgo.rules.caballero.state.Side;

/** The cost of moves in caballeros from the court (EC-3.0). */
public final class Prices {
    static final int SHIP = 2;
    static final int CASTILLO = 1;
    static final int MOVE = 1;
    static final int GOVERNOR = 1;
    static final int GRANDE = 2;
    static final int GRANDE_MOVE = 1;
    static final int WATER_ONLY = 1;

    private Prices() {}

    public static int of(CaballeroState position, int seat, int move) {
        int object = MoveCode.object(move);
        int second = MoveCode.second(move);
        return switch (MoveCode.kind(move)) {
            case MoveCode.PLACE -> place(position, object, second);
            case MoveCode.PLACE_WITH_GRANDE -> place(position, object, second) + grande(position, seat);
            case MoveCode.RAISE -> raise(position, object, second);
            case MoveCode.BUY_SHIP -> SHIP;
            case MoveCode.BUILD_CASTILLO -> CASTILLO;
            case MoveCode.SAIL, MoveCode.MOVE_SHIP, MoveCode.MOVE_CASTILLO -> MOVE;
            case MoveCode.GOVERNOR -> GOVERNOR;
            case MoveCode.GRANDE -> grande(position, seat);
            default -> 0;
        };
    }

    /** The cost of a tile on a cell, without its grande (EC-3.10, EC-3.11, EC-5.6). */
    static int place(CaballeroState position, int cell, int north) {
        int land = position.map.landSides(position.map.shoreNear(cell));
        return land == 0 ? WATER_ONLY : CaballeroTile.highest(north, land);
    }

    /** The difference that a raise costs (EC-3.12). */
    static int raise(CaballeroState position, int slot, int north) {
        int side = Side.first(position.map.landSides(position.map.shoreNear(position.tiles.cell(slot))));
        return CaballeroTile.number(north, side) - CaballeroTile.number(position.tiles.north(slot), side);
    }

    /** The cost of the grande from where it is, or 0 if it can't be placed or moved now (EC-3.0, EC-5.6, EC-5.8). */
    static int grande(CaballeroState position, int seat) {
        if (!position.options.expanded()) {
            return 0;
        }
        if (position.tiles.grande(seat) == CaballeroTiles.IN_COURT) {
            return GRANDE;
        }
        return position.turn.grandeMoved ? 0 : GRANDE_MOVE;
    }
}
