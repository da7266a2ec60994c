package hidalgo.server.store;

import hidalgo.server.base.Json;
import hidalgo.tables.replay.GameAnalysis;
import java.util.List;

/*
 * The names of the fields never change. Only finished analyses are stored, so the first three fields hold nothing new.
 */

/** The analysis of a game as the database holds it. */
record StoredAnalysis(String state, int done, int turns, List<List<Double>> outlook, List<StoredTurn> judged) {
    /** A turn in an analysis. */
    record StoredTurn(
            int first,
            int last,
            int round,
            int seat,
            double before,
            double after,
            double best,
            List<String> better,
            List<StoredReason> reasons,
            boolean turning) {}

    /** An analysis as JSON. */
    static String write(GameAnalysis analysis) {
        List<StoredTurn> judged = analysis.turns().stream()
                .map(turn -> new StoredTurn(
                        turn.first(),
                        turn.last(),
                        turn.round(),
                        turn.seat(),
                        turn.before(),
                        turn.after(),
                        turn.best(),
                        turn.better(),
                        turn.reasons().stream().map(StoredReason::of).toList(),
                        turn.turning()))
                .toList();
        return Json.text(new StoredAnalysis("done", judged.size(), judged.size(), analysis.outlook(), judged));
    }

    /** An analysis that was stored. */
    static GameAnalysis read(String json) {
        StoredAnalysis stored = Json.stored(json, StoredAnalysis.class);
        List<GameAnalysis.Turn> turns = stored.judged().stream()
                .map(turn -> new GameAnalysis.Turn(
                        turn.first(),
                        turn.last(),
                        turn.round(),
                        turn.seat(),
                        turn.before(),
                        turn.after(),
                        turn.best(),
                        turn.better(),
                        turn.reasons().stream().map(StoredReason::message).toList(),
                        turn.turning()))
                .toList();
        return new GameAnalysis(stored.outlook(), turns);
    }
}
