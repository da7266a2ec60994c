package hidalgo.tables.replay;

import hidalgo.bots.analysis.Analysis;
import hidalgo.tables.protocol.ReplayAnswers.AnalysisState;
import hidalgo.tables.protocol.ReplayAnswers.AnalysisView;
import hidalgo.tables.protocol.ReplayAnswers.JudgedTurn;
import hidalgo.tables.protocol.Text;
import java.util.List;

/** An analysis as people see it. */
public final class AnalysisViews {
    /** The state before anyone has asked for an analysis. */
    public static final AnalysisView NONE = new AnalysisView(AnalysisState.NONE, 0, 0, List.of(), List.of());

    private AnalysisViews() {}

    /** An analysis that is not finished. */
    public static AnalysisView underWay(int done, int turns) {
        AnalysisState state = done == 0 ? AnalysisState.WAITING : AnalysisState.RUNNING;
        return new AnalysisView(state, done, turns, List.of(), List.of());
    }

    /** A finished one. */
    public static AnalysisView of(Analysis analysis) {
        return of(GameAnalysis.of(analysis));
    }

    /** One that was stored. */
    public static AnalysisView of(GameAnalysis analysis) {
        List<JudgedTurn> judged = analysis.turns().stream()
                .map(turn -> new JudgedTurn(
                        turn.first(),
                        turn.last(),
                        turn.round(),
                        turn.seat(),
                        turn.before(),
                        turn.after(),
                        turn.best(),
                        turn.better(),
                        turn.reasons().stream().map(Text::of).toList(),
                        turn.turning()))
                .toList();
        return new AnalysisView(AnalysisState.DONE, judged.size(), judged.size(), analysis.outlook(), judged);
    }
}
