package hidalgo.server.replay;

import hidalgo.server.protocol.Answers.AnalysisView;
import java.util.Optional;

/** Stores records that people have sent, and analyses of games. */
public interface ReplayRepository {
    /** Stores a record with an identifier. */
    void add(String id, String person, String record, long now);

    /** The record with an identifier. */
    Optional<String> record(String id);

    /** Stores the analysis of a game. */
    void addAnalysis(String game, AnalysisView analysis, long now);

    /** The analysis of a game. */
    Optional<AnalysisView> analysis(String game);
}
