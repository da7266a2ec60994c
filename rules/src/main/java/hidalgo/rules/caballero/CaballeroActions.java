package hidalgo.rules.caballero;

import hidalgo.rules.caballero.moves.MoveCode;
import hidalgo.rules.caballero.state.Box;
import hidalgo.rules.caballero.state.CaballeroTile;
import hidalgo.rules.caballero.state.CaballeroTiles;
import hidalgo.rules.caballero.state.PowerCards;
import hidalgo.rules.caballero.state.Side;
import hidalgo.rules.encoding.LayoutBuilder;

/*
 * A shore, region or open cell is the number of its row in the observation, a tile its number among the seat's own. A
 * berth is a side of an own tile, or a water with an own governor: those follow the sides, in the order of their rows.
 */

/** The moves of El Caballero as actions: where each kind begins. */
final class CaballeroActions {
    private static final int BERTHS = CaballeroTiles.PER_SEAT * Side.COUNT + EncodedCaballero.GOVERNORS;
    private static final int NUMBERS = CaballeroTile.HIGHEST;

    private final int power;
    private final int supply;
    private final int end;
    private final int area;
    private final int place;
    private final int placeWithGrande;
    private final int raise;
    private final int buyShip;
    private final int buildCastillo;
    private final int take;
    private final int dock;
    private final int sail;
    private final int moveShip;
    private final int moveCastillo;
    private final int governor;
    private final int grande;

    /** Adds the ranges to a layout. */
    CaballeroActions(int seats, LayoutBuilder layout) {
        int shores = EncodedCaballero.mostShores(seats);
        int sites = shores + EncodedCaballero.mostOpenCells(seats);
        int tiles = CaballeroTiles.PER_SEAT;
        power = layout.range("power N", PowerCards.COUNT, "N - 1");
        supply = layout.range("supply", 1, "");
        end = layout.range("end", 1, "");
        area = layout.range(
                "area",
                sites * Box.DISPLAY * Side.COUNT,
                "(C × 5 + D) × 4 + Q: row C of the shores, or of the open cells, which follow the last row of the"
                        + " shores; tile D of the display, turned clockwise by Q quarters");
        place = layout.range("cab", shores * NUMBERS, "C × 8 + N - 1: shore C, N in the north");
        placeWithGrande = layout.range("cab … grande", shores * NUMBERS, "C × 8 + N - 1");
        raise = layout.range("raise", tiles * NUMBERS, "T × 8 + N - 1: own tile T, N in the north");
        buyShip = layout.range("ship", BERTHS, "B: side B mod 4 of own tile B / 4, or own governed water B - 40");
        buildCastillo = layout.range("castillo", tiles, "T");
        take = layout.range("take", tiles, "T");
        dock = layout.range("dock", BERTHS, "B");
        sail = layout.range("sail", BERTHS, "B");
        moveShip = layout.range("sail … …", BERTHS * BERTHS, "B × 45 + B: from, to");
        moveCastillo = layout.range("castillo … …", tiles * tiles, "T × 10 + T: from, to");
        governor = layout.range("governor", EncodedCaballero.mostRegions(seats), "R: region R");
        grande = layout.range("grande", tiles, "T");
    }

    /** The action of a move. */
    int of(int code, CaballeroRows rows) {
        int object = MoveCode.object(code);
        int second = MoveCode.second(code);
        return switch (MoveCode.kind(code)) {
            case MoveCode.POWER -> power + object - 1;
            case MoveCode.SUPPLY -> supply;
            case MoveCode.END -> end;
            case MoveCode.AREA -> area + rows.site(object) * Box.DISPLAY * Side.COUNT + rows.displayed(second);
            case MoveCode.PLACE -> place + rows.site(object) * NUMBERS + second - 1;
            case MoveCode.PLACE_WITH_GRANDE -> placeWithGrande + rows.site(object) * NUMBERS + second - 1;
            case MoveCode.RAISE -> raise + own(object) * NUMBERS + second - 1;
            case MoveCode.BUY_SHIP -> buyShip + berth(object, rows);
            case MoveCode.BUILD_CASTILLO -> buildCastillo + own(object);
            case MoveCode.TAKE -> take + own(object);
            case MoveCode.DOCK -> dock + berth(object, rows);
            case MoveCode.SAIL -> sail + berth(object, rows);
            case MoveCode.MOVE_SHIP -> moveShip + berth(object, rows) * BERTHS + berth(second, rows);
            case MoveCode.MOVE_CASTILLO -> moveCastillo + own(object) * CaballeroTiles.PER_SEAT + own(second);
            case MoveCode.GOVERNOR -> governor + rows.region(object);
            case MoveCode.GRANDE -> grande + own(object);
            default -> throw new IllegalArgumentException("Not a move: " + code);
        };
    }

    private static int own(int slot) {
        return slot % CaballeroTiles.PER_SEAT;
    }

    private static int berth(int berth, CaballeroRows rows) {
        return MoveCode.isWater(berth)
                ? CaballeroTiles.PER_SEAT * Side.COUNT + rows.ownWater(MoveCode.water(berth))
                : own(MoveCode.slot(berth)) * Side.COUNT + MoveCode.side(berth);
    }
}
