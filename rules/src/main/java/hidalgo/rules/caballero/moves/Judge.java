package hidalgo.rules.caballero.moves;

import hidalgo.rules.Message;
import hidalgo.rules.MoveList;
import hidalgo.rules.MoveText;
import hidalgo.rules.Refusal;
import hidalgo.rules.Ruling;
import hidalgo.rules.caballero.state.CaballeroState;
import hidalgo.rules.caballero.state.Turn;
import org.jspecify.annotations.Nullable;

/*
 * The list of legal moves alone decides what is legal. The refusals only explain: for every well-formed move they give
 * a reason exactly when it is not in the list, which the tests check in both directions.
 */

/** Judges written moves: legal, or refused with the rule. */
public final class Judge {
    private Judge() {}

    public static Ruling judge(CaballeroState position, int seat, String text) {
        WrittenMove written = Notation.parse(text);
        if (written == null) {
            return MoveText.malformed("EC-7", "ec.malformed", text);
        }
        int move = encode(position, written);
        if (move >= 0) {
            MoveList moves = new MoveList();
            position.legalMoves(seat, moves);
            if (moves.contains(move)) {
                return new Ruling.Legal(move);
            }
        }
        Refusal refusal = explain(position, seat, written);
        if (refusal == null) {
            throw new IllegalStateException("No reason to refuse " + text);
        }
        return refusal;
    }

    /** The reason why a move is not legal, or null if there is none. */
    public static @Nullable Refusal explain(CaballeroState position, int seat, WrittenMove written) {
        if (seat < 0 || seat >= position.seats()) {
            return Refusal.of("EC-2.1", "ec.seat", "seat", seat, "last", position.seats() - 1);
        }
        if (position.isOver()) {
            return Refusal.of("EC-2.7", "ec.over");
        }
        if (!position.mayMove(seat)) {
            String rule = position.isBidding() ? "EC-2.4" : "EC-2.5";
            return Refusal.of(rule, "ec.notYourTurn", "mover", new Message.Seat(position.mover()));
        }
        if (written instanceof WrittenMove.Power(int card)) {
            return explainPower(position, seat, card);
        }
        if (position.isBidding()) {
            return Refusal.of("EC-2.4", "ec.bidding");
        }
        return explainTurn(position, seat, written);
    }

    private static @Nullable Refusal explainPower(CaballeroState position, int seat, int card) {
        if (!position.isBidding()) {
            return Refusal.of("EC-2.4", "ec.power.turn");
        }
        if ((position.courts.hand(seat) >> card & 1) == 0) {
            return Refusal.of("EC-2.4", "ec.power.gone", "card", card);
        }
        for (int other = 0; other < position.seats(); other++) {
            if (position.courts.laid(other) == card) {
                return Refusal.of("EC-2.4", "ec.power.taken", "card", card, "rival", new Message.Seat(other));
            }
        }
        return null;
    }

    private static @Nullable Refusal explainTurn(CaballeroState position, int seat, WrittenMove written) {
        boolean tile = written instanceof WrittenMove.Place || written instanceof WrittenMove.Raise;
        if (position.turn.firstHalf != Turn.NONE && !tile) {
            return Refusal.of("EC-3.13", "ec.pending");
        }
        return switch (written) {
            case WrittenMove.FarAway(String cell) -> Refusal.of("EC-1.1", "ec.far", "cell", cell);
            case WrittenMove.Power(int card) -> explainPower(position, seat, card);
            case WrittenMove.Supply() -> position.turn.supplied ? Refusal.of("EC-3.1", "ec.supply.twice") : null;
            case WrittenMove.End() ->
                AreaRefusals.isOwedAndPossible(position, seat) ? Refusal.of("EC-3.0", "ec.end.owed") : null;
            case WrittenMove.Area(int area, int cell) -> AreaRefusals.explain(position, seat, area, cell);
            case WrittenMove.Place place -> TileRefusals.explain(position, seat, place);
            case WrittenMove.Raise raise -> TileRefusals.explain(position, seat, raise);
            case WrittenMove.BuyShip(WrittenMove.Spot spot) -> ShipRefusals.explainBuy(position, seat, spot);
            case WrittenMove.Dock(WrittenMove.Spot spot) -> ShipRefusals.explainDock(position, seat, spot);
            case WrittenMove.Sail(WrittenMove.Spot spot) -> ShipRefusals.explainSail(position, seat, spot);
            case WrittenMove.MoveShip(WrittenMove.Spot from, WrittenMove.Spot to) ->
                ShipRefusals.explainMove(position, seat, from, to);
            case WrittenMove.BuildCastillo(int cell) -> PieceRefusals.explainBuild(position, seat, cell);
            case WrittenMove.MoveCastillo(int from, int to) -> PieceRefusals.explainMove(position, seat, from, to);
            case WrittenMove.Take(int cell) -> PieceRefusals.explainTake(position, seat, cell);
            case WrittenMove.Governor(WrittenMove.Spot spot) -> PieceRefusals.explainGovernor(position, seat, spot);
            case WrittenMove.Grande(int cell) -> PieceRefusals.explainGrande(position, seat, cell);
        };
    }

