package hidalgo.server.replay;

import hidalgo.bots.analysis.AnalysedTurn;
import hidalgo.bots.analysis.Analysis;
import hidalgo.bots.analysis.AnalysisTask;
import hidalgo.bots.analysis.Analyst;
import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import hidalgo.server.command.UploadedRecord;
import hidalgo.server.people.Person;
import hidalgo.server.protocol.Answers.AnalysisState;
import hidalgo.server.protocol.Answers.AnalysisView;
import hidalgo.server.protocol.Answers.JudgedTurn;
import hidalgo.server.protocol.Text;
import hidalgo.server.thinking.Thinking;
import hidalgo.server.thinking.ThinkingTask;
import hidalgo.server.thinking.Urgency;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * A game is judged turn by turn where the bots think, one turn at a time, so that bots at tables get their go in between. What has come of it is kept with the game; only finished games are judged, because the judgement of a running one
 * would be a hint.
 */

/** What the bot thinks of finished games: computed in the background, and stored. */
public final class Analyses {
    private static final Logger LOG = LoggerFactory.getLogger(Analyses.class);
    private static final int LOOKS = 300;
    private static final int MOST_WAITING = 100;
    private static final int MOST_PER_PERSON = 4;
    private static final AnalysisView NONE = new AnalysisView(AnalysisState.NONE, 0, 0, List.of(), List.of());

    /** An analysis that is being made, and for whom. */
    private record UnderWay(String person, AnalysisView view) {}

    private final Map<String, UnderWay> underWay = new ConcurrentHashMap<>();
    private final Thinking thinking;
    private final Replays replays;
    private final ReplayRepository repository;
    private final Clock clock;

    /** Analyses of replays, thought out somewhere. */
    public Analyses(Thinking thinking, Replays replays, ReplayRepository repository, Clock clock) {
        this.thinking = thinking;
        this.replays = replays;
        this.repository = repository;
        this.clock = clock;
    }

    /** The state of the analysis of a game. */
    public AnalysisView view(String id, @Nullable Person person) {
        String game = replays.source(id, person).id();
        UnderWay now = underWay.get(game);
        if (now != null) {
            return now.view();
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
        requireRoom(person.id());
        AnalysisTask task = new AnalysisTask(
                UploadedRecord.played(source.record()),
                Analyst.withIterations(LOOKS),
                source.id().hashCode());
        AnalysisView waiting = new AnalysisView(AnalysisState.WAITING, 0, task.turns(), List.of(), List.of());
        if (underWay.putIfAbsent(source.id(), new UnderWay(person.id(), waiting)) == null) {
            judge(source.id(), person.id(), task, 0);
        }
        return waiting;
    }

    private void requireRoom(String person) {
        long own = underWay.values().stream()
                .filter(each -> each.person().equals(person))
                .count();
        if (own >= MOST_PER_PERSON) {
            throw RequestRefused.of(Kind.TOO_OFTEN, "server.analysis.many", "most", MOST_PER_PERSON);
        }
        if (underWay.size() >= MOST_WAITING) {
            throw RequestRefused.of(Kind.BUSY, "server.busy");
        }
    }

    private void judge(String id, String person, AnalysisTask task, int turn) {
        thinking.give(new ThinkingTask(Set.of(person), Urgency.ANALYSIS, false, () -> {
            try {
                if (turn < task.turns()) {
                    task.judge(turn);
                    int done = turn + 1;
                    AnalysisView view =
                            new AnalysisView(AnalysisState.RUNNING, done, task.turns(), List.of(), List.of());
                    underWay.put(id, new UnderWay(person, view));
                    judge(id, person, task, done);
                } else {
                    repository.addAnalysis(id, view(task.finish()), clock.millis());
                    underWay.remove(id);
                }
            } catch (Throwable e) {
                // Whatever it was, the analysis must not seem to be under way for ever.
                underWay.remove(id);
                if (!thinking.isClosed()) {
                    LOG.error("The analysis of {} failed", id, e);
                }
            }
        }));
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
