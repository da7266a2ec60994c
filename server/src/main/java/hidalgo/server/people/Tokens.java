package hidalgo.server.people;

import hidalgo.server.base.Identifier;
import hidalgo.server.base.PlainText;
import hidalgo.server.base.RequestRefused;
import java.time.Clock;
import java.time.Duration;
import java.util.List;

/** The tokens that people create for their programs. */
public final class Tokens {
    private static final Duration LASTS = Duration.ofDays(3650);
    private static final int MOST = 20;

    private final SessionRepository repository;
    private final Sessions sessions;
    private final Clock clock;

    /** The tokens of a repository; the sessions tell others that one was revoked. */
    public Tokens(SessionRepository repository, Sessions sessions, Clock clock) {
        this.repository = repository;
        this.sessions = sessions;
        this.clock = clock;
    }

    /**
     * A token that was just created.
     *
     * @param token the token
     * @param secret what the program sends; it is shown only once
     */
    public record Made(Token token, String secret) {}

    /** A new token for a program. */
    public Made make(Person person, String label) {
        if (repository.tokens(person.id()).size() >= MOST) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.tokens", "most", MOST);
        }
        String secret = SessionSecret.random();
        long now = clock.millis();
        Token token = new Token(Identifier.random(), PlainText.name(label), now);
        repository.add(new Session(
                SessionSecret.hash(secret),
                token.id(),
                person.id(),
                Session.Kind.TOKEN,
                token.label(),
                now,
                now + LASTS.toMillis()));
        return new Made(token, secret);
    }

    /** The tokens of a person, without their secrets. */
    public List<Token> of(Person person) {
        return repository.tokens(person.id());
    }

    /** Revokes a token. */
    public void revoke(Person person, String id) {
        sessions.ended(repository
                .revoke(person.id(), id)
                .orElseThrow(() -> RequestRefused.of(RequestRefused.Kind.GONE, "server.token.none")));
    }
}
