package hidalgo.rules.caballero.moves;

import hidalgo.rules.Message;
import hidalgo.rules.Refusal;
import hidalgo.rules.caballero.state.CaballeroState;
import hidalgo.rules.caballero.state.CaballeroTiles;
import hidalgo.rules.caballero.state.Cell;
import hidalgo.rules.caballero.state.Regions;
import org.jspecify.annotations.Nullable;

/** The reasons why castillos, governors and the grande can't be used (EC-3.16 to EC-3.19, EC-5). */
final class PieceRefusals {
    private PieceRefusals() {}

    static Refusal tooDear(CaballeroState position, int seat, int cost) {
        return Refusal.of("EC-3.3", "ec.tooDear", "cost", cost, "court", position.courts.caballeros(seat));
    }

    /** Why a cell does not hold the seat's own caballero tile, or null if it does. */
    static @Nullable Refusal explainOwnTile(CaballeroState position, int seat, int cell, String rule) {
        int slot = Judge.slotAt(position, cell);
        if (slot < 0) {
            return Refusal.of(rule, "ec.noTile", "cell", Cell.text(cell));
        }
        int owner = CaballeroTiles.owner(slot);
        return owner == seat
                ? null
                : Refusal.of(rule, "ec.othersTile", "cell", Cell.text(cell), "owner", new Message.Seat(owner));
    }

    static @Nullable Refusal explainTake(CaballeroState position, int seat, int cell) {
        Refusal refusal = explainOwnTile(position, seat, cell, "EC-3.19");
        if (refusal != null) {
            return refusal;
        }
        return PieceMoves.mayTakeBack(position, Judge.slotAt(position, cell))
                ? null
                : Refusal.of("EC-5.8", "ec.take.grande");
    }

    static @Nullable Refusal explainBuild(CaballeroState position, int seat, int cell) {
        Refusal refusal = explainOwnTile(position, seat, cell, "EC-3.16");
        if (refusal != null) {
            return refusal;
        }
        if (position.tiles.hasCastillo(Judge.slotAt(position, cell))) {
            return Refusal.of("EC-3.16", "ec.castillo.there", "cell", Cell.text(cell));
        }
        if (position.turn.castillosBuilt == PieceMoves.CASTILLO_LIMIT) {
            return Refusal.of("EC-3.0", "ec.castillo.limit");
        }
        if (position.castilloStock == 0) {
            return Refusal.of("EC-3.16", "ec.castillo.stock");
        }
        return position.courts.caballeros(seat) < 1 ? tooDear(position, seat, 1) : null;
    }

    static @Nullable Refusal explainMove(CaballeroState position, int seat, int from, int to) {
        Refusal refusal = explainOwnTile(position, seat, from, "EC-3.17");
        if (refusal == null) {
            refusal = explainOwnTile(position, seat, to, "EC-3.17");
        }
        if (refusal != null) {
            return refusal;
        }
        if (!position.tiles.hasCastillo(Judge.slotAt(position, from))) {
            return Refusal.of("EC-3.17", "ec.castillo.none", "cell", Cell.text(from));
        }
        if (position.tiles.hasCastillo(Judge.slotAt(position, to))) {
            return Refusal.of("EC-3.17", "ec.castillo.there", "cell", Cell.text(to));
        }
        return position.courts.caballeros(seat) < 1 ? tooDear(position, seat, 1) : null;
    }

    static @Nullable Refusal explainGovernor(CaballeroState position, int seat, WrittenMove.Spot spot) {
        if (!position.options.expanded()) {
            return Refusal.of("EC-5.1", "ec.expandedOnly");
        }
        int region = Judge.regionAt(position, spot);
        if (region < 0) {
            return Refusal.of("EC-5.3", "ec.noArea", "cell", Cell.text(spot.cell()));
        }
        if (!position.map.regions.isEnclosed(region)) {
            return Refusal.of("EC-5.2", "ec.governor.open");
        }
        int governor = position.map.regions.governor(region);
        if (governor != Regions.NO_SEAT) {
            return Refusal.of("EC-5.3", "ec.governor.there", "owner", new Message.Seat(governor));
        }
        if (position.courts.governors(seat) == 0) {
            return Refusal.of("EC-5.1", "ec.governor.none");
        }
        return position.courts.caballeros(seat) < 1 ? tooDear(position, seat, 1) : null;
    }

    static @Nullable Refusal explainGrande(CaballeroState position, int seat, int cell) {
        if (!position.options.expanded()) {
            return Refusal.of("EC-5.1", "ec.expandedOnly");
        }
        Refusal refusal = explainOwnTile(position, seat, cell, "EC-5.5");
        if (refusal != null) {
            return refusal;
        }
        if (position.tiles.hasGrande(Judge.slotAt(position, cell))) {
            return Refusal.of("EC-5.5", "ec.grande.there");
        }
        int cost = Prices.grande(position, seat);
        if (cost == 0) {
            return Refusal.of("EC-3.0", "ec.grande.moved");
        }
        return cost > position.courts.caballeros(seat) ? tooDear(position, seat, cost) : null;
    }
}
