package hidalgo.server.replay;

import hidalgo.server.protocol.Answers.AnalysisView;
import java.util.Optional;

/** Where records that people have sent are kept, and analyses of games. */
public interface ReplayRepository {
    /** Keeps a record under a name. */
    void add(String id, String person, String record, long now);

    /** The record of a name. */
    Optional<String> record(String id);

    /** Keeps the analysis of a game. */
    void addAnalysis(String game, AnalysisView analysis, long now);

    /** The analysis of a game. */
    Optional<AnalysisView> analysis(String game);
}
