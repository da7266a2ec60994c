package hidalgo.tables.table;

import java.util.List;
import java.util.TreeSet;

/**
 * A proposal that the people at a table are asked to agree to.
 *
 * @param kind to end the game now, or to let a bot continue for a seat
 * @param by the seat that proposes it
 * @param seat the seat that a bot would take
 * @param agreed the seats that have agreed
 */
public record Proposal(Kind kind, int by, int seat, List<Integer> agreed) {
    /** The same proposal once one more seat has agreed. */
    public Proposal agreedBy(int another) {
        TreeSet<Integer> all = new TreeSet<>(agreed);
        all.add(another);
        return new Proposal(kind, by, seat, List.copyOf(all));
    }

    /** The kinds of proposals. */
    public enum Kind {
        /** To end the game now. */
        END,
        /** To let a bot play on for a seat. */
        BOT
    }
}
