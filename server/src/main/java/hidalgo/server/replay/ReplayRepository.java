package hidalgo.server.replay;

import java.util.Optional;

/** Stores records that people have sent, and analyses of games. */
public interface ReplayRepository {
    /** Stores a record with an identifier. */
    void add(String id, String person, String record, long now);

    /** The record with an identifier. */
    Optional<String> record(String id);

    /** Stores the analysis of a game. */
    void addAnalysis(String game, GameAnalysis analysis, long now);

    /** The analysis of a game. */
    Optional<GameAnalysis> analysis(String game);
}
