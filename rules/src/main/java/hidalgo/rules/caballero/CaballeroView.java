package hidalgo.rules.caballero;

import hidalgo.rules.Danger;
import hidalgo.rules.PositionView;
import hidalgo.rules.RandomSource;
import hidalgo.rules.ScoreLine;
import hidalgo.rules.caballero.state.AreaTile;
import java.util.List;

/*
 * In El Caballero only the order of the stack is hidden; anyone can count which tiles are left. So a view is a position
 * with an alphabetically sorted stack, independent of its true order.
 */

/** The part of a game of El Caballero that a seat may see: everything but the order of the stack. */
public final class CaballeroView extends PositionView<CaballeroPosition> {
    CaballeroView(int seat, CaballeroPosition position) {
        super(seat, position.copy());
        byte[] stack = seen.stack.clone();
        sort(stack, seen.drawn);
        seen.stack = stack;
    }

    /** Sorts the tiles that have not been drawn; there are few kinds, so they are counted. */
    private static void sort(byte[] stack, int from) {
        short[] counts = new short[AreaTile.SYMBOLS * AreaTile.PATTERNS];
        for (int i = from; i < stack.length; i++) {
            counts[stack[i]]++;
        }
        int at = from;
        for (int tile = 0; tile < counts.length; tile++) {
            for (int left = counts[tile]; left > 0; left--) {
                stack[at++] = (byte) tile;
            }
        }
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
    public boolean isAlikeForAll() {
        return true;
    }

    @Override
    public Preview whatIf(int move, int times) {
        // No move of El Caballero is legal twice in a row.
        return seen.whatIf(seat(), move);
    }

    @Override
    public List<Danger> dangers() {
        return seat() == SPECTATOR ? List.of() : Dangers.of(seen, seat());
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
