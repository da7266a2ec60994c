package hidalgo.lab;

import hidalgo.bots.analysis.Analysis;
import hidalgo.bots.analysis.AnalysisTask;
import hidalgo.bots.analysis.Analyst;
import hidalgo.rules.Match;
import java.util.concurrent.atomic.AtomicInteger;

/** Games judged on several threads. */
public final class Analyses {
    private Analyses() {}

    /** Is told of every turn that has been judged. */
    @FunctionalInterface
    public interface Onlooker {
        /** The turn with this number, from 0, has been judged; any thread may say so, in any order. */
        void judged(int number);
    }

    /** Judges a game. */
    public static Analysis of(Match match, Analyst analyst, long seed, int threads, Onlooker onlooker)
            throws InterruptedException {
        AnalysisTask task = new AnalysisTask(match, analyst, seed);
        AtomicInteger next = new AtomicInteger();
        Crew.work(threads, () -> {
            for (int i = next.getAndIncrement(); i < task.turns(); i = next.getAndIncrement()) {
                task.judge(i);
                onlooker.judged(i);
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
