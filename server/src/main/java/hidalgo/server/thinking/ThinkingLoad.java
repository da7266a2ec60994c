package hidalgo.server.thinking;

import java.util.Collection;
import java.util.Map;

/**
 * The usage of thinking on all nodes, at a moment.
 *
 * @param taken the recent usage of people, and of networks of guests, in nanoseconds
 * @param running how many jobs are running for them
 */
public record ThinkingLoad(Map<String, Double> taken, Map<String, Integer> running) {
    /**
     * The rank of a job in the queue: the lowest goes first. For several people, the one with the least usage counts.
     */
    double rank(Job job) {
        return Payer.rank(job.people(), this::taken) + job.urgency().behind();
    }

    private double taken(String account) {
        return taken.getOrDefault(account, 0.0) + running.getOrDefault(account, 0) * ThinkingShares.UNDER_WAY;
    }

    /** Whether no job is running for any of these people, or for other guests of their networks. */
    boolean areIdle(Collection<String> people) {
        return Payer.accounts(people).stream().noneMatch(running::containsKey);
    }
}
