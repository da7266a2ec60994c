package hidalgo.rules.caballero;

import hidalgo.rules.caballero.state.AreaTile;
import hidalgo.rules.caballero.state.Box;
import hidalgo.rules.caballero.state.CaballeroTile;
import hidalgo.rules.caballero.state.CaballeroTiles;
import hidalgo.rules.caballero.state.Cell;
import hidalgo.rules.caballero.state.PowerCards;
import hidalgo.rules.caballero.state.Side;
import hidalgo.rules.caballero.state.TileSet;
import hidalgo.rules.encoding.EncodedGame;
import hidalgo.rules.encoding.Encoder;
import hidalgo.rules.encoding.Layout;
import hidalgo.rules.encoding.LayoutBuilder;

/*
 * The map has no edge, so here it is not a grid but lists: its area tiles, the shores along them, the regions. The
 * lists are as long as they can ever become with this number of seats; an unused row is 0. An action names the row of
 * the shore or region that it is about.
 */

/** El Caballero as numbers. */
public final class EncodedCaballero implements EncodedGame {
    static final int PHASES = CaballeroTable.Phase.values().length;
    static final int GOVERNORS = Box.of(true).governors();
    private static final int MOST_POINTS = Short.MAX_VALUE;

    @Override
    public String game() {
        return ElCaballero.ID;
    }

    @Override
    public Layout layout(int seats) {
        LayoutBuilder layout = planes(seats);
        new CaballeroActions(seats, layout);
        return layout.build();
    }

    @Override
    public Encoder encoder(int seats) {
        return new CaballeroEncoder(seats);
    }

    /** The most area tiles: one for each seat and round, one more for its 9, and the starting tile. */
    static int mostAreas(int seats) {
        return seats * (Box.of(true).rounds() + 1) + 1;
    }

    static int mostShores(int seats) {
        return Side.COUNT * mostAreas(seats);
    }

    static int mostRegions(int seats) {
        return 3 * mostAreas(seats);
    }

    /** The most cells beside caballero tiles, each of which borders an area tile on at least one side. */
    static int mostOpenCells(int seats) {
        return (Side.COUNT - 1) * CaballeroTiles.PER_SEAT * seats;
    }

    private static LayoutBuilder planes(int seats) {
        int areas = mostAreas(seats);
        int stock = Box.of(true).commonStock();
        return new LayoutBuilder()
                .plane("round", Box.of(true).rounds(), "the round", 1)
                .plane("phase", 1, "power cards, turns, or over", PHASES)
                .plane("mover", 1, "the seat that may move", seats)
                .plane("order", seats - 1, "each seat's place in the order of this phase", seats)
                .plane("stock", stock, "ships and castillos left to buy", 2)
                .plane(
                        "turn",
                        CaballeroTile.HIGHEST,
                        "whether the supply is still to be taken; area tiles allowed and owed; places and raises;"
                                + " ships; castillos; whether the grande may move; whether a tie must be broken",
                        8)
                .plane(
                        "courts",
                        0,
                        MOST_POINTS,
                        "caballeros, capacity, ships, tiles off the map, governors, the power card played or 0, points",
                        seats,
                        7)
                .plane("hand", 1, "power cards in hand, 1 to 13", seats, PowerCards.COUNT)
                .plane("display", 2, "there is a tile; land in N, E, S, W; symbol (1 gold, 2 fish)", Box.DISPLAY, 6)
                .plane(
                        "unseen",
                        TileSet.MOST_TILES,
                        "tiles left in the stack: symbol × 16 + its land sides (N 1, E 2, S 4, W 8), as the display "
                                + "turns it",
                        AreaTile.SYMBOLS * AreaTile.PATTERNS)
                .plane(
                        "areas",
                        -Cell.REACH,
                        mostRegions(seats),
                        "area tiles in the order in which they were placed: 1, x, y; land in N, E, S, W; symbol; row"
                                + " of the region in N, E, S, W, from 1",
                        areas,
                        12)
                .plane(
                        "shores",
                        -Cell.REACH,
                        Cell.REACH,
                        "cells beside area tiles, in reading order: 1, x, y; N, E, S, W is open 0, land 1 or water 2;"
                                + " owner of the caballero tile, from 1; its number among the owner's, from 1",
                        mostShores(seats),
                        9)
                .plane(
                        "tiles",
                        -Cell.REACH,
                        Cell.REACH,
                        "each seat's caballero tiles: 1, x, y; the number in the north; ships in N, E, S, W; castillo; "
                                + "grande",
                        seats,
                        CaballeroTiles.PER_SEAT,
                        10)
                .plane(
                        "regions",
                        0,
                        MOST_POINTS,
                        "regions in reading order of their first sides: 1, land, value, enclosed, owner of the"
                                + " governor from 1, ship beside it, each seat's caballeros",
                        mostRegions(seats),
                        6 + seats)
                .plane(
                        "open",
                        -Cell.REACH,
                        Cell.REACH,
                        "empty cells beside caballero tiles that border no area tile, in reading order (EC-3.6): 1, x,"
                                + " y",
                        mostOpenCells(seats),
                        3);
    }
}
