package hidalgo.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Postgres;
import hidalgo.server.bus.Bus;
import hidalgo.server.thinking.Job;
import hidalgo.server.thinking.JobRepository;
import hidalgo.server.thinking.Urgency;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A job has one worker at a time, and outlives it; on both databases. */
class JobStoreTest {
    private static final Job BOT = job("bot/t/1/0", Urgency.PEOPLES_TABLE, "", "ana", "ben");

    @TempDir
    private Path folder;

    private static Job job(String id, Urgency urgency, String worker, String... people) {
        return new Job(id, Job.Kind.BOT, "t", "1 0 champion", Set.of(people), urgency, worker);
    }

    private void on(String kind, Consumer<JobStore> test) {
        String url = kind.equals("postgresql") ? Postgres.database() : Database.inFile(folder.resolve("hidalgo.db"));
        try (Database database = Database.open(url)) {
            test.accept(new JobStore(database, Bus.NONE));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void ofManyWorkersOneGetsTheJob(String kind) {
        on(kind, store -> {
            store.add(BOT, 100);
            store.add(BOT, 200);
            assertThat(store.waiting("w", 300)).containsExactly(BOT);
            assertThat(IntStream.range(0, 8)
                            .parallel()
                            .filter(i -> store.lease(BOT, "worker " + i, 300, 900))
                            .count())
                    .isEqualTo(1);
            assertThat(store.waiting("w", 300)).isEmpty();
            assertThat(store.load(300).running()).containsOnlyKeys("ana", "ben");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void whenAWorkerDiesAnotherTakesOverAndTheFirstAnswerCounts(String kind) {
        on(kind, store -> {
            store.add(BOT, 100);
            assertThat(store.lease(BOT, "one", 300, 900)).isTrue();
            store.renew("one", 1200);
            assertThat(store.lease(BOT, "two", 1199, 2000))
                    .as("before the lease ends")
                    .isFalse();
            assertThat(store.waiting("two", 1200)).extracting(Job::id).containsExactly(BOT.id());
            assertThat(store.lease(BOT, "two", 1200, 2000)).isTrue();
            store.answer(BOT, "card 1");
            store.answer(BOT, "card 2");
            assertThat(store.find(BOT.id())).hasValue(new JobRepository.State(BOT.detail(), "card 1", "two"));
            assertThat(store.waiting("one", 5000)).isEmpty();
            store.remove(BOT.id());
            assertThat(store.find(BOT.id())).isEmpty();
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void aWorkerThatStopsGivesBackWhatItHas(String kind) {
        on(kind, store -> {
            store.add(BOT, 100);
            store.lease(BOT, "one", 300, 900);
            store.release("one");
            assertThat(store.lease(BOT, "two", 301, 900)).isTrue();
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void aJobThatNoWorkerSurvivesIsGivenUp(String kind) {
        on(kind, store -> {
            store.add(BOT, 100);
            for (int time = 1000; time <= 3000; time += 1000) {
                assertThat(store.lease(BOT, "one", time, time + 500)).isTrue();
            }
            store.tidy(3400);
            assertThat(store.find(BOT.id()).orElseThrow().answer()).isNull();
            assertThat(store.waiting("one", 4000)).isEmpty();
            store.tidy(4000);
            assertThat(store.find(BOT.id()).orElseThrow().answer()).isEqualTo(JobRepository.FAILED);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void ofTheSamePeopleAndUrgencyTheOldestComesAndManyDontHideThoseOfOthers(String kind) {
        on(kind, store -> {
            for (int i = 0; i < 30; i++) {
                store.add(job("many " + i, Urgency.BOTS_TABLE, "", "greedy"), 100 + i);
            }
            store.add(job("one", Urgency.PEOPLES_TABLE, "", "ana"), 900);
            assertThat(store.waiting("w", 1000)).extracting(Job::id).containsExactly("many 0", "one");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void aJobWaitsAMomentForTheWorkerWhoRemembers(String kind) {
        on(kind, store -> {
            store.add(job("next", Urgency.PEOPLES_TABLE, "one", "ana"), 1000);
            assertThat(store.waiting("two", 1400)).isEmpty();
            assertThat(store.waiting("one", 1000)).hasSize(1);
            assertThat(store.waiting("two", 1501)).hasSize(1);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void whatPeopleHaveTakenIsSharedAndForgottenByHalfEveryMinute(String kind) {
        on(kind, store -> {
            store.charge(BOT, 8_000, 0);
            assertThat(store.load(0).taken()).containsEntry("ana", 4_000.0).containsEntry("ben", 4_000.0);
            store.charge(job("other", Urgency.HINT, "", "ana"), 1_000, 60_000);
            assertThat(store.load(60_000).taken()).containsEntry("ana", 3_000.0).containsEntry("ben", 2_000.0);
            store.tidy(7_200_000);
            assertThat(store.load(7_200_000).taken()).isEmpty();
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void whatGuestsHaveTakenCountsForTheirNetworksToo(String kind) {
        on(kind, store -> {
            String network = "00000000000000aa00000000000000bb";
            store.charge(job("x", Urgency.HINT, "", "ana@" + network, "ben@" + network), 8_000, 0);
            assertThat(store.load(0).taken())
                    .containsEntry("ana", 4_000.0)
                    .containsEntry("ben", 4_000.0)
                    .containsEntry(network, 8_000.0)
                    .containsEntry("00000000000000aa", 8_000.0);
            Job job = job("y", Urgency.HINT, "", "eve@" + network);
            store.add(job, 1);
            assertThat(store.lease(job, "one", 1, 100)).isTrue();
            assertThat(store.load(2).running())
                    .containsOnlyKeys("eve", network, "00000000000000aa")
                    .containsValue(1);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void jobsAreKnownByPersonAndTellHowFarTheyAre(String kind) {
        on(kind, store -> {
            store.add(BOT, 1);
            store.add(job("b", Urgency.HINT, "", "ana"), 1);
            assertThat(store.people(Job.Kind.BOT)).containsExactlyInAnyOrder(Set.of("ana", "ben"), Set.of("ana"));
            assertThat(store.people(Job.Kind.ANALYSIS)).isEmpty();
            store.note(BOT, "7 of 9");
            assertThat(store.find(List.of(BOT.id(), "none")))
                    .containsOnlyKeys(BOT.id())
                    .containsValue(new JobRepository.State("7 of 9", null, ""));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void jobsAreNeglectedIfNoWorkerHasAny(String kind) {
        on(kind, store -> {
            assertThat(store.neglectedSince(1000)).isEmpty();
            Job other = job("bot/t/2/0", Urgency.PEOPLES_TABLE, "", "cleo");
            store.add(BOT, 200);
            store.add(other, 300);
            assertThat(store.neglectedSince(1000)).hasValue(200L);
            store.lease(other, "w", 1000, 2000);
            assertThat(store.neglectedSince(1999)).as("a worker is at work").isEmpty();
            assertThat(store.neglectedSince(2000)).as("the worker is gone").hasValue(200L);
            store.answer(BOT, "card 1");
            store.answer(other, "card 2");
            assertThat(store.neglectedSince(3000)).isEmpty();
        });
    }
}
