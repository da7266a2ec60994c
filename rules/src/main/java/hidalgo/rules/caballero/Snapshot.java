package hidalgo.rules.caballero;

import hidalgo.rules.PowerHand;
import hidalgo.rules.SeatOrder;
import hidalgo.rules.caballero.CaballeroTable.Allowance;
import hidalgo.rules.caballero.CaballeroTable.Area;
import hidalgo.rules.caballero.CaballeroTable.Court;
import hidalgo.rules.caballero.CaballeroTable.Phase;
import hidalgo.rules.caballero.CaballeroTable.Region;
import hidalgo.rules.caballero.CaballeroTable.Tile;
import hidalgo.rules.caballero.moves.Notation;
import hidalgo.rules.caballero.moves.PieceMoves;
import hidalgo.rules.caballero.moves.TileMoves;
import hidalgo.rules.caballero.state.AreaTile;
import hidalgo.rules.caballero.state.CaballeroTiles;
import hidalgo.rules.caballero.state.Cell;
import hidalgo.rules.caballero.state.Courts;
import hidalgo.rules.caballero.state.IslandMap;
import hidalgo.rules.caballero.state.Ranks;
import hidalgo.rules.caballero.state.Regions;
import hidalgo.rules.caballero.state.Side;
import hidalgo.rules.caballero.state.Turn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Makes a {@link CaballeroTable} of a position. */
final class Snapshot {
    private final CaballeroPosition position;
    private final IslandMap map;

    private Snapshot(CaballeroPosition position) {
        this.position = position;
        this.map = position.map;
    }

    static CaballeroTable of(CaballeroPosition position) {
        Snapshot snapshot = new Snapshot(position);
        Phase phase = position.isOver() ? Phase.OVER : position.isBidding() ? Phase.POWER : Phase.TURN;
        List<String> unseen = texts(position.stack, position.drawn, position.stack.length);
        Collections.sort(unseen);
        return new CaballeroTable(
                position.round(),
                phase,
                position.mover(),
                SeatOrder.list(position.order, position.seats()),
                snapshot.areas(),
                snapshot.tiles(),
                snapshot.regions(),
                snapshot.courts(),
                texts(position.display, 0, position.displayed),
                unseen,
                position.shipStock,
                position.castilloStock,
                phase == Phase.TURN ? snapshot.allowance() : Allowance.NOTHING);
    }

    private static List<String> texts(byte[] tiles, int from, int to) {
        List<String> texts = new ArrayList<>();
        for (int i = from; i < to; i++) {
            texts.add(AreaTile.text(tiles[i]));
        }
        return texts;
    }

    private List<Area> areas() {
        List<Area> areas = new ArrayList<>();
        for (int area = 0; area < map.areas(); area++) {
            int cell = map.areaCell(area);
            areas.add(new Area(Cell.x(cell), Cell.y(cell), AreaTile.text(map.areaTile(area))));
        }
        return areas;
    }

    private List<Tile> tiles() {
        List<Tile> tiles = new ArrayList<>();
        for (int slot = 0; slot < position.seats() * CaballeroTiles.PER_SEAT; slot++) {
            if (position.tiles.isOnMap(slot)) {
                tiles.add(tile(slot));
            }
        }
        return tiles;
    }

    private Tile tile(int slot) {
        CaballeroTiles tiles = position.tiles;
        int cell = tiles.cell(slot);
        return new Tile(
                CaballeroTiles.owner(slot),
                Cell.x(cell),
                Cell.y(cell),
                tiles.north(slot),
                Side.letters(map.landSides(map.shoreNear(cell))),
                Side.letters(tiles.ships(slot)),
                tiles.hasCastillo(slot),
                tiles.hasGrande(slot));
    }

    private List<Region> regions() {
        List<Integer> numbers = new ArrayList<>();
        for (int region = 0; region < map.regions.count(); region++) {
            if (map.regions.exists(region)) {
                numbers.add(region);
            }
        }
        numbers.sort(Comparator.comparingInt(map.regions::firstSide));
        List<Region> regions = new ArrayList<>();
        for (int region : numbers) {
            regions.add(region(region));
        }
        return regions;
    }

    private Region region(int region) {
        Regions all = map.regions;
        List<Integer> strengths = new ArrayList<>();
        List<Integer> ranks = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            strengths.add(all.strength(region, seat));
            ranks.add(Ranks.rank(all.strengths(region), seat, position.seats()));
        }
        return new Region(
                Notation.region(position, region),
                all.isLand(region),
                all.value(region),
                strengths,
                ranks,
                ships(region),
                all.isEnclosed(region),
                all.governor(region),
                all.hasShip(region),
                sides(region));
    }

    private List<Integer> ships(int region) {
        int[] ships = new int[position.seats()];
        Scores.walkShips(position, (seat, water, reason, points) -> ships[seat] += water == region ? 1 : 0);
        if (map.regions.hasShip(region)) {
            ships[map.regions.governor(region)]++;
        }
        List<Integer> list = new ArrayList<>();
        for (int count : ships) {
            list.add(count);
        }
        return list;
    }

    private List<String> sides(int region) {
        List<Integer> sides = new ArrayList<>();
        for (int area = 0; area < map.areas(); area++) {
            for (int side = 0; side < Side.COUNT; side++) {
                if (map.regionOf(area, side) == region) {
                    sides.add(map.areaCell(area) << 2 | side);
                }
            }
        }
        Collections.sort(sides);
        List<String> texts = new ArrayList<>();
        for (int side : sides) {
            texts.add(Notation.side(side));
        }
        return texts;
    }

    private List<Court> courts() {
        Courts courts = position.courts;
        int[] now = Scores.now(position);
        List<Court> list = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            list.add(new Court(
                    courts.caballeros(seat),
                    courts.capacity(seat),
                    courts.ships(seat),
                    courts.offMap(seat),
                    courts.governors(seat),
                    PowerHand.cards(courts.hand(seat)),
                    courts.laid(seat),
                    courts.total(seat),
                    now[seat]));
        }
        return list;
    }

    private Allowance allowance() {
        Turn turn = position.turn;
        return new Allowance(
                !turn.supplied,
                position.areasLeft(position.mover()),
                position.owedAreas(position.mover()),
                TileMoves.LIMIT - turn.tilesUsed,
                PieceMoves.SHIP_LIMIT - turn.shipsBought,
                PieceMoves.CASTILLO_LIMIT - turn.castillosBuilt,
                position.options.expanded() && !turn.grandeMoved,
                turn.firstHalf != Turn.NONE);
    }
}
