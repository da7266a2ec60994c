package hidalgo.server.replay;

import hidalgo.bots.analysis.AnalysisTask;
import hidalgo.bots.analysis.Analyst;
import hidalgo.server.base.OneByOne;
import hidalgo.server.live.TableHistory;
import hidalgo.server.people.GuestNetwork;
import hidalgo.server.people.Person;
import hidalgo.server.thinking.Job;
import hidalgo.server.thinking.JobRepository;
import hidalgo.server.thinking.Payer;
import hidalgo.server.thinking.Thinker;
import hidalgo.server.thinking.Urgency;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.ReplayAnswers.AnalysisState;
import hidalgo.tables.protocol.ReplayAnswers.AnalysisView;
import hidalgo.tables.replay.AnalysisViews;
import hidalgo.tables.replay.GameAnalysis;
import hidalgo.tables.replay.ReplaySource;
import hidalgo.tables.table.Participant;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/*
 * An analysis is a job: any node or worker makes it, turn by turn, and lets bots at tables go first in between. Its
 * result is stored with the game. Only finished games are judged, because the judgement of a running one would be a
 * hint.
 */

/** The bots' analyses of finished games: computed in the background, and stored. */
public final class Analyses {
    private static final int LOOKS = 300;
    private static final int MOST_WAITING = 100;
    /** The rest is for people with accounts. */
    private static final int MOST_WAITING_OF_GUESTS = 60;

    private static final int MOST_PER_PERSON = 4;

    private final OneByOne requests = new OneByOne();
    private final JobRepository jobs;
    private final Replays replays;
    private final ReplayRepository repository;
    private final Clock clock;

    /** Analyses of replays, which are jobs. */
    public Analyses(JobRepository jobs, Replays replays, ReplayRepository repository, Clock clock) {
        this.jobs = jobs;
        this.replays = replays;
        this.repository = repository;
        this.clock = clock;
    }

    /** Makes analyses of the games of a history and of a repository. */
    public static Thinker thinker(TableHistory history, ReplayRepository repository, Clock clock) {
        return (job, pace) -> {
            String id = job.subject();
            ReplaySource source = repository
                    .record(id)
                    .map(text -> ReplaySource.of(id, Replays.uploaded(text)))
                    .orElseGet(() -> ReplaySource.of(history.read(id), null));
            AnalysisTask task = task(source);
            for (int turn = 0; turn < task.turns(); turn++) {
                task.judge(turn);
                pace.step(progress(turn + 1, task.turns()));
            }
            repository.addAnalysis(id, GameAnalysis.of(task.finish()), clock.millis());
            return null;
        };
    }

    private static AnalysisTask task(ReplaySource source) {
        return new AnalysisTask(
                source.game().match(),
                Analyst.withIterations(LOOKS),
                source.id().hashCode());
    }

    private static String progress(int done, int turns) {
        return done + " " + turns;
    }

    private static String name(String game) {
        return "analysis/" + game;
    }

    /** The state of the analysis of a game. */
    public AnalysisView view(String id, @Nullable Participant person) {
        String game = replays.source(id, person).id();
        Optional<JobRepository.State> job = jobs.find(name(game));
        if (job.isPresent() && job.get().answer() == null) {
            return underWay(job.get().progress());
        }
        return repository.analysis(game).map(AnalysisViews::of).orElse(AnalysisViews.NONE);
    }

    private static AnalysisView underWay(String progress) {
        String[] words = progress.split(" ", 2);
        return AnalysisViews.underWay(Integer.parseInt(words[0]), Integer.parseInt(words[1]));
    }

    /** Asks for the analysis of a game. */
    public AnalysisView ask(String id, Person person) {
        AnalysisView known = view(id, person);
        if (known.state() != AnalysisState.NONE) {
            return known;
        }
        ReplaySource source = replays.source(id, person);
        if (!source.finished()) {
            throw RequestRefused.of(Kind.REFUSED, "server.analysis.running");
        }
        String waiting = progress(0, task(source).turns());
        Job job = new Job(
                name(source.id()),
                Job.Kind.ANALYSIS,
                source.id(),
                waiting,
                Set.of(Payer.name(person)),
                Urgency.ANALYSIS,
                "");
        // The most that wait are counted for all together.
        requests.run("", () -> {
            requireRoom(person);
            // If it was tried before and failed, it is tried again.
            jobs.find(job.id()).filter(state -> state.answer() != null).ifPresent(state -> jobs.remove(job.id()));
            jobs.add(job, clock.millis());
            return job;
        });
        return underWay(waiting);
    }

    private void requireRoom(Person person) {
        List<Payer> waiting = jobs.people(Job.Kind.ANALYSIS).stream()
                .flatMap(Set::stream)
                .map(Payer::of)
                .toList();
        requireFewer(waiting, payer -> payer.person().equals(person.id()), MOST_PER_PERSON);
        if (person.account() == null && person.network().isKnown()) {
            GuestNetwork own = person.network();
            requireFewer(waiting, payer -> payer.network().equals(own), MOST_PER_PERSON * own.guests());
            requireFewer(
                    waiting,
                    payer -> payer.network().wider().equals(own.wider()),
                    MOST_PER_PERSON * own.guestsOfWider());
        }
        boolean isFull = waiting.size() >= MOST_WAITING
                || person.account() == null
                        && waiting.stream().filter(Payer::isGuest).count() >= MOST_WAITING_OF_GUESTS;
        if (isFull) {
            throw RequestRefused.of(Kind.BUSY, "server.busy");
        }
    }

    private static void requireFewer(List<Payer> waiting, Predicate<Payer> counted, int most) {
        if (waiting.stream().filter(counted).count() >= most) {
            throw RequestRefused.of(Kind.TOO_OFTEN, "server.analysis.many", "most", MOST_PER_PERSON);
        }
    }
}
