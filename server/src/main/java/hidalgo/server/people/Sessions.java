package hidalgo.server.people;

import hidalgo.tables.Identifier;
import java.time.Clock;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** The sessions of browsers, from beginning to end; also looks up tokens and ends them. */
public final class Sessions {
    /** How long a browser's session lasts. */
    public static final Duration LASTS = Duration.ofDays(180);

    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();
    private final SessionRepository repository;
    private final Clock clock;

    /** The sessions of a repository. */
    public Sessions(SessionRepository repository, Clock clock) {
        this.repository = repository;
        this.clock = clock;
    }

    /** Who is known by a secret, if it is still good. */
    public Optional<Identity> known(String secret, Session.Kind kind) {
        return repository.known(SessionSecret.hash(secret), kind, clock.millis());
    }

    /** Those of some sessions and tokens, by their hashes, that are still valid. */
    public Set<String> good(Collection<String> hashes) {
        return repository.good(hashes, clock.millis());
    }

    /** A session for a browser, not yet stored. */
    Session of(Person person, String secret) {
        long now = clock.millis();
        return new Session(
                SessionSecret.hash(secret),
                Identifier.random(),
                person.id(),
                Session.Kind.COOKIE,
                "",
                Scope.ALL,
                now,
                now + LASTS.toMillis());
    }

    /** Begins a session for a browser; returns its secret. */
    String begin(Person person) {
        String secret = SessionSecret.random();
        repository.add(of(person, secret));
        return secret;
    }

    /** Ends the session with a secret. */
    public void end(String secret) {
        String hash = SessionSecret.hash(secret);
        repository.end(hash);
        ended(hash);
    }

    /** Ends all sessions and tokens of a person. */
    void endAll(Person person) {
        repository.endAll(person.id()).forEach(this::ended);
    }

    /** Tells somebody the hash of every session and token that ends, on whichever node. */
    public void whenOneEnds(Consumer<String> listener) {
        listeners.add(listener);
    }

    /** A session or token has ended, here or on another node. */
    public void ended(String hash) {
        listeners.forEach(listener -> listener.accept(hash));
    }
}
