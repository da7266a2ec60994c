package hidalgo.bots;

import hidalgo.rules.Chance;
import hidalgo.rules.MoveList;
import hidalgo.rules.View;

/** A bot that plays any legal move, each equally likely. */
final class RandomBot implements Bot {
    private final MoveList moves = new MoveList();

    @Override
    public int choose(View view, Chance chance) {
        view.legalMoves(moves);
        return moves.get(chance.below(moves.size()));
    }
}
