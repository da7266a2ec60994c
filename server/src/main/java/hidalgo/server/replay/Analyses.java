package hidalgo.server.replay;

import hidalgo.bots.analysis.AnalysedTurn;
import hidalgo.bots.analysis.Analysis;
import hidalgo.bots.analysis.AnalysisTask;
import hidalgo.bots.analysis.Analyst;
import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import hidalgo.server.command.SentRecord;
import hidalgo.server.people.Person;
import hidalgo.server.protocol.Answers.AnalysisState;
import hidalgo.server.protocol.Answers.AnalysisView;
import hidalgo.server.protocol.Answers.JudgedTurn;
import hidalgo.server.protocol.Text;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * A game is judged on the threads of the bots, one turn at a time, so that bots at tables can think in between. The
 * results are stored with the game. Only finished games are judged, because the judgement of a running one would be a
 * hint.
 */

/** What the bot thinks of finished games: computed in the background, and stored. */
public final class Analyses {
    private static final Logger LOG = LoggerFactory.getLogger(Analyses.class);
    private static final int LOOKS = 300;
    private static final int MOST_WAITING = 20;
    private static final AnalysisView NONE = new AnalysisView(AnalysisState.NONE, 0, 0, List.of(), List.of());

    private final Map<String, AnalysisView> underWay = new ConcurrentHashMap<>();
    private final ExecutorService threads;
    private final Replays replays;
    private final ReplayRepository repository;
    private final Clock clock;

    /** Analyses of replays, computed on some threads. */
    public Analyses(ExecutorService threads, Replays replays, ReplayRepository repository, Clock clock) {
        this.threads = threads;
        this.replays = replays;
        this.repository = repository;
        this.clock = clock;
    }

    /** The state of the analysis of a game. */
    public AnalysisView view(String id, @Nullable Person person) {
        String game = replays.source(id, person).id();
        AnalysisView now = underWay.get(game);
        if (now != null) {
            return now;
        }
        return repository.analysis(game).orElse(NONE);
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
        if (underWay.size() >= MOST_WAITING) {
            throw RequestRefused.of(Kind.BUSY, "server.busy");
        }
        AnalysisTask task = new AnalysisTask(
                SentRecord.played(source.record()),
                Analyst.withIterations(LOOKS),
                source.id().hashCode());
        AnalysisView waiting = new AnalysisView(AnalysisState.WAITING, 0, task.turns(), List.of(), List.of());
        if (underWay.putIfAbsent(source.id(), waiting) == null) {
            judge(source.id(), task, 0);
        }
        return waiting;
    }

    private void judge(String id, AnalysisTask task, int turn) {
        threads.execute(() -> {
            try {
                if (turn < task.turns()) {
                    task.judge(turn);
                    int done = turn + 1;
                    underWay.put(id, new AnalysisView(AnalysisState.RUNNING, done, task.turns(), List.of(), List.of()));
                    judge(id, task, done);
                } else {
                    repository.addAnalysis(id, view(task.finish()), clock.millis());
                    underWay.remove(id);
                }
            } catch (RuntimeException e) {
                if (!threads.isShutdown()) {
                    LOG.error("The analysis of {} failed", id, e);
                }
                underWay.remove(id);
            }
        });
    }

    private static AnalysisView view(Analysis analysis) {
        Set<Integer> turning = new HashSet<>();
        analysis.turningPoints().forEach(turn -> turning.add(turn.ply()));
        List<List<Double>> outlook = new ArrayList<>();
        List<JudgedTurn> judged = new ArrayList<>();
        for (AnalysedTurn turn : analysis.turns()) {
            outlook.add(rounded(turn.chances()));
            AnalysedTurn.Better better = turn.better();
            judged.add(new JudgedTurn(
                    turn.ply() + 1,
                    turn.end(),
                    turn.round(),
                    turn.seat(),
                    rounded(turn.before()),
                    rounded(turn.after()),
                    rounded(better == null ? turn.after() : better.after()),
                    better == null ? List.of() : better.moves(),
                    (better == null ? turn.reasons() : better.reasons())
                            .stream().map(Text::of).toList(),
                    turning.contains(turn.ply())));
        }
        outlook.add(rounded(analysis.end()));
        int turns = judged.size();
        return new AnalysisView(AnalysisState.DONE, turns, turns, outlook, judged);
    }

    private static List<Double> rounded(List<Double> chances) {
        return chances.stream().map(Analyses::rounded).toList();
    }

    private static double rounded(double chance) {
        return Math.round(chance * 1000) / 1000.0;
    }
}
