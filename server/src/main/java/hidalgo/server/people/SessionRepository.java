package hidalgo.server.people;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Stores the sessions and tokens that identify people, with only the hashes of their secrets. */
public interface SessionRepository {
    /**
     * A moment at which sessions are valid or not.
     *
     * @param now the moment, in milliseconds since 1970
     * @param idle the session of a browser with an account ends if it was not used since then; guests have nothing else that
     *     identifies them, so theirs don't
     */
    record Moment(long now, long idle) {}

    /** Adds a session or a token. */
    void add(Session session);

    /** The identity for the hash of a session or token, unless it has ended by a moment. */
    Optional<Identity> known(String hash, Session.Kind kind, Moment moment);

    /** Those of some hashes whose session or token is valid at a moment. */
    Set<String> good(Collection<String> hashes, Moment moment);

    /** Ends the session with a hash, and informs all nodes. */
    void end(String hash);

    /** Ends all sessions and tokens of a person, and informs all nodes; returns their hashes. */
    List<String> endAll(String person);

    /** The tokens of a person, the oldest first. */
    List<Token> tokens(String person);

    /** The sessions of a person's browsers that are valid at a moment, the latest first. */
    List<Session> browsers(String person, Moment moment);

    /** Notes what browser has a session. */
    void label(String hash, String label);

    /**
     * Ends a session or token of a person, and informs all nodes; returns its hash, or nothing if there is none with that
     * identifier.
     */
    Optional<String> revoke(String person, Session.Kind kind, String id);

    /** Ends all sessions of a person's browsers but one, and informs all nodes; their hashes. */
    List<String> endOthers(String person, String hash);
}
