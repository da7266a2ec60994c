package hidalgo.server.thinking;

import java.util.Set;

/**
 * A quick computation for a bot.
 *
 * @param people the people it is done for, as {@link Payer#name} names them: their shares pay for it
 * @param urgency its urgency
 * @param work the computation
 */
public record ThinkingTask(Set<String> people, Urgency urgency, Runnable work) {
    /** A task that can't be changed. */
    public ThinkingTask {
        people = Set.copyOf(people);
    }
}
