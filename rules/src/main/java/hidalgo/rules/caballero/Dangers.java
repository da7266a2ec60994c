package hidalgo.rules.caballero;

import hidalgo.rules.Danger;
import hidalgo.rules.Danger.Rescue;
import hidalgo.rules.Danger.Threat;
import hidalgo.rules.MoveList;
import hidalgo.rules.caballero.moves.AreaMoves;
import hidalgo.rules.caballero.moves.MoveCode;
import hidalgo.rules.caballero.moves.Prices;
import hidalgo.rules.caballero.state.AreaTile;
import hidalgo.rules.caballero.state.Box;
import hidalgo.rules.caballero.state.CaballeroTile;
import hidalgo.rules.caballero.state.CaballeroTiles;
import hidalgo.rules.caballero.state.Cell;
import hidalgo.rules.caballero.state.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/*
 * While there is a display, only its tiles count, because the next tile is not known. At the end of a round it is empty: then
 * every tile that is left in the stack counts, which anyone can count (EC-2.2). A tile with a castillo is not in danger, because its
 * caballeros come back to the court (EC-3.20), nor is one with the grande (EC-3.8).
 */

/**
 * The caballero tiles of a seat that one area tile of the display, or of the next, could evict (EC-3.8), and the moves
 * that would save them.
 */
final class Dangers {
    private final CaballeroPosition position;
    private final int seat;
    /** The tiles that could come. */
    private final byte[] tiles;

    private final MoveList blows = new MoveList();
    private final MoveList own = new MoveList();

    private Dangers(CaballeroPosition position, int seat) {
        this.position = position;
        this.seat = seat;
        this.tiles = comingTiles(position);
        listBlows();
        position.legalMoves(seat, own);
    }

    private static byte[] comingTiles(CaballeroPosition position) {
        if (position.displayed > 0) {
            return Arrays.copyOf(position.display, position.displayed);
        }
        return position.round < position.options.rounds() ? kindsInStack(position) : new byte[0];
    }

    private static byte[] kindsInStack(CaballeroPosition position) {
        byte[] stack = Arrays.copyOfRange(position.stack, position.drawn, position.stack.length);
        Arrays.sort(stack);
        int kinds = 0;
        for (int i = 0; i < stack.length; i++) {
            if (i == 0 || stack[i] != stack[i - 1]) {
                stack[kinds++] = stack[i];
            }
        }
        return Arrays.copyOf(stack, kinds);
    }

    /** Lists the places of all tiles that could come, as many at a time as a display holds. */
    private void listBlows() {
        CaballeroPosition next = position.copy();
        for (int from = 0; from < tiles.length; from += Box.DISPLAY) {
            next.displayed = Math.min(Box.DISPLAY, tiles.length - from);
            System.arraycopy(tiles, from, next.display, 0, next.displayed);
            for (int other = 0; other < position.seats(); other++) {
                if (other != seat && hasTurnToCome(other)) {
                    AreaMoves.list(next, other, blows);
                }
            }
        }
    }

    static List<Danger> of(CaballeroPosition position, int seat) {
        return new Dangers(position, seat).list();
    }

    private boolean hasTurnToCome(int other) {
        return !position.over && (position.round < position.options.rounds() || position.hasTurnToCome(other));
    }

    private List<Danger> list() {
        List<Danger> dangers = new ArrayList<>();
        int first = seat * CaballeroTiles.PER_SEAT;
        for (int slot = first; slot < first + CaballeroTiles.PER_SEAT; slot++) {
            if (!position.tiles.isOnMap(slot) || position.tiles.hasCastillo(slot) || position.tiles.hasGrande(slot)) {
                continue;
            }
            int cell = position.tiles.cell(slot);
            int land = position.map.landSides(position.map.shoreNear(cell));
            List<Threat> threats = land == 0 ? List.of() : threats(cell);
            if (!threats.isEmpty()) {
                int atStake = CaballeroTile.highest(position.tiles.north(slot), land);
                dangers.add(new Danger(Cell.text(cell), atStake, threats, rescues(slot)));
            }
        }
        return dangers;
    }

    /** The cells beside a tile from which land could come, each with the tiles that bring it. */
    private List<Threat> threats(int cell) {
        List<Threat> threats = new ArrayList<>();
        for (int side = 0; side < Side.COUNT; side++) {
            int from = Cell.beside(cell, side);
            List<String> by = new ArrayList<>();
            for (byte tile : tiles) {
                if (brings(tile, from, Side.opposite(side))) {
                    by.add(AreaTile.text(tile));
                }
            }
            if (!by.isEmpty()) {
                threats.add(new Threat(Cell.text(from), List.copyOf(by)));
            }
        }
        return threats;
    }

    /** Whether a tile can be placed on a cell with land on a side. */
    private boolean brings(int coming, int cell, int side) {
        for (int i = 0; i < blows.size(); i++) {
            int tile = MoveCode.second(blows.get(i));
            if (MoveCode.object(blows.get(i)) == cell
                    && (AreaTile.land(tile) >> side & 1) != 0
                    && AreaTile.unturned(tile) == AreaTile.unturned(coming)) {
                return true;
            }
        }
        return false;
    }

    /** A castillo or the grande on the tile. */
    private List<Rescue> rescues(int slot) {
        List<Rescue> rescues = new ArrayList<>();
        for (int kind : new int[] {MoveCode.BUILD_CASTILLO, MoveCode.GRANDE}) {
            int move = MoveCode.of(kind, slot);
            if (own.contains(move)) {
                rescues.add(new Rescue(position.notation(move), Prices.of(position, seat, move)));
            }
        }
        return rescues;
    }
}
