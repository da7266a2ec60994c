package hidalgo.lab;

import hidalgo.bots.Analysis;
import hidalgo.bots.Analyst;
import hidalgo.bots.Study;
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
        Study study = new Study(match, analyst, seed);
        AtomicInteger next = new AtomicInteger();
        Crew.work(threads, () -> {
            for (int i = next.getAndIncrement(); i < study.turns(); i = next.getAndIncrement()) {
                study.judge(i);
                judged.accept(i);
            }
            return study;
        });
        return study.finish();
    }

    /** How many turns a game has to be judged for. */
    public static int turns(Match match) {
        return new Study(match, Analyst.looking(1), 0).turns();
    }
}
