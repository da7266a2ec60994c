package hidalgo.server.thinking;

import java.util.Set;

/**
 * A long computation, described so that any node can do it.
 *
 * @param id its name: the same request gets the same job
 * @param kind its kind
 * @param subject the table or game it is about
 * @param detail other data for the thinker
 * @param people the people it is done for, as {@link Payer#name} names them: their shares pay for it
 * @param urgency its urgency
 * @param worker the worker that has earlier results for the same subject, or empty
 */
public record Job(
        String id, Kind kind, String subject, String detail, Set<String> people, Urgency urgency, String worker) {
    /** The kinds of jobs. */
    public enum Kind {
        /** The move of a bot. */
        BOT,
        /** A hint for a player. */
        HINT,
        /** The analysis of a finished game. */
        ANALYSIS
    }

    /** A job that can't be changed. */
    public Job {
        people = Set.copyOf(people);
    }
}
