package hidalgo.lab;

import hidalgo.bots.analysis.Analysis;
import hidalgo.bots.analysis.AnalysisTask;
import hidalgo.bots.analysis.Analyst;
import hidalgo.rules.Match;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/** Games judged on several threads. */
public final class AnalysisRun {
    private AnalysisRun() {}

    /**
     * Judges a game.
     *
     * @param judged is told the number, from 0, of every turn that has been judged, in any order and by any thread
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

    /** How many turns a game has to be judged for. */
    public static int turns(Match match) {
        return new AnalysisTask(match, Analyst.withIterations(1), 0).turns();
    }
}
