package hidalgo.server.people;

import hidalgo.tables.Identifier;
import hidalgo.tables.RequestRefused;
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

    /** A session this old proves no more who has the browser in their hands. */
    private static final Duration NEW = Duration.ofMinutes(10);

    /** The number of browsers that can be signed in to one account; another one ends the session that was not used for longest. */
    private static final int MOST_BROWSERS = 50;

    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();
    private final List<Consumer<Person>> usedBy = new CopyOnWriteArrayList<>();
    private final SessionRepository repository;
    private final Clock clock;
    private final Duration idle;

    /**
     * The sessions of a repository.
     *
     * @param idle how long a browser may stay signed in to an account without a request
     */
    public Sessions(SessionRepository repository, Clock clock, Duration idle) {
        this.repository = repository;
        this.clock = clock;
        this.idle = idle;
    }

    private SessionRepository.Moment now() {
        long now = clock.millis();
        return new SessionRepository.Moment(now, now - idle.toMillis());
    }

    /** The identity for a secret, if it is still valid. */
    public Optional<Identity> known(String secret, Session.Kind kind) {
        Optional<Identity> known = repository.known(SessionSecret.hash(secret), kind, now());
        known.ifPresent(identity -> usedBy.forEach(listener -> listener.accept(identity.person())));
        return known;
    }

    /** Those of some sessions and tokens, by their hashes, that are still valid. */
    public Set<String> good(Collection<String> hashes) {
        return repository.good(hashes, now());
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
                now + LASTS.toMillis(),
                now);
    }

    /** Begins a session for a browser; returns its secret. */
    String begin(Person person) {
        String secret = SessionSecret.random();
        repository.add(of(person, secret));
        repository.browsers(person.id(), now()).stream()
                .skip(MOST_BROWSERS)
                .forEach(oldest -> endHashed(oldest.hash()));
        return secret;
    }

    /** Ends the session with a secret. */
    public void end(String secret) {
        endHashed(SessionSecret.hash(secret));
    }

    private void endHashed(String hash) {
        repository.end(hash);
        ended(hash);
    }

    /** Ends all sessions and tokens of a person. */
    public void endAll(Person person) {
        repository.endAll(person.id()).forEach(this::ended);
    }

    /**
     * A browser that is signed in.
     *
     * @param session its session
     * @param isCurrent whether it is the one that asks
     */
    public record Browser(Session session, boolean isCurrent) {}

    /** The browsers in which a person is signed in, the latest first; the secret is that of the one that asks. */
    public List<Browser> browsers(Person person, String secret) {
        String own = SessionSecret.hash(secret);
        return repository.browsers(person.id(), now()).stream()
                .map(session -> new Browser(session, session.hash().equals(own)))
                .toList();
    }

    /** Whether a person has signed in by the session with a secret a moment ago. */
    public boolean isNew(Person person, String secret) {
        long since = clock.millis() - NEW.toMillis();
        return browsers(person, secret).stream()
                .anyMatch(browser -> browser.isCurrent() && browser.session().made() > since);
    }

    /** Notes what browser has the session with a secret. */
    public void label(String secret, String label) {
        repository.label(SessionSecret.hash(secret), label);
    }

    /** Ends the session of one of a person's browsers. */
    public void end(Person person, String id) {
        ended(repository
                .revoke(person.id(), Session.Kind.COOKIE, id)
                .orElseThrow(() -> RequestRefused.of(RequestRefused.Kind.GONE, "server.session.none")));
    }

    /** Ends the sessions of all browsers of a person but the one that has a secret. */
    public void endOthers(Person person, String secret) {
        repository.endOthers(person.id(), SessionSecret.hash(secret)).forEach(this::ended);
    }

    /** Passes the person of every request to a listener. */
    public void whenUsed(Consumer<Person> listener) {
        usedBy.add(listener);
    }

    /** The time, in milliseconds since 1970. */
    long millis() {
        return clock.millis();
    }

    /** Passes the hash of every session and token that ends, on any node, to a listener. */
    public void whenOneEnds(Consumer<String> listener) {
        listeners.add(listener);
    }

    /** A session or token has ended, here or on another node. */
    public void ended(String hash) {
        listeners.forEach(listener -> listener.accept(hash));
    }
}
