package hidalgo.server.people;

import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/*
 * After a new password, every session and token of the account ends, also those of a thief. The
 * browser that has set it gets a new session.
 */

/** Requests of people about their own accounts. */
public final class Accounts {
    /** For so long, a person who has deleted their account can take that back. */
    private static final Duration TAKEN_BACK = Duration.ofDays(14);

    private final People people;
    private final PersonRepository repository;
    private final Sessions sessions;
    private final Names names;
    private final RecoveryCodes codes;
    private final ResetLinks links;
    private final Clock clock;

    /** The accounts of people in a repository. */
    public Accounts(
            People people,
            PersonRepository repository,
            CredentialRepository credentials,
            Sessions sessions,
            Names names,
            Clock clock) {
        this.people = people;
        this.repository = repository;
        this.sessions = sessions;
        this.names = names;
        this.codes = new RecoveryCodes(credentials, clock);
        this.links = new ResetLinks(credentials, clock);
        this.clock = clock;
    }

    /** Refuses a wrong password of a person. */
    public void prove(Person person, String password) {
        String hash = person.password();
        if (hash == null || !People.isRight(password, hash)) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.password.wrong");
        }
    }

    /** Gives an account another sign-in name; others can have the former one. */
    public Person rename(Person person, String name) {
        String account = People.account(names.ofAccount(person, name));
        Person changed = new Person(
                person.id(), person.name(), account, person.password(), person.preferences(), person.network());
        if (!repository.change(changed)) {
            throw Names.taken(name);
        }
        return changed;
    }

    /** Sets a new password for a person who has proved who they are. */
    public People.Entered setPassword(Person person, String password) {
        People.requireGood(password, List.of(Objects.requireNonNull(person.account()), person.name()));
        Person changed = new Person(
                person.id(),
                person.name(),
                person.account(),
                Passwords.hash(password),
                person.preferences(),
                person.network());
        repository.change(changed);
        sessions.endAll(changed);
        return people.signIn(null, changed);
    }

    /** New recovery codes for a person, in place of the former ones. */
    public List<String> newCodes(Person person) {
        return codes.make(person);
    }

    /** How many recovery codes of a person still work. */
    public int codesLeft(Person person) {
        return codes.left(person);
    }

    /** Sets a new password with a recovery code. */
    public People.Entered recover(String name, String code, String password) {
        People.requireGood(password, List.of(name));
        Optional<Person> found = people.named(name);
        Optional<String> hash = codes.find(found, code);
        if (found.isEmpty() || hash.isEmpty()) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.recover");
        }
        Person person = found.get();
        People.requireGood(password, List.of(Objects.requireNonNull(person.account()), person.name()));
        if (!codes.use(person, hash.get())) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.recover");
        }
        return setPassword(person, password);
    }

    /** Sets a new password with a link that the operator has made. */
    public People.Entered reset(String secret, String password) {
        People.requireGood(password, List.of());
        Person person = links.personOf(secret)
                .flatMap(repository::byId)
                .filter(known -> known.account() != null)
                .orElseThrow(Accounts::noLink);
        People.requireGood(password, List.of(Objects.requireNonNull(person.account()), person.name()));
        if (!links.use(secret)) {
            throw noLink();
        }
        return setPassword(person, password);
    }

    private static RequestRefused noLink() {
        return RequestRefused.of(Kind.FORBIDDEN, "server.reset");
    }

    /** Signs a person out everywhere, and lets their account be deleted some days later, unless they sign in before. */
    public void leave(Person person) {
        sessions.endAll(person);
        repository.leave(person.id(), clock.millis() + TAKEN_BACK.toMillis());
    }
}
