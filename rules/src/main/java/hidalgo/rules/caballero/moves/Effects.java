package hidalgo.rules.caballero.moves;

import hidalgo.rules.caballero.state.AreaTile;
import hidalgo.rules.caballero.state.CaballeroState;
import hidalgo.rules.caballero.state.CaballeroTile;
import hidalgo.rules.caballero.state.CaballeroTiles;
import hidalgo.rules.caballero.state.Cell;
import hidalgo.rules.caballero.state.IslandMap;
import hidalgo.rules.caballero.state.PowerCards;
import hidalgo.rules.caballero.state.Side;
import hidalgo.rules.caballero.state.Ties;
import hidalgo.rules.caballero.state.Turn;

/** The effects of the moves of a turn (EC-3, EC-5). */
public final class Effects {
    private Effects() {}

    public static void play(CaballeroState position, int seat, int move) {
        int object = MoveCode.object(move);
        int second = MoveCode.second(move);
        position.courts.pay(seat, Prices.of(position, seat, move));
        switch (MoveCode.kind(move)) {
            case MoveCode.SUPPLY -> supply(position, seat);
            case MoveCode.AREA -> layArea(position, object, second);
            case MoveCode.PLACE -> place(position, seat, object, second, false);
            case MoveCode.PLACE_WITH_GRANDE -> place(position, seat, object, second, true);
            case MoveCode.RAISE -> raise(position, seat, object, second);
            case MoveCode.BUY_SHIP -> {
                position.shipStock--;
                position.turn.shipsBought++;
                setShip(position, object, true);
            }
            case MoveCode.BUILD_CASTILLO -> {
                position.castilloStock--;
                position.turn.castillosBuilt++;
                position.tiles.setCastillo(object, true);
            }
            case MoveCode.TAKE -> takeBack(position, object);
            case MoveCode.DOCK -> {
                setShip(position, object, false);
                takeIn(position, seat, 1);
                position.turn.shipsDocked++;
            }
            case MoveCode.SAIL -> {
                position.courts.addShips(seat, -1);
                setShip(position, object, true);
            }
            case MoveCode.MOVE_SHIP -> {
                setShip(position, object, false);
                setShip(position, second, true);
            }
            case MoveCode.MOVE_CASTILLO -> {
                position.tiles.setCastillo(object, false);
                position.tiles.setCastillo(second, true);
            }
            case MoveCode.GOVERNOR -> {
                position.courts.sendGovernor(seat);
                position.map.regions.govern(object, seat);
            }
            case MoveCode.GRANDE -> bringGrande(position, seat, object);
            default -> throw new IllegalArgumentException("Not a move of a turn: " + move);
        }
    }

    /** EC-3.1. */
    private static void supply(CaballeroState position, int seat) {
        position.courts.receive(seat, PowerCards.caballeros(position.courts.laid(seat)));
        position.turn.supplied = true;
    }

    /** EC-3.4 to EC-3.8. */
    private static void layArea(CaballeroState position, int cell, int tile) {
        removeFromDisplay(position, tile);
        position.turn.areasLaid++;
        IslandMap map = position.map;
        map.lay(tile, cell);
        for (int rest = AreaTile.land(tile); rest != 0; rest &= rest - 1) {
            int side = Side.first(rest);
            int shore = map.shoreNear(Cell.beside(cell, side));
            int slot = shore < 0 ? -1 : map.tileOn(shore);
            if (slot < 0) {
                continue;
            }
            int facing = Side.opposite(side);
            int before = map.landSides(shore) & ~(1 << facing);
            if (before != 0 && !position.tiles.hasGrande(slot)) {
                evict(position, slot, before);
            } else {
                int number = CaballeroTile.number(position.tiles.north(slot), facing);
                map.regions.strengthen(map.regionBeside(shore, facing), CaballeroTiles.owner(slot), number);
            }
        }
    }

    private static void removeFromDisplay(CaballeroState position, int tile) {
        int index = 0;
        while (AreaTile.symbol(position.display[index]) != AreaTile.symbol(tile)
                || (AreaTile.rotationsOf(position.display[index]) >> AreaTile.land(tile) & 1) == 0) {
            index++;
        }
        position.displayed--;
        for (int i = index; i < position.displayed; i++) {
            position.display[i] = position.display[i + 1];
        }
    }

