package hidalgo.server.people;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/** Links that operators make for people who lost their password: each sets a new password once. */
public final class ResetLinks {
    /** How long a link counts. */
    public static final Duration LASTS = Duration.ofDays(1);

    private final CredentialRepository repository;
    private final Clock clock;

    /** The links in a repository. */
    public ResetLinks(CredentialRepository repository, Clock clock) {
        this.repository = repository;
        this.clock = clock;
    }

    /** A new link for a person, in place of their former one: its secret. */
    public String make(Person person) {
        String secret = SessionSecret.random();
        repository.putReset(person.id(), SessionSecret.hash(secret), clock.millis() + LASTS.toMillis());
        return secret;
    }

    /** The identifier of the person that a link is for, if it is still valid. */
    Optional<String> personOf(String secret) {
        return repository.reset(SessionSecret.hash(secret), clock.millis());
    }

    /** Uses a link; false if it was used before, or counts no more. */
    boolean use(String secret) {
        return repository.takeReset(SessionSecret.hash(secret), clock.millis()).isPresent();
    }
}
