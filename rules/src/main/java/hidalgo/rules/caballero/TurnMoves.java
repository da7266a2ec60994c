package hidalgo.rules.caballero;

import hidalgo.rules.MoveList;

/** The legal moves of a turn (EC-3.0). */
final class TurnMoves {
    private TurnMoves() {}

    static void list(CaballeroPosition position, int seat, MoveList moves) {
        if (position.turn.firstHalf != Turn.NONE) {
            TileMoves.listSecondHalves(position, seat, moves);
            return;
        }
        if (!position.turn.supplied) {
            moves.add(MoveCode.SUPPLY);
        }
        boolean area = position.areasLeft(seat) > 0 && AreaMoves.list(position, seat, moves);
        TileMoves.list(position, seat, moves);
        PieceMoves.list(position, seat, moves);
        if (!area || position.owedAreas(seat) == 0) {
            moves.add(MoveCode.END);
        }
    }
}
