package hidalgo.server.people;

import hidalgo.tables.Identifier;
import hidalgo.tables.PlainText;
import hidalgo.tables.RequestRefused;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The tokens that people create for their programs. */
public final class Tokens {
    /** How many days a token lasts unless something else is wished. */
    private static final int USUAL_DAYS = 90;

    private static final int MOST = 20;
    private static final int MOST_DAYS = 366;

    private final SessionRepository repository;
    private final Sessions sessions;
    private final Clock clock;

    /** The tokens of a repository; the sessions inform others when one is revoked. */
    public Tokens(SessionRepository repository, Sessions sessions, Clock clock) {
        this.repository = repository;
        this.sessions = sessions;
        this.clock = clock;
    }

    /**
     * A token that was just created.
     *
     * @param token the token
     * @param secret the value that the program sends; it is shown only once
     */
    public record Made(Token token, String secret) {}

    /**
     * A new token for a program.
     *
     * @param scope its rights: to read or to play
     * @param days for how many days it is valid, or null for the default
     */
    public Made make(Person person, String label, Scope scope, @Nullable Integer days) {
        if (of(person).size() >= MOST) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.tokens", "most", MOST);
        }
        int lasts = days == null ? USUAL_DAYS : days;
        if (lasts < 1 || lasts > MOST_DAYS) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.token.days", "most", MOST_DAYS);
        }
        String secret = SessionSecret.random();
        long now = clock.millis();
        long expires = now + Duration.ofDays(lasts).toMillis();
        Token token = new Token(Identifier.random(), PlainText.name(label), scope, now, expires, 0);
        repository.add(new Session(
                SessionSecret.hash(secret),
                token.id(),
                person.id(),
                Session.Kind.TOKEN,
                token.label(),
                scope,
                now,
                expires,
                0));
        return new Made(token, secret);
    }

    /** The tokens of a person that are good still, without what they are. */
    public List<Token> of(Person person) {
        long now = clock.millis();
        return repository.tokens(person.id()).stream()
                .filter(token -> token.expires() > now)
                .toList();
    }

    /** Revokes a token. */
    public void revoke(Person person, String id) {
        sessions.ended(repository
                .revoke(person.id(), Session.Kind.TOKEN, id)
                .orElseThrow(() -> RequestRefused.of(RequestRefused.Kind.GONE, "server.token.none")));
    }
}
