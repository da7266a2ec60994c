package hidalgo.lab;

import hidalgo.bots.analysis.Analysis;
import hidalgo.bots.analysis.AnalysisTask;
import hidalgo.bots.analysis.Analyst;
import hidalgo.rules.Match;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/** Analyses games on several threads. */
public final class AnalysisRun {
    private AnalysisRun() {}

    /**
     * Analyses a game.
     *
     * @param judged receives the number, from 0, of every turn that has been judged, in any order and from any thread
     */
    public static Analysis of(Match match, Analyst analyst, long seed, int threads, IntConsumer judged)
            throws InterruptedException {
        AnalysisTask task = new AnalysisTask(match, analyst, seed);
        AtomicInteger next = new AtomicInteger();
        Crew.work(threads, () -> {
            for (int i = next.getAndIncrement(); i < task.turns(); i = next.getAndIncrement()) {
                task.judge(i);
                judged.accept(i);
            }
            return task;
        });
        return task.finish();
    }

    /** How many turns of a game have to be judged. */
    public static int turns(Match match) {
        return new AnalysisTask(match, Analyst.withIterations(1), 0).turns();
    }
}
