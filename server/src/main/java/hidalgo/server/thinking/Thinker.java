package hidalgo.server.thinking;

import org.jspecify.annotations.Nullable;

/** Does the jobs of a kind. */
@FunctionalInterface
public interface Thinker {
    /** Lets others go first. */
    @FunctionalInterface
    interface Pace {
        /** A long job has got a step further: what is more urgent is done before the next step. */
        void step(String progress);
    }

    /** Does a job; returns the answer, or nothing if nobody waits for one. */
    @Nullable
    String think(Job job, Pace pace);
}