    /** EC-3.9 to EC-3.11, EC-5.6. */
    private static void place(CaballeroState position, int seat, int cell, int north, boolean withGrande) {
        position.courts.sendTile(seat);
        int slot = position.tiles.put(seat, cell, north);
        int shore = position.map.shoreNear(cell);
        position.map.setTile(shore, slot);
        addStrength(position, slot, position.map.landSides(shore), 1);
        if (withGrande) {
            bringGrande(position, seat, slot);
        }
        countTile(position, seat, slot, shore);
    }

    /** EC-3.12. */
    private static void raise(CaballeroState position, int seat, int slot, int north) {
        int shore = position.map.shoreNear(position.tiles.cell(slot));
        int land = position.map.landSides(shore);
        addStrength(position, slot, land, -1);
        position.tiles.turn(slot, north);
        addStrength(position, slot, land, 1);
        countTile(position, seat, slot, shore);
    }

    /** Counts a place or raise, and notes a tie that the second half of the pair has to break (EC-3.13). */
    private static void countTile(CaballeroState position, int seat, int slot, int shore) {
        position.turn.tilesUsed++;
        boolean tied = position.turn.tilesUsed < TileMoves.LIMIT && Ties.isTiedAround(position, seat, shore);
        position.turn.firstHalf = tied ? slot : Turn.NONE;
    }

    /** EC-3.19, EC-5.8. */
    private static void takeBack(CaballeroState position, int slot) {
        int ships = Integer.bitCount(position.tiles.ships(slot));
        takeIn(position, CaballeroTiles.owner(slot), ships);
        removeTile(position, slot, position.map.landSides(position.map.shoreNear(position.tiles.cell(slot))));
    }

    /** EC-3.20: the tile goes back; what a castillo saves goes to the court. */
    private static void evict(CaballeroState position, int slot, int landBefore) {
        int ships = Integer.bitCount(position.tiles.ships(slot));
        if (position.tiles.hasCastillo(slot)) {
            takeIn(position, CaballeroTiles.owner(slot), ships);
        } else {
            position.shipStock += ships;
        }
        removeTile(position, slot, landBefore);
    }

    /** Takes a tile off the map, with the caballeros that a castillo returns (EC-3.19, EC-3.20), but not its ships. */
    private static void removeTile(CaballeroState position, int slot, int land) {
        int seat = CaballeroTiles.owner(slot);
        addStrength(position, slot, land, -1);
        int back = 0;
        if (position.tiles.hasCastillo(slot)) {
            back = CaballeroTile.highest(position.tiles.north(slot), land);
            position.castilloStock++;
        }
        position.map.setTile(position.map.shoreNear(position.tiles.cell(slot)), -1);
        position.tiles.remove(slot);
        position.courts.returnTile(seat, back);
    }

    private static void addStrength(CaballeroState position, int slot, int land, int times) {
        int shore = position.map.shoreNear(position.tiles.cell(slot));
        for (int rest = land; rest != 0; rest &= rest - 1) {
            int side = Side.first(rest);
            int number = CaballeroTile.number(position.tiles.north(slot), side);
            position.map.regions.strengthen(
                    position.map.regionBeside(shore, side), CaballeroTiles.owner(slot), times * number);
        }
    }

    /** Puts the grande on a tile; the tile that it leaves may be evicted (EC-5.5 to EC-5.7). */
    private static void bringGrande(CaballeroState position, int seat, int slot) {
        int left = position.tiles.grande(seat);
        position.tiles.setGrande(seat, slot);
        if (left == CaballeroTiles.IN_COURT) {
            return;
        }
        position.turn.grandeMoved = true;
        int land = position.map.landSides(position.map.shoreNear(position.tiles.cell(left)));
        if (Integer.bitCount(land) > 1) {
            evict(position, left, land);
        }
    }

    private static void takeIn(CaballeroState position, int seat, int ships) {
        position.courts.addShips(seat, ships);
        if (seat == position.mover()) {
            position.turn.shipsTakenIn += ships;
        }
    }

    private static void setShip(CaballeroState position, int berth, boolean there) {
        if (MoveCode.isWater(berth)) {
            position.map.regions.setShip(MoveCode.water(berth), there);
        } else {
            position.tiles.setShip(MoveCode.slot(berth), MoveCode.side(berth), there);
        }
    }
}
