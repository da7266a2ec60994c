package hidalgo.server.replay;

import hidalgo.tables.replay.GameAnalysis;
import java.util.List;
import java.util.Optional;

/** Stores records that people have sent, and analyses of games. */
public interface ReplayRepository {
    /**
     * The stored records of one or several people.
     *
     * @param records how many records
     * @param letters how long they are together
     */
    record Stored(int records, long letters) {}

    /** The stored records of a person. */
    Stored stored(String person);

    /** The stored records of guests from networks whose stored form begins with a text. */
    Stored storedFrom(String network);

    /** Stores a record with an identifier; one that is there already is kept from now on for this person, unless it belongs to an account. */
    void add(String id, String person, String record, long now);

    /** The identifiers of the records that a person has stored. */
    List<String> of(String person);

    /** The record with an identifier. */
    Optional<String> record(String id);

    /** Stores the analysis of a game. */
    void addAnalysis(String game, GameAnalysis analysis, long now);

    /** The analysis of a game. */
    Optional<GameAnalysis> analysis(String game);
}
