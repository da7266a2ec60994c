package hidalgo.server.thinking;

import java.util.Set;

/**
 * Something to think about that takes long, described so that any node can do it.
 *
 * @param id its name: whoever asks for the same thing again asks for the same job
 * @param kind what it is
 * @param subject the table or game it is about
 * @param detail what else the thinker must know
 * @param people for whom, as {@link Payer#name} names them: their shares pay for it
 * @param urgency how soon
 * @param worker who has thought about the same subject before and remembers it, or nobody
 */
public record Job(
        String id, Kind kind, String subject, String detail, Set<String> people, Urgency urgency, String worker) {
    /** What there is to think about. */
    public enum Kind {
        /** The move of a bot. */
        BOT,
        /** A hint for somebody. */
        HINT,
        /** The analysis of a finished game. */
        ANALYSIS
    }

    /** A job that can't be changed. */
    public Job {
        people = Set.copyOf(people);
    }
}
