package hidalgo.bots;

import hidalgo.rules.MoveList;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;

/*
 * A view copies the position. A bot that looks at nothing but its legal moves needs no copy, which makes random games
 * several times as fast. The list is the same with or without a view: whether a move is legal never depends on hidden
 * information.
 */

/** A bot that looks at nothing but its legal moves. */
public abstract class BlindBot implements Bot {
    private final MoveList moves = new MoveList();

    /** Chooses one of the legal moves, or {@link #WAIT} if its seat is not obliged to move. */
    public abstract int choose(MoveList legal, boolean obliged, RandomSource random);

    @Override
    public final int choose(View view, RandomSource random) {
        view.legalMoves(moves);
        return choose(moves, view.isObliged(), random);
    }
}
