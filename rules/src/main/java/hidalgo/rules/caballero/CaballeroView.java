package hidalgo.rules.caballero;

import hidalgo.rules.PositionView;
import hidalgo.rules.RandomSource;
import hidalgo.rules.ScoreLine;
import java.util.Arrays;
import java.util.List;

/*
 * In El Caballero only the order of the stack is hidden; anyone can count which tiles are left. So a view is a position
 * with an alphabetically sorted stack, independent of its true order.
 */

/** What a seat may see of a game of El Caballero: everything but the order of the stack. */
public final class CaballeroView extends PositionView<CaballeroPosition> {
    CaballeroView(int seat, CaballeroPosition position) {
        super(seat, position.copy());
        byte[] stack = seen.stack.clone();
        Arrays.sort(stack, seen.drawn, stack.length);
        seen.stack = stack;
    }

    /** The position as the seat sees it, for what reads it field by field. */
    CaballeroPosition seen() {
        return seen;
    }

    @Override
    public CaballeroTable table() {
        return seen.table();
    }

    @Override
    public Forecast whatIf(int move, int times) {
        // No move of El Caballero is legal twice in a row.
        return seen.whatIf(seat(), move);
    }

    @Override
    public List<ScoreLine> scoreSheet() {
        return seen.scoreSheet();
    }

    @Override
    public CaballeroPosition sample(RandomSource random) {
        CaballeroPosition sample = seen.copy();
        byte[] stack = sample.stack.clone();
        random.shuffle(stack, sample.drawn, stack.length);
        sample.stack = stack;
        return sample;
    }
}
