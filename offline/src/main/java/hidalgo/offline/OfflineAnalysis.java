package hidalgo.offline;

import hidalgo.bots.analysis.AnalysisTask;
import hidalgo.bots.analysis.Analyst;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.ReplayAnswers.AnalysisView;
import hidalgo.tables.replay.AnalysisViews;
import hidalgo.tables.replay.ReplaySource;

/** The analysis of a finished game in the browser: turn by turn, with messages of the page handled in between. */
final class OfflineAnalysis {
    /** A fifth of a server's, because a browser searches far more slowly. */
    private static final int LOOKS = 60;

    private final AnalysisTask task;
    private final Browser browser;
    private int done;
    private AnalysisView view;

    private OfflineAnalysis(AnalysisTask task, Browser browser) {
        this.task = task;
        this.browser = browser;
        this.view = AnalysisViews.underWay(0, task.turns());
        browser.after(0, this::judgeNext);
    }

    /** Begins with the analysis of a game. */
    static OfflineAnalysis of(ReplaySource source, Browser browser) {
        if (!source.finished()) {
            throw RequestRefused.of(Kind.REFUSED, "server.analysis.running");
        }
        AnalysisTask task = new AnalysisTask(
                source.game().match(),
                Analyst.withIterations(LOOKS),
                source.id().hashCode());
        return new OfflineAnalysis(task, browser);
    }

    /** The progress so far. */
    AnalysisView view() {
        return view;
    }

    private void judgeNext() {
        if (done < task.turns()) {
            task.judge(done++);
            view = AnalysisViews.underWay(done, task.turns());
            browser.after(0, this::judgeNext);
        } else {
            view = AnalysisViews.of(task.finish());
        }
    }
}
