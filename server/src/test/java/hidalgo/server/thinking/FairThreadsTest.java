package hidalgo.server.thinking;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Eventually;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** All people get their share of the bots' thinking. */
class FairThreadsTest {
    private final FairThreads threads = new FairThreads("test", 1);
    private final List<String> done = Collections.synchronizedList(new ArrayList<>());
    private final CountDownLatch first = new CountDownLatch(1);
    private final CountDownLatch second = new CountDownLatch(1);

    @AfterEach
    void close() {
        first.countDown();
        second.countDown();
        threads.close();
    }

    private void give(String person, Urgency urgency) {
        threads.run(new ThinkingTask(Set.of(person), urgency, () -> done.add(person)));
    }

    /** Keeps a thread busy for a person until a latch opens. */
    private void occupy(String person, CountDownLatch until) {
        CountDownLatch begun = new CountDownLatch(1);
        threads.run(new ThinkingTask(Set.of(person), Urgency.PEOPLES_TABLE, () -> {
            begun.countDown();
            await(until);
        }));
        await(begun);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void awaitDone(int tasks) {
        Eventually.holds(() -> done.size() == tasks, tasks + " tasks");
    }

    @Test
    void whoHasTakenLessGoesFirst() {
        occupy("greedy", first);
        occupy("person", second);
        for (int i = 0; i < 30; i++) {
            give("greedy", Urgency.PEOPLES_TABLE);
        }
        give("ana", Urgency.PEOPLES_TABLE);
        first.countDown();
        awaitDone(31);
        assertThat(done.getFirst()).isEqualTo("ana");
    }

    @Test
    void peoplesTablesComeBeforeHintsThenBotsTablesThenAnalyses() {
        occupy("one", first);
        occupy("another", second);
        give("analysis", Urgency.ANALYSIS);
        give("bots", Urgency.BOTS_TABLE);
        give("hint", Urgency.HINT);
        give("people", Urgency.PEOPLES_TABLE);
        first.countDown();
        awaitDone(4);
        assertThat(done).containsExactly("people", "hint", "bots", "analysis");
    }

    @Test
    void whoHasNothingUnderWayDoesNotWaitForAnotherWhoHas() {
        occupy("greedy", first);
        give("greedy", Urgency.PEOPLES_TABLE);
        give("ana", Urgency.ANALYSIS);
        awaitDone(1);
        assertThat(done).containsExactly("ana");
    }

    @Test
    void anErrandThatFailsEndsNoThread() {
        for (int i = 0; i < 5; i++) {
            threads.run(new ThinkingTask(Set.of("ana"), Urgency.HINT, () -> {
                throw new StackOverflowError("for the test");
            }));
        }
        give("ana", Urgency.HINT);
        awaitDone(1);
    }

    @Test
    void anInterruptionOfOneErrandDoesNotReachTheNext() {
        List<Boolean> interrupted = Collections.synchronizedList(new ArrayList<>());
        for (int i = 0; i < 10; i++) {
            threads.run(new ThinkingTask(Set.of("ana"), Urgency.HINT, () -> {
                interrupted.add(Thread.currentThread().isInterrupted());
                Thread.currentThread().interrupt();
            }));
        }
        Eventually.holds(() -> interrupted.size() == 10, "all tasks");
        assertThat(interrupted).containsOnly(false);
    }
}
