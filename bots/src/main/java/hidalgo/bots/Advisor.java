package hidalgo.bots;

import hidalgo.rules.Chance;
import hidalgo.rules.View;
import java.util.Map;

/** A search that says what it thinks, for analysis and hints. */
public final class Advisor {
    private final Knight knight;

    private Advisor(Budget budget) {
        this.knight = new Knight(budget, 1, Map.of());
    }

    /** An advisor that looks so many times at each decision. */
    public static Advisor looking(int iterations) {
        return new Advisor(Budget.ofIterations(iterations));
    }

    /** An advisor that thinks so long about each turn. */
    public static Advisor thinking(int millis) {
        return new Advisor(Budget.ofMillis(millis));
    }

    /** What the search thinks of the moves of the seat whose view this is; only for a seat that may move. */
    public Advice advise(View view, Chance chance) {
        return knight.think(view, chance);
    }
}
