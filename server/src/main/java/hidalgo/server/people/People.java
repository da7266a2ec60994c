package hidalgo.server.people;

import hidalgo.server.base.Identifier;
import hidalgo.server.base.PlainText;
import hidalgo.server.base.RequestRefused;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The people: guests at once, accounts for those who want to keep their games. */
public final class People {
    private static final int SHORTEST_PASSWORD = 8;
    private static final int LONGEST_PASSWORD = 200;
    private static final int MOST_PREFERENCES = 40;
    private static final int LONGEST_PREFERENCE = 300;

    /** A password is compared with this if there is no account, so that it takes the same time. */
    private final String nobodysPassword = Passwords.hash(SessionSecret.random());

    private final PersonRepository repository;
    private final Sessions sessions;

    /** The people of a repository, and their sessions. */
    public People(PersonRepository repository, Sessions sessions) {
        this.repository = repository;
        this.sessions = sessions;
    }

    /**
     * A person and the secret of a session that was just created for them.
     *
     * @param person the person
     * @param secret what the browser keeps as a cookie
     */
    public record Entered(Person person, String secret) {}

    /** A new guest. */
    public Entered guest(String name) {
        Person person = new Person(Identifier.random(), PlainText.name(name), null, null, Map.of());
        String secret = SessionSecret.random();
        repository.add(person, sessions.of(person, secret));
        return new Entered(person, secret);
    }

    /** Changes a person's name and preferences. */
    public Person change(Person person, @Nullable String name, @Nullable Map<String, String> preferences) {
        Map<String, String> all = new HashMap<>(person.preferences());
        if (preferences != null) {
            all.putAll(preferences);
            all.values().removeIf(String::isEmpty);
        }
        boolean tooMuch = all.size() > MOST_PREFERENCES
                || all.entrySet().stream()
                        .anyMatch(entry ->
                                entry.getKey().length() + entry.getValue().length() > LONGEST_PREFERENCE);
        if (tooMuch) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.preferences");
        }
        Person changed = new Person(
                person.id(),
                name == null ? person.name() : PlainText.name(name),
                person.account(),
                person.password(),
                all);
        repository.change(changed);
        return changed;
    }

    /** Turns a guest into an account; seats and games stay. */
    public Entered register(Person guest, String oldSecret, String name, String password) {
        if (guest.account() != null) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.account.there");
        }
        String shown = PlainText.name(name);
        if (password.length() < SHORTEST_PASSWORD || password.length() > LONGEST_PASSWORD) {
            throw RequestRefused.of(
                    RequestRefused.Kind.BAD, "server.password", "least", SHORTEST_PASSWORD, "most", LONGEST_PASSWORD);
        }
        Person person = new Person(guest.id(), shown, key(shown), Passwords.hash(password), guest.preferences());
        if (!repository.change(person)) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.account.taken", "name", shown);
        }
        return renewSession(person, oldSecret);
    }

    /** Logs somebody in with name and password. */
    public Entered login(@Nullable String oldSecret, String name, String password) {
        Optional<Person> found = repository.withAccount(account(name));
        String hash = found.map(Person::password).orElse(nobodysPassword);
        boolean right = password.length() <= LONGEST_PASSWORD && Passwords.matches(password, hash);
        if (found.isEmpty() || !right) {
            throw RequestRefused.of(RequestRefused.Kind.FORBIDDEN, "server.login");
        }
        return renewSession(found.get(), oldSecret);
    }

    /** A session from before somebody has logged in must be worthless afterwards. */
    private Entered renewSession(Person person, @Nullable String oldSecret) {
        if (oldSecret != null) {
            sessions.end(oldSecret);
        }
        return new Entered(person, sessions.begin(person));
    }

    /** The account with a name, ignoring case and spaces. */
    public static String account(String name) {
        return key(PlainText.clean(name));
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
