package hidalgo.tables.protocol;

import java.util.List;

/**
 * A proposal to the people at a table.
 *
 * @param kind to end the game now, or to let a bot play on for a seat
 * @param by the seat that proposes it
 * @param seat the seat that a bot would take
 * @param agreed the seats that have agreed
 */
public record Proposal(Kind kind, int by, int seat, List<Integer> agreed) {
    /** What can be proposed. */
    public enum Kind {
        /** To end the game now. */
        END,
        /** To let a bot play on for a seat. */
        BOT
    }
}
