package hidalgo.rules.caballero;

import hidalgo.rules.SeatOrder;
import hidalgo.rules.View;
import hidalgo.rules.caballero.moves.PieceMoves;
import hidalgo.rules.caballero.moves.TileMoves;
import hidalgo.rules.caballero.state.AreaTile;
import hidalgo.rules.caballero.state.Box;
import hidalgo.rules.caballero.state.CaballeroTiles;
import hidalgo.rules.caballero.state.Cell;
import hidalgo.rules.caballero.state.Courts;
import hidalgo.rules.caballero.state.IslandMap;
import hidalgo.rules.caballero.state.PowerCards;
import hidalgo.rules.caballero.state.Regions;
import hidalgo.rules.caballero.state.Side;
import hidalgo.rules.caballero.state.Turn;
import hidalgo.rules.encoding.Clockwise;
import hidalgo.rules.encoding.Encoder;
import hidalgo.rules.encoding.LayoutBuilder;
import hidalgo.rules.encoding.Planes;

/** Writes views of El Caballero in the order of {@link EncodedCaballero}. */
final class CaballeroEncoder implements Encoder {
    private final int seats;
    private final CaballeroActions actions;
    private final CaballeroRows rows;
    private int seat;

    CaballeroEncoder(int seats) {
        this.seats = seats;
        this.actions = new CaballeroActions(seats, new LayoutBuilder());
        this.rows = new CaballeroRows(seats);
    }

    @Override
    public int action(int move) {
        return actions.of(move, rows);
    }

    @Override
    public void observe(View view, Planes into) {
        seat = view.seat();
        CaballeroPosition position = ((CaballeroView) view).seen();
        rows.set(position, seat);
        observeCourse(position, into);
        observeCourts(position, into);
        observeStack(position, into);
        observeAreas(position, into);
        observeShores(position, into);
        observeTiles(position, into);
        observeRegions(position, into);
        for (int row = 0; row < rows.openCells(); row++) {
            putCell(rows.openCell(row), into);
        }
        into.skip((EncodedCaballero.mostOpenCells(seats) - rows.openCells()) * 3);
    }

    private void observeCourse(CaballeroPosition position, Planes into) {
        into.put(position.round());
        boolean over = position.isOver();
        into.putOne(over ? 2 : position.isBidding() ? 0 : 1, EncodedCaballero.PHASES);
        into.putOne(over ? -1 : distance(position.mover()), seats);
        for (int other = 0; other < seats; other++) {
            into.put(SeatOrder.indexOf(position.order, absolute(other)));
        }
        into.put(position.shipStock);
        into.put(position.castilloStock);
        if (over || position.isBidding()) {
            into.skip(8);
            return;
        }
        Turn turn = position.turn;
        into.put(!turn.supplied);
        into.put(position.areasLeft(position.mover()));
        into.put(position.owedAreas(position.mover()));
        into.put(TileMoves.LIMIT - turn.tilesUsed);
        into.put(PieceMoves.SHIP_LIMIT - turn.shipsBought);
        into.put(PieceMoves.CASTILLO_LIMIT - turn.castillosBuilt);
        into.put(position.options.expanded() && !turn.grandeMoved);
        into.put(turn.firstHalf != Turn.NONE);
    }

    private void observeCourts(CaballeroPosition position, Planes into) {
        Courts courts = position.courts;
        for (int distance = 0; distance < seats; distance++) {
            int other = absolute(distance);
            into.put(courts.caballeros(other));
            into.put(courts.capacity(other));
            into.put(courts.ships(other));
            into.put(courts.offMap(other));
            into.put(courts.governors(other));
            into.put(courts.laid(other));
            into.put(courts.total(other));
        }
        for (int distance = 0; distance < seats; distance++) {
            into.putBits(courts.hand(absolute(distance)) >> 1, PowerCards.COUNT);
        }
    }

    private static void observeStack(CaballeroPosition position, Planes into) {
        for (int i = 0; i < position.displayed; i++) {
            into.put(1);
            into.putBits(AreaTile.land(position.display[i]), Side.COUNT);
            into.put(AreaTile.symbol(position.display[i]));
        }
        into.skip((Box.DISPLAY - position.displayed) * 6);
        int start = into.written();
        for (int i = position.drawn; i < position.stack.length; i++) {
            into.add(start + position.stack[i], 1);
        }
        into.skip(AreaTile.SYMBOLS * AreaTile.PATTERNS);
    }

    private void observeAreas(CaballeroPosition position, Planes into) {
        IslandMap map = position.map;
        for (int area = 0; area < map.areas(); area++) {
            putCell(map.areaCell(area), into);
            int tile = map.areaTile(area);
            into.putBits(AreaTile.land(tile), Side.COUNT);
            into.put(AreaTile.symbol(tile));
            for (int side = 0; side < Side.COUNT; side++) {
                into.put(rows.region(map.regionOf(area, side)) + 1);
            }
        }
        into.skip((EncodedCaballero.mostAreas(seats) - map.areas()) * 12);
    }

    private void observeShores(CaballeroPosition position, Planes into) {
        IslandMap map = position.map;
        for (int row = 0; row < map.shores(); row++) {
            int shore = rows.shoreAt(row);
            putCell(map.shoreCell(shore), into);
            int land = map.landSides(shore);
            int water = map.waterSides(shore);
            for (int side = 0; side < Side.COUNT; side++) {
                into.put((land >> side & 1) + 2 * (water >> side & 1));
            }
            int slot = map.tileOn(shore);
            into.put(slot < 0 ? 0 : distance(CaballeroTiles.owner(slot)) + 1);
            into.put(slot < 0 ? 0 : slot % CaballeroTiles.PER_SEAT + 1);
        }
        into.skip((EncodedCaballero.mostShores(seats) - map.shores()) * 9);
    }

    private void observeTiles(CaballeroPosition position, Planes into) {
        CaballeroTiles tiles = position.tiles;
        for (int distance = 0; distance < seats; distance++) {
            int first = absolute(distance) * CaballeroTiles.PER_SEAT;
            for (int slot = first; slot < first + CaballeroTiles.PER_SEAT; slot++) {
                if (!tiles.isOnMap(slot)) {
                    into.skip(10);
                    continue;
                }
                putCell(tiles.cell(slot), into);
                into.put(tiles.north(slot));
                into.putBits(tiles.ships(slot), Side.COUNT);
                into.put(tiles.hasCastillo(slot));
                into.put(tiles.hasGrande(slot));
            }
        }
    }

    private void observeRegions(CaballeroPosition position, Planes into) {
        Regions all = position.map.regions;
        for (int row = 0; row < rows.regions(); row++) {
            int region = rows.regionAt(row);
            into.put(1);
            into.put(all.isLand(region));
            into.put(all.value(region));
            into.put(all.isEnclosed(region));
            into.put(all.governor(region) < 0 ? 0 : distance(all.governor(region)) + 1);
            into.put(all.hasShip(region));
            for (int distance = 0; distance < seats; distance++) {
                into.put(all.strength(region, absolute(distance)));
            }
        }
        into.skip((EncodedCaballero.mostRegions(seats) - rows.regions()) * (6 + seats));
    }

    private static void putCell(int cell, Planes into) {
        into.put(1);
        into.put(Cell.x(cell));
        into.put(Cell.y(cell));
    }

    private int absolute(int distance) {
        return Clockwise.seat(seat, distance, seats);
    }

    private int distance(int other) {
        return Clockwise.distance(seat, other, seats);
    }
}
