package hidalgo.server.thinking;

import java.util.Collection;
import java.util.Map;

/**
 * How much thinking is done for whom on all nodes, at a moment.
 *
 * @param taken what people, and guests of networks, have taken lately, in nanoseconds
 * @param running how many jobs are under way for them
 */
public record ThinkingLoad(Map<String, Double> taken, Map<String, Integer> running) {
    /** Where a job stands in the queue: the lowest goes first. Of several people the one counts who has taken the least. */
    double rank(Job job) {
        return Payer.rank(job.people(), this::taken) + job.urgency().behind();
    }

    private double taken(String account) {
        return taken.getOrDefault(account, 0.0) + running.getOrDefault(account, 0) * ThinkingShares.UNDER_WAY;
    }

    /** Whether nothing is under way for any of these people, or for other guests of their networks. */
    boolean areIdle(Collection<String> people) {
        return Payer.accounts(people).stream().noneMatch(running::containsKey);
    }
}
