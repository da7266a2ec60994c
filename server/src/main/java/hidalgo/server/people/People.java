package hidalgo.server.people;

import hidalgo.server.base.RequestRefused;
import hidalgo.server.protocol.Answers.Token;
import hidalgo.server.store.PeopleStore;
import java.time.Clock;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Who is who: guests at once, accounts for those who want to keep their games. */
public final class People {
    /** The kind of session that a browser keeps as a cookie. */
    public static final String COOKIE = "cookie";

    /** The kind of session that a program sends with every request. */
    public static final String TOKEN = "token";

    /** How long a browser's session lasts. */
    public static final Duration SESSION = Duration.ofDays(180);

    private static final Duration TOKEN_LASTS = Duration.ofDays(3650);
    private static final int SHORTEST_PASSWORD = 8;
    private static final int LONGEST_PASSWORD = 200;
    private static final int MOST_PREFERENCES = 40;
    private static final int LONGEST_PREFERENCE = 300;
    private static final int MOST_TOKENS = 20;

    /** What a password is compared with where there is no account, so that it takes the same time. */
    private final String nobodysPassword = Secrets.hashPassword(Secrets.draw());

    private final List<Consumer<String>> ears = new CopyOnWriteArrayList<>();
    private final PeopleStore store;
    private final Clock clock;

    /** The people of a store. */
    public People(PeopleStore store, Clock clock) {
        this.store = store;
        this.clock = clock;
    }

    /**
     * A person and the secret of a session that was just made for them.
     *
     * @param person the person
     * @param secret what the browser keeps as a cookie
     */
    public record Entered(Person person, String secret) {}

    /** A new guest. */
    public Entered guest(String name) {
        Person person = new Person(Secrets.name(), Wording.name(name), null, null, Map.of());
        String secret = Secrets.draw();
        store.add(person, session(person, secret));
        return new Entered(person, secret);
    }

    /** The person behind a secret, if it is still good. */
    public Optional<Person> known(String secret, String kind) {
        return store.bySession(Secrets.hash(secret), kind, clock.millis());
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
                name == null ? person.name() : Wording.name(name),
                person.account(),
                person.password(),
                all);
        store.change(changed);
        return changed;
    }

    /** Makes an account of a guest, who keeps seats and games. */
    public Entered register(Person guest, String oldSecret, String name, String password) {
        if (guest.account() != null) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.account.there");
        }
        String shown = Wording.name(name);
        if (password.length() < SHORTEST_PASSWORD || password.length() > LONGEST_PASSWORD) {
            throw RequestRefused.of(
                    RequestRefused.Kind.BAD, "server.password", "least", SHORTEST_PASSWORD, "most", LONGEST_PASSWORD);
        }
        Person person = new Person(guest.id(), shown, key(shown), Secrets.hashPassword(password), guest.preferences());
        if (!store.change(person)) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.account.taken", "name", shown);
        }
        return rotate(person, oldSecret);
    }

    /** Lets somebody in by name and password. */
    public Entered login(@Nullable String oldSecret, String name, String password) {
        Optional<Person> found = store.withAccount(account(name));
        String hash = found.map(Person::password).orElse(nobodysPassword);
        boolean right = password.length() <= LONGEST_PASSWORD && Secrets.isPassword(password, hash);
        if (found.isEmpty() || !right) {
            throw RequestRefused.of(RequestRefused.Kind.FORBIDDEN, "server.login");
        }
        return rotate(found.get(), oldSecret);
    }

    /** Ends a session. */
    public void logout(String secret) {
        String hash = Secrets.hash(secret);
        store.endSession(hash);
        ended(hash);
    }

    /** Tells somebody the hash of every session and token that ends, on whichever node. */
    public void whenOneEnds(Consumer<String> ear) {
        ears.add(ear);
    }

    /** A session or token has ended, here or on another node. */
    public void ended(String hash) {
        ears.forEach(ear -> ear.accept(hash));
    }

    /** Those of some sessions and tokens, by their hashes, that are still good. */
    public Set<String> good(Collection<String> hashes) {
        return store.good(hashes, clock.millis());
    }

    /** A new token for a program. */
    public Token newToken(Person person, String label) {
        if (store.tokens(person.id()).size() >= MOST_TOKENS) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.tokens", "most", MOST_TOKENS);
        }
        String secret = Secrets.draw();
        String id = Secrets.name();
        long now = clock.millis();
        String named = Wording.name(label);
        store.add(new PeopleStore.Session(
                Secrets.hash(secret), id, person.id(), TOKEN, named, now, now + TOKEN_LASTS.toMillis()));
        return new Token(id, named, secret, now);
    }

    /** The tokens of a person, without what they are. */
    public List<Token> tokens(Person person) {
        return store.tokens(person.id());
    }

    /** Revokes a token. */
    public void revoke(Person person, String id) {
        ended(store.revoke(person.id(), id)
                .orElseThrow(() -> RequestRefused.of(RequestRefused.Kind.GONE, "server.token.none")));
    }

    /** A session that was known before somebody proved who they are is worth nothing afterwards. */
    private Entered rotate(Person person, @Nullable String oldSecret) {
        if (oldSecret != null) {
            logout(oldSecret);
        }
        return new Entered(person, open(person));
    }

    private String open(Person person) {
        String secret = Secrets.draw();
        store.add(session(person, secret));
        return secret;
    }

    private PeopleStore.Session session(Person person, String secret) {
        long now = clock.millis();
        return new PeopleStore.Session(
                Secrets.hash(secret), Secrets.name(), person.id(), COOKIE, "", now, now + SESSION.toMillis());
    }

    /** The account that somebody means who writes its name, whatever the case and the spaces. */
    public static String account(String name) {
        return key(Wording.clean(name));
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
