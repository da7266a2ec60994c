package hidalgo.rules.grande;

import hidalgo.rules.Chance;
import hidalgo.rules.MoveList;
import hidalgo.rules.View;

/*
 * Two things are secret in El Grande: the order of the piles (which cards are left in each, anyone can count) and the
 * disks of others until all are in. So a view is a position whose piles lie in the order of the box, and in which every
 * disk that the seat may not see lies on the first region it could be on. The Castillo is not secret, only out of sight
 * (EG-3.6): the table that a view shows lacks it, but whoever keeps count knows it, and so do the positions that come from
 * a view.
 */

/** What a seat may see of a game of El Grande: everything but the order of the piles and the disks of others. */
public final class GrandeView implements View {
    private final int seat;
    private final GrandePosition seen;

    GrandeView(int seat, GrandePosition position) {
        this.seat = seat;
        this.seen = position.copy();
        seen.piles.forgetOrder();
        SecretChoices.forget(seen, seat);
    }

    @Override
    public int seat() {
        return seat;
    }

    @Override
    public int movers() {
        return seen.movers();
    }

    @Override
    public int obliged() {
        return seen.obliged();
    }

    @Override
    public void legalMoves(MoveList moves) {
        seen.legalMoves(seat, moves);
    }

    @Override
    public String notation(int move) {
        return seen.notation(move);
    }

    /** The table as the seat sees it, with its own disk if others still choose. */
    public GrandeTable table() {
        return Snapshot.of(seen, seat);
    }

    @Override
    public GrandePosition sample(Chance chance) {
        GrandePosition sample = seen.copy();
        sample.piles.shuffle(chance);
        SecretChoices.guess(sample, seat, chance);
        return sample;
    }
}