    /** The number of a written move, or -1 if what it names does not exist. */
    private static int encode(CaballeroState position, WrittenMove written) {
        return switch (written) {
            case WrittenMove.FarAway(String cell) -> -1;
            case WrittenMove.Power(int card) -> MoveCode.of(MoveCode.POWER, card);
            case WrittenMove.Supply() -> MoveCode.SUPPLY;
            case WrittenMove.End() -> MoveCode.END;
            case WrittenMove.Area(int tile, int cell) -> MoveCode.of(MoveCode.AREA, cell, tile);
            case WrittenMove.Place(int cell, int north, boolean withGrande) ->
                MoveCode.of(withGrande ? MoveCode.PLACE_WITH_GRANDE : MoveCode.PLACE, cell, north);
            case WrittenMove.Raise(int cell, int north) -> of(MoveCode.RAISE, slotAt(position, cell), north);
            case WrittenMove.BuyShip(WrittenMove.Spot spot) -> of(MoveCode.BUY_SHIP, berthAt(position, spot), 0);
            case WrittenMove.Dock(WrittenMove.Spot spot) -> of(MoveCode.DOCK, berthAt(position, spot), 0);
            case WrittenMove.Sail(WrittenMove.Spot spot) -> of(MoveCode.SAIL, berthAt(position, spot), 0);
            case WrittenMove.MoveShip(WrittenMove.Spot from, WrittenMove.Spot to) ->
                of(MoveCode.MOVE_SHIP, berthAt(position, from), berthAt(position, to));
            case WrittenMove.BuildCastillo(int cell) -> of(MoveCode.BUILD_CASTILLO, slotAt(position, cell), 0);
            case WrittenMove.MoveCastillo(int from, int to) ->
                of(MoveCode.MOVE_CASTILLO, slotAt(position, from), slotAt(position, to));
            case WrittenMove.Take(int cell) -> of(MoveCode.TAKE, slotAt(position, cell), 0);
            case WrittenMove.Governor(WrittenMove.Spot spot) -> of(MoveCode.GOVERNOR, regionAt(position, spot), 0);
            case WrittenMove.Grande(int cell) -> of(MoveCode.GRANDE, slotAt(position, cell), 0);
        };
    }

    private static int of(int kind, int object, int second) {
        return object < 0 || second < 0 ? -1 : MoveCode.of(kind, object, second);
    }

    /** The caballero tile on a cell, or -1. */
    static int slotAt(CaballeroState position, int cell) {
        int shore = position.map.shoreAt(cell);
        return shore < 0 ? -1 : position.map.tileOn(shore);
    }

    /** The region of a side of an area tile, or -1. */
    static int regionAt(CaballeroState position, WrittenMove.Spot spot) {
        int area = position.map.areaAt(spot.cell());
        return area < 0 ? -1 : position.map.regionOf(area, spot.side());
    }

    /** The berth that a side names: of a caballero tile, or of the water of an area tile (section 7); -1 if neither. */
    static int berthAt(CaballeroState position, WrittenMove.Spot spot) {
        int slot = slotAt(position, spot.cell());
        if (slot >= 0) {
            return MoveCode.berth(slot, spot.side());
        }
        int region = regionAt(position, spot);
        return region < 0 ? -1 : MoveCode.waterBerth(region);
    }
}
