package hidalgo.server.thinking;

import java.util.Collection;
import java.util.Map;

/**
 * How much thinking is done for whom on all nodes, at a moment.
 *
 * @param taken what people have taken lately, in nanoseconds
 * @param running how many jobs are under way for people
 */
public record ThinkingLoad(Map<String, Double> taken, Map<String, Integer> running) {
    /** Where a job stands in the queue: the lowest goes first. Of several people the one counts who has taken the least. */
    double rank(Job job) {
        double least = job.people().isEmpty() ? 0 : Double.MAX_VALUE;
        for (String person : job.people()) {
            double own = taken.getOrDefault(person, 0.0) + running.getOrDefault(person, 0) * ThinkingShares.UNDER_WAY;
            least = Math.min(least, own);
        }
        return least + job.urgency().behind();
    }

    /** Whether nothing is under way for any of these people. */
    boolean areIdle(Collection<String> people) {
        return people.stream().noneMatch(running::containsKey);
    }
}
