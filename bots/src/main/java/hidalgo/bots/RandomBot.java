package hidalgo.bots;

import hidalgo.rules.MoveList;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;

/** A bot that plays any legal move, each equally likely; where its seat may wait, waiting is one of them. */
final class RandomBot implements Bot {
    private final MoveList moves = new MoveList();

    @Override
    public int choose(View view, RandomSource random) {
        view.legalMoves(moves);
        int choice = random.below(moves.size() + (view.isObliged() ? 0 : 1));
        return choice == moves.size() ? WAIT : moves.get(choice);
    }
}
