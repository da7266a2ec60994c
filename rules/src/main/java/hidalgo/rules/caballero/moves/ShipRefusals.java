package hidalgo.rules.caballero.moves;

import hidalgo.rules.Refusal;
import hidalgo.rules.caballero.state.CaballeroState;
import hidalgo.rules.caballero.state.Side;
import org.jspecify.annotations.Nullable;

/** The reasons why ships can't be bought, moved, docked or set out (EC-3.15, EC-3.17, EC-3.18, EC-5.4). */
final class ShipRefusals {
    private ShipRefusals() {}

    static @Nullable Refusal explainBuy(CaballeroState position, int seat, WrittenMove.Spot spot) {
        Refusal refusal = explainFreeBerth(position, seat, spot, "EC-3.15");
        if (refusal != null) {
            return refusal;
        }
        if (position.turn.shipsBought == PieceMoves.SHIP_LIMIT) {
            return Refusal.of("EC-3.0", "ec.ship.limit");
        }
        if (position.shipStock == 0) {
            return Refusal.of("EC-3.15", "ec.ship.stock");
        }
        return position.courts.caballeros(seat) < Prices.SHIP
                ? PieceRefusals.tooDear(position, seat, Prices.SHIP)
                : null;
    }

    static @Nullable Refusal explainDock(CaballeroState position, int seat, WrittenMove.Spot spot) {
        return explainShip(position, seat, spot, "EC-3.18");
    }

    static @Nullable Refusal explainSail(CaballeroState position, int seat, WrittenMove.Spot spot) {
        Refusal refusal = explainFreeBerth(position, seat, spot, "EC-3.18");
        if (refusal != null) {
            return refusal;
        }
        if (position.courts.ships(seat) == 0) {
            return Refusal.of("EC-3.18", "ec.ship.court");
        }
        if (!PieceMoves.hasShipToSetOut(position, seat)) {
            return Refusal.of("EC-3.18", "ec.ship.later");
        }
        return position.courts.caballeros(seat) < 1 ? PieceRefusals.tooDear(position, seat, 1) : null;
    }

    static @Nullable Refusal explainMove(
            CaballeroState position, int seat, WrittenMove.Spot from, WrittenMove.Spot to) {
        Refusal refusal = explainShip(position, seat, from, "EC-3.17");
        if (refusal == null) {
            refusal = explainFreeBerth(position, seat, to, "EC-3.17");
        }
        if (refusal != null) {
            return refusal;
        }
        return position.courts.caballeros(seat) < 1 ? PieceRefusals.tooDear(position, seat, 1) : null;
    }

    /** Why a berth does not hold the seat's own ship, or null if it does. */
    private static @Nullable Refusal explainShip(
            CaballeroState position, int seat, WrittenMove.Spot spot, String rule) {
        Refusal refusal = explainBerth(position, seat, spot, rule);
        if (refusal != null) {
            return refusal;
        }
        return hasShip(position, Judge.berthAt(position, spot)) ? null : Refusal.of(rule, "ec.ship.none");
    }

    /** Why no ship of the seat may be put in a berth, or null if one may. */
    private static @Nullable Refusal explainFreeBerth(
            CaballeroState position, int seat, WrittenMove.Spot spot, String rule) {
        Refusal refusal = explainBerth(position, seat, spot, rule);
        if (refusal != null) {
            return refusal;
        }
        int berth = Judge.berthAt(position, spot);
        if (hasShip(position, berth)) {
            return Refusal.of(MoveCode.isWater(berth) ? "EC-5.4" : rule, "ec.ship.there");
        }
        int slot = MoveCode.slot(berth);
        return !MoveCode.isWater(berth) && (PieceMoves.freeWater(position, slot) >> spot.side() & 1) == 0
                ? Refusal.of(rule, "ec.ship.noWater", "side", Side.word(spot.side()))
                : null;
    }

    /**
     * The reason why a spot is no berth of the seat: neither a side of its tile nor a water that it governs (EC-5.4).
     */
    private static @Nullable Refusal explainBerth(
            CaballeroState position, int seat, WrittenMove.Spot spot, String rule) {
        int region = Judge.regionAt(position, spot);
        if (region < 0) {
            return PieceRefusals.explainOwnTile(position, seat, spot.cell(), rule);
        }
        return position.map.regions.isLand(region) || position.map.regions.governor(region) != seat
                ? Refusal.of("EC-5.4", "ec.ship.notGoverned")
                : null;
    }

    private static boolean hasShip(CaballeroState position, int berth) {
        return MoveCode.isWater(berth)
                ? position.map.regions.hasShip(MoveCode.water(berth))
                : (position.tiles.ships(MoveCode.slot(berth)) >> MoveCode.side(berth) & 1) != 0;
    }
}
