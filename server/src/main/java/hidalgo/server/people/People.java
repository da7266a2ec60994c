package hidalgo.server.people;

import hidalgo.tables.Identifier;
import hidalgo.tables.PlainText;
import hidalgo.tables.RequestRefused;
import java.text.Normalizer;
import java.time.Duration;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The people: guests at once, accounts for those who want to keep their games. */
public final class People {
    /** So long, people are new. */
    private static final Duration NEW = Duration.ofDays(1);

    private static final int SHORTEST_PASSWORD = 8;
    private static final int LONGEST_PASSWORD = 200;
    private static final int MOST_PREFERENCES = 40;
    private static final int LONGEST_PREFERENCE = 300;
    private static final int LONGEST_PREFERENCES = 3000;

    /** The name of an account whose person has none that can be used here. */
    private static final String UNNAMED = "Player";

    /** The setting of a person whose account was not deleted after all; the lobby shows it once. */
    private static final String KEPT = "kept";

    private static final int LONGEST_OUTSIDE_NAME = 20;
    private static final int MOST_OF_ONE_NAME = 100;

    /** The hash that a password is compared with if there is no account, so that it takes the same time. */
    private final String unmatchedHash = Passwords.matchedByNone();

    private final PersonRepository repository;
    private final Sessions sessions;
    private final Names names;

    /** The people of a repository, their sessions and their names. */
    public People(PersonRepository repository, Sessions sessions, Names names) {
        this.repository = repository;
        this.sessions = sessions;
        this.names = names;
    }

    /**
     * A person and the secret of a session that was just created for them.
     *
     * @param person the person
     * @param secret the value of the browser's cookie
     */
    public record Entered(Person person, String secret) {}

    /** A new guest who wants a name. */
    public Entered guest(String name, GuestNetwork network) {
        return namelessGuest(names.of(null, name), network);
    }

    /** A new guest without a name, who gets the name of all of those. */
    public Entered namelessGuest(String name, GuestNetwork network) {
        Person person = new Person(Identifier.random(), name, null, null, Map.of(), network);
        String secret = SessionSecret.random();
        repository.add(person, sessions.of(person, secret));
        return new Entered(person, secret);
    }

    /** A guest whose network an older version has not stored. */
    public Person cameFrom(Person guest, GuestNetwork network) {
        repository.cameFrom(guest, network);
        return new Person(guest.id(), guest.name(), null, null, guest.preferences(), network);
    }

