package hidalgo.server.thinking;

import java.util.Set;

/**
 * Something quick for a bot to think about.
 *
 * @param people for whom, as {@link Payer#name} names them: their shares pay for it
 * @param urgency how soon
 * @param work what is to be done
 */
public record ThinkingTask(Set<String> people, Urgency urgency, Runnable work) {
    /** A task that can't be changed. */
    public ThinkingTask {
        people = Set.copyOf(people);
    }
}
