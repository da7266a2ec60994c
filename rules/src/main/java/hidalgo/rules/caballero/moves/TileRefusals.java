package hidalgo.rules.caballero.moves;

import hidalgo.rules.Message;
import hidalgo.rules.MoveList;
import hidalgo.rules.Refusal;
import hidalgo.rules.caballero.state.CaballeroState;
import hidalgo.rules.caballero.state.CaballeroTile;
import hidalgo.rules.caballero.state.Cell;
import hidalgo.rules.caballero.state.Side;
import hidalgo.rules.caballero.state.Ties;
import hidalgo.rules.caballero.state.Turn;
import org.jspecify.annotations.Nullable;

/** The reasons why a caballero tile can't be placed or raised (EC-3.9 to EC-3.13, EC-5.5, EC-5.6). */
final class TileRefusals {
    private TileRefusals() {}

    static @Nullable Refusal explain(CaballeroState position, int seat, WrittenMove.Place place) {
        int cell = place.cell();
        int shore = position.map.shoreAt(cell);
        if (position.turn.tilesUsed == TileMoves.LIMIT) {
            return Refusal.of("EC-3.0", "ec.tile.limit");
        }
        if (position.courts.offMap(seat) == 0) {
            return Refusal.of("EC-3.9", "ec.tile.none");
        }
        if (position.map.areaAt(cell) >= 0 || shore >= 0 && position.map.tileOn(shore) >= 0) {
            return Refusal.of("EC-3.9", "ec.occupied", "cell", Cell.text(cell));
        }
        if (shore < 0) {
            return Refusal.of("EC-3.9", "ec.tile.away", "cell", Cell.text(cell));
        }
        int land = position.map.landSides(shore);
        Refusal refusal = explainSides(position, seat, place, Integer.bitCount(land));
        if (refusal != null) {
            return refusal;
        }
        int kind = place.withGrande() ? MoveCode.PLACE_WITH_GRANDE : MoveCode.PLACE;
        int move = MoveCode.of(kind, cell, place.north());
        int cost = Prices.of(position, seat, move);
        if (cost > position.courts.caballeros(seat)) {
            return PieceRefusals.tooDear(position, seat, cost);
        }
        return explainTie(position, seat, move, shore, place.north());
    }

    static @Nullable Refusal explain(CaballeroState position, int seat, WrittenMove.Raise raise) {
        if (position.turn.tilesUsed == TileMoves.LIMIT) {
            return Refusal.of("EC-3.0", "ec.tile.limit");
        }
        Refusal refusal = PieceRefusals.explainOwnTile(position, seat, raise.cell(), "EC-3.12");
        if (refusal != null) {
            return refusal;
        }
        int slot = Judge.slotAt(position, raise.cell());
        if (position.tiles.hasGrande(slot)) {
            return Refusal.of("EC-5.5", "ec.raise.grande");
        }
        int side = TileMoves.raisableSide(position, slot);
        if (side < 0) {
            return Refusal.of("EC-3.12", "ec.raise.water");
        }
        int now = CaballeroTile.number(position.tiles.north(slot), side);
        int then = CaballeroTile.number(raise.north(), side);
        if (then <= now) {
            return Refusal.of("EC-3.12", "ec.raise.lower", "now", now, "then", then);
        }
        if (then - now > position.courts.caballeros(seat)) {
            return PieceRefusals.tooDear(position, seat, then - now);
        }
        int shore = position.map.shoreAt(raise.cell());
        return explainTie(position, seat, MoveCode.of(MoveCode.RAISE, slot, raise.north()), shore, raise.north());
    }

    /** How many land sides a place may touch, and with which face (EC-3.9, EC-3.11, EC-5.6). */
    private static @Nullable Refusal explainSides(
            CaballeroState position, int seat, WrittenMove.Place place, int landSides) {
        if (place.withGrande()) {
            if (!position.options.expanded()) {
                return Refusal.of("EC-5.1", "ec.expandedOnly");
            }
            if (landSides < 2) {
                return Refusal.of("EC-5.6", "ec.place.needlessGrande");
            }
            return Prices.grande(position, seat) == 0 ? Refusal.of("EC-3.0", "ec.grande.moved") : null;
        }
        if (landSides > 1) {
            return position.options.expanded()
                    ? Refusal.of("EC-5.6", "ec.place.needsGrande", "sides", landSides)
                    : Refusal.of("EC-3.9", "ec.place.landSides", "sides", landSides);
        }
        return landSides == 0 && place.north() > CaballeroTile.HIGHEST_ON_WATER
                ? Refusal.of("EC-3.11", "ec.place.waterFace")
                : null;
    }

    /** EC-3.13, for a move that is legal in every other way. */
    private static @Nullable Refusal explainTie(CaballeroState position, int seat, int move, int shore, int north) {
        if (position.turn.firstHalf != Turn.NONE && !GrandePlaces.touchesEveryTie(position, seat, shore)) {
            return Refusal.of("EC-3.13", "ec.tie.elsewhere");
        }
        for (int rest = position.map.landSides(shore); rest != 0; rest &= rest - 1) {
            int side = Side.first(rest);
            int region = position.map.regionBeside(shore, side);
            int total = totalAfter(position, seat, move, shore, north, region);
            int strengths = position.map.regions.strengths(region);
            if (!Ties.isTied(position.seats(), strengths, seat, total)) {
                continue;
            }
            boolean pair = TileMoves.mayPair(position);
            if (pair && TileMoves.hasSecondHalf(position, seat, move, new MoveList())) {
                return null;
            }
            Message.Seat rival = new Message.Seat(Ties.rival(position.seats(), strengths, seat, total));
            return Refusal.of("EC-3.13", pair ? "ec.tie.noPair" : "ec.tie", "total", total, "rival", rival);
        }
        return null;
    }

    private static int totalAfter(CaballeroState position, int seat, int move, int shore, int north, int region) {
        if (MoveCode.kind(move) == MoveCode.PLACE_WITH_GRANDE) {
            return GrandePlaces.totalAfter(position, seat, shore, north, region);
        }
        int side = Side.first(position.map.landSides(shore));
        int slot = position.map.tileOn(shore);
        int before = slot < 0 ? 0 : CaballeroTile.number(position.tiles.north(slot), side);
        return position.map.regions.strength(region, seat) + CaballeroTile.number(north, side) - before;
    }
}
