package hidalgo.rules.grande;

import hidalgo.rules.Chance;
import hidalgo.rules.MoveList;
import hidalgo.rules.View;

/*
 * Two things are secret in El Grande: the order of the piles (which cards are left in each, anyone can count) and the
 * disks of others until all are in. So a view is a position whose piles lie in the order of the box, and in which every
 * disk that the seat may not see lies on the first region it could be on. The Castillo is not secret, only out of sight
 * (EG-3.6): a view does not show it, but whoever keeps count knows it, and so do the positions that come from a view.
 */

/** What a seat may see of a game of El Grande: everything but the order of the piles and the disks of others. */
public final class GrandeView implements View {
    /** The count of caballeros that are out of sight. */
    public static final int OUT_OF_SIGHT = -1;

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

    /** How many caballeros of a seat stand in a place, {@link #OUT_OF_SIGHT} for a Castillo that is not shown (EG-3.6). */
    public int caballeros(int place, int owner) {
        boolean hidden = place == Place.CASTILLO && seen.options.castillo() == GrandeOptions.Castillo.HIDDEN;
        return hidden ? OUT_OF_SIGHT : seen.caballeros(place, owner);
    }

    /** The region on the seat's own disk while others still choose, or {@link GrandePosition#NOWHERE}. */
    public int disk() {
        boolean chosen = seat != SPECTATOR && (seen.disks.chosen() >> seat & 1) != 0;
        return chosen ? seen.disks.region(seat) : Place.NOWHERE;
    }

    /**
     * The table as the seat sees it: a copy in which everything secret has a value that is the same whatever it really is.
     * It still counts the Castillo's contents; who shows them to people asks {@link #caballeros} here.
     */
    public GrandePosition table() {
        return seen.copy();
    }

    @Override
    public GrandePosition sample(Chance chance) {
        GrandePosition sample = seen.copy();
        sample.piles.shuffle(chance);
        SecretChoices.guess(sample, seat, chance);
        return sample;
    }
}
