package hidalgo.rules.grande;

import hidalgo.rules.PositionView;
import hidalgo.rules.RandomSource;
import hidalgo.rules.ScoreLine;
import java.util.List;

/*
 * Two things are secret in El Grande: the order of the piles (anyone can count which cards are left in each) and the
 * disks of others until all are in. So a view is a position whose piles are in the order of the box, and in which every
 * disk that the seat may not see shows the first region it could show. The Castillo is not secret, only not shown
 * (EG-3.6): the table of a view leaves it out, but players who keep count know it, and so do the positions drawn from a
 * view.
 */

/**
 * The part of a game of El Grande that a seat may see: everything but the order of the piles and the disks of others.
 */
public final class GrandeView extends PositionView<GrandePosition> {
    GrandeView(int seat, GrandePosition position) {
        super(seat, position.copy());
        seen.piles.forgetOrder();
        SecretChoices.forget(seen, seat);
    }

    /** The position as the seat sees it, for what reads it field by field. */
    GrandePosition seen() {
        return seen;
    }

    /** The table as the seat sees it, with its own disk if others still choose. */
    @Override
    public GrandeTable table() {
        return Snapshot.of(seen, seat());
    }

    /** EG-3.6: a scoring of the Castillo shows its contents to all. */
    @Override
    public GrandeTable scoredTable(List<ScoreLine> lines) {
        String castillo = Place.code(Place.CASTILLO);
        for (ScoreLine line : lines) {
            if (line.place().equals(castillo)) {
                return Snapshot.opened(seen, seat());
            }
        }
        return table();
    }

    @Override
    public Preview whatIf(int move, int times) {
        return seen.whatIf(seat(), move, times);
    }

    /** Nothing: the Castillo counts, but it is not shown (EG-3.6). */
    @Override
    public List<ScoreLine> scoreSheet() {
        return List.of();
    }

    @Override
    public GrandePosition sample(RandomSource random) {
        GrandePosition sample = seen.copy();
        sample.piles.shuffle(random);
        SecretChoices.guess(sample, seat(), random);
        return sample;
    }
}
