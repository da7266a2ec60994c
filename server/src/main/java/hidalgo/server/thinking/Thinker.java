package hidalgo.server.thinking;

import org.jspecify.annotations.Nullable;

/** Does the jobs of a kind. */
@FunctionalInterface
public interface Thinker {
    /** Lets others go first. */
    @FunctionalInterface
    interface Pace {
        /** A long job has finished a step: more urgent jobs are done before the next step. */
        void step(String progress);
    }

    /** Does a job; returns the answer, or null if it is no longer wanted. */
    @Nullable
    String think(Job job, Pace pace);
}
