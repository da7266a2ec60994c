package hidalgo.rules.caballero.moves;

import hidalgo.rules.MoveList;
import hidalgo.rules.PowerHand;
import hidalgo.rules.caballero.state.CaballeroState;
import hidalgo.rules.caballero.state.Turn;

/** The legal moves: power cards (EC-2.4), and all moves of a turn (EC-3.0). */
public final class TurnMoves {
    private TurnMoves() {}

    /** Lists the cards that a seat may play: those in hand whose number no player has played this round (EC-2.4). */
    public static void listPowerCards(CaballeroState position, int seat, MoveList moves) {
        int free = PowerHand.free(position.courts.hand(seat), position.courts.laidCards());
        for (; free != 0; free &= free - 1) {
            moves.add(MoveCode.of(MoveCode.POWER, Integer.numberOfTrailingZeros(free)));
        }
    }

    /** Lists the moves of a seat's turn. */
    public static void list(CaballeroState position, int seat, MoveList moves) {
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
