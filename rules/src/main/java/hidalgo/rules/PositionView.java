package hidalgo.rules;

/*
 * Everything hidden is removed from the position before it gets here, so every method below may be called and its
 * result shown.
 */

/** A view made of a position without its secrets: what the views of both games share. */
public abstract class PositionView<P extends Position> implements View {
    /** The position as the seat sees it: everything hidden has a value that does not depend on the truth. */
    protected final P seen;

    private final int seat;

    /** The view of a seat, from a position that contains nothing the seat may not see. */
    protected PositionView(int seat, P seen) {
        this.seat = seat;
        this.seen = seen;
    }

    @Override
    public final String game() {
        return seen.game();
    }

    @Override
    public final int seat() {
        return seat;
    }

    @Override
    public final int seats() {
        return seen.seats();
    }

    @Override
    public final long fingerprint() {
        return seen.fingerprint();
    }

    @Override
    public final int movers() {
        return seen.movers();
    }

    @Override
    public final int obliged() {
        return seen.obliged();
    }

    @Override
    public final void legalMoves(MoveList moves) {
        seen.legalMoves(seat, moves);
    }

    @Override
    public final String notation(int move) {
        return seen.notation(move);
    }

    @Override
    public final Ruling judge(String notation) {
        return seen.judge(seat, notation);
    }
}