    /** Changes a person's name and preferences. */
    public Person change(Person person, @Nullable String name, @Nullable Map<String, String> preferences) {
        Map<String, String> all = new HashMap<>(person.preferences());
        if (preferences != null) {
            all.putAll(preferences);
            all.values().removeIf(String::isEmpty);
        }
        IntSummaryStatistics lengths = all.entrySet().stream()
                .mapToInt(entry -> entry.getKey().length() + entry.getValue().length())
                .summaryStatistics();
        boolean tooMuch = all.size() > MOST_PREFERENCES
                || lengths.getMax() > LONGEST_PREFERENCE
                || lengths.getSum() > LONGEST_PREFERENCES;
        if (tooMuch) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.preferences");
        }
        Person changed = new Person(
                person.id(),
                name == null ? person.name() : names.of(person, name),
                person.account(),
                person.password(),
                all,
                person.network());
        if (!repository.change(changed)) {
            throw Names.taken(changed.name());
        }
        return changed;
    }

    /** Whether a person has given a name: all others have the same one. */
    public boolean hasOwnName(Person person) {
        return !names.isReserved(person.name());
    }

    /** Makes an account of a guest, who keeps seats and games, and the name that others know, unless they had none. */
    public Entered register(Person guest, String name, String password) {
        String account = accountName(guest, name);
        String shown = hasOwnName(guest) ? guest.name() : account;
        requireGood(password, List.of(account, shown));
        return made(guest, account, shown, Passwords.hash(password));
    }

    /**
     * Makes an account of a guest, or of a new person, that another service knows. If their name belongs to another, they get a
     * number.
     */
    public Entered registerWithoutPassword(@Nullable Person guest, String wanted) {
        Person person = guest == null || guest.account() != null
                ? namelessGuest(UNNAMED, GuestNetwork.NONE).person()
                : guest;
        // Some services know people by their e-mail address, which others must not see.
        String visible = wanted.replaceFirst("@.*", "").strip();
        String name = visible.isEmpty()
                ? UNNAMED
                : visible.substring(
                        0,
                        visible.offsetByCodePoints(
                                0, Math.min(visible.codePointCount(0, visible.length()), LONGEST_OUTSIDE_NAME)));
        for (int number = 1; ; number++) {
            try {
                String account = accountName(person, number == 1 ? name : name + " " + number);
                return made(person, account, hasOwnName(person) && guest != null ? person.name() : account, null);
            } catch (RequestRefused taken) {
                if (number == MOST_OF_ONE_NAME) {
                    throw taken;
                }
                name = number == MOST_OF_ONE_NAME / 2 ? UNNAMED : name;
            }
        }
    }

    private String accountName(Person guest, String name) {
        if (guest.account() != null) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.account.there");
        }
        return names.ofAccount(guest, name);
    }

    private Entered made(Person guest, String account, String shown, @Nullable String password) {
        Person person = new Person(guest.id(), shown, key(account), password, guest.preferences(), GuestNetwork.NONE);
        if (!repository.change(person)) {
            throw Names.taken(account);
        }
        // The holders of the guest's sessions and tokens have not given a password, so they get no access to the
        // account.
        sessions.endAll(person);
        return new Entered(person, sessions.begin(person));
    }

    /**
     * Signs in a person who has proved who they are; a session from before is worthless afterwards. An account that was to be deleted
     * stays.
     */
    public Entered signIn(@Nullable String oldSecret, Person person) {
        if (oldSecret != null) {
            sessions.end(oldSecret);
        }
        boolean hasComeBack = repository.leave(person.id(), 0);
        if (hasComeBack) {
            repository.tell(person.id(), KEPT, "account");
        }
        Person now = hasComeBack ? repository.byId(person.id()).orElse(person) : person;
        return new Entered(now, sessions.begin(now));
    }

    /** Invites the person with an account of a name to a table. */
    public Person invite(String name, String table) {
        Person person = called(name);
        repository.tell(person.id(), "invited", table);
        return person;
    }

    /** The person with an account of a name. */
    public Person called(String name) {
        return named(name)
                .orElseThrow(() -> RequestRefused.of(
                        RequestRefused.Kind.GONE, "server.invite.none", "name", PlainText.clean(name)));
    }

    /** Whether a person came less than a day ago. */
    public boolean isNew(Person person) {
        return repository.isNewerThan(person.id(), sessions.millis() - NEW.toMillis());
    }

    /** The person of an identifier. */
    public Optional<Person> byId(String id) {
        return repository.byId(id);
    }

    /** Refuses a password that is too short, too long, or guessed soon for a person with some names. */
    static void requireGood(String password, List<String> names) {
        if (password.length() < SHORTEST_PASSWORD || password.length() > LONGEST_PASSWORD) {
            throw RequestRefused.of(
                    RequestRefused.Kind.BAD, "server.password", "least", SHORTEST_PASSWORD, "most", LONGEST_PASSWORD);
        }
        String weakness = WeakPasswords.reason(password, names);
        if (weakness != null) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, weakness);
        }
    }

    /** Whether a password is the one that was hashed. */
    static boolean isRight(String password, String hash) {
        return password.length() <= LONGEST_PASSWORD && Passwords.matches(password, hash);
    }

    /** Signs a person in with the account name or the display name, and the password. */
    public Entered login(@Nullable String oldSecret, String name, String password) {
        Optional<Person> found = named(name);
        String hash = found.map(Person::password).orElse(unmatchedHash);
        boolean right = isRight(password, hash);
        if (found.isEmpty() || !right) {
            throw RequestRefused.of(RequestRefused.Kind.FORBIDDEN, "server.login");
        }
        return signIn(oldSecret, found.get());
    }

    /** The person with an account whose account name or display name is a name. */
    public Optional<Person> named(String name) {
        // Older versions left full-width letters and their like in names.
        return repository
                .withAccount(account(name))
                .or(() -> repository.withAccount(key(PlainText.clean(name))))
                .or(() -> repository.called(name).stream()
                        .filter(person -> account(person.name()).equals(account(name)))
                        .findFirst());
    }

    /** The account that a sign-in with a name is for, whether it exists or not: every name of an account gives the same. */
    public String accountOf(String name) {
        return named(name).map(Person::account).orElse(account(name));
    }

    /** The tables where a person has or had a seat, or spoke. */
    public List<String> past(Person person) {
        return repository.past(person);
    }

    /** The lines that a person has written at a table, the oldest first. */
    public List<PersonRepository.Said> said(Person person, String table) {
        return repository.said(person, table);
    }

    /** Whether there is an account with a name. */
    public boolean isAccount(String account) {
        return repository.withAccount(account).isPresent();
    }

    /** The account with a name, ignoring case and spaces. */
    public static String account(String name) {
        return key(PlainText.clean(Normalizer.normalize(name, Normalizer.Form.NFKC)));
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
