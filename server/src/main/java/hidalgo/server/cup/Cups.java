package hidalgo.server.cup;

import hidalgo.rules.Messages;
import hidalgo.server.base.OneByOne;
import hidalgo.server.people.Person;
import hidalgo.tables.Identifier;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.cup.Cup;
import hidalgo.tables.cup.CupEvent;
import hidalgo.tables.cup.CupRequests;
import hidalgo.tables.cup.CupViews;
import hidalgo.tables.cup.TimedCupEvent;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.CupPhase;
import hidalgo.tables.protocol.CupSummary;
import hidalgo.tables.protocol.CupView;
import hidalgo.tables.protocol.NewCup;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/*
 * A cup in use is kept here as the result of its events. A decision is made on the latest events and written only if no other node
 * has written in between; otherwise it is made again. Reading may be a second late at a node that did not write. A cup is read again
 * from time to time, because lines of its chat may have been erased.
 */

/** The cups of a server, and the requests of people to them. */
public final class Cups {
    /** The most cups of a person that are not over. */
    private static final int MOST_OF_PERSON = 5;

    /** The most cups of all people that are not over. */
    private static final int MOST = 500;

    private static final int MOST_LISTED = 30;
    private static final int MOST_IN_USE = 100;
    private static final int TRIES = 20;
    private static final long FRESH = 1000;
    private static final long KEPT = 60_000;

    /** A large cup is viewed less often: for each entrant, this many milliseconds pass. */
    private static final long PER_ENTRANT = 10;

    private final Map<String, Held> inUse = new ConcurrentHashMap<>();
    private final OneByOne newCups = new OneByOne();
    private final CupRepository repository;
    private final Clock clock;

    /** The cups of a repository. */
    public Cups(CupRepository repository, Clock clock) {
        this.repository = repository;
        this.clock = clock;
    }

    private static final class Held {
        private final ReentrantLock lock = new ReentrantLock();
        private final long read;
        /** The people who changed the cup since it was last viewed. */
        private final Set<String> changers = new HashSet<>();

        private Cup cup;
        private long checked;
        private long used;
        private @Nullable CupView view;
        private long viewed;

        Held(Cup cup, long now) {
            this.cup = cup;
            this.read = now;
            this.checked = now;
            this.used = now;
        }
    }

    /** The repository, for the course of the cups. */
    CupRepository repository() {
        return repository;
    }

    long now() {
        return clock.millis();
    }

    /** The time for caches, which goes on whatever the clock shows. */
    static long steady() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }

    /** Announces a cup. */
    public String open(Person person, NewCup wish) {
        if (person.account() == null) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.cup.account");
        }
        return newCups.run(person.id(), () -> {
            if (repository.unfinished(person.id()) >= MOST_OF_PERSON) {
                throw RequestRefused.of(Kind.REFUSED, "server.cup.many", "most", MOST_OF_PERSON);
            }
            if (repository.unfinished() >= MOST) {
                throw RequestRefused.of(Kind.BUSY, "server.busy");
            }
            String id = Identifier.random();
            TimedCupEvent first = new TimedCupEvent(1, now(), CupRequests.open(wish, person.id(), now()));
            repository.create(first, new Cup(id, first));
            return id;
        });
    }

    /** Of several callers that open a cup at once, one reads it, and all get the same. */
    private Held held(String id) {
        Held known = inUse.get(id);
        if (known != null && known.read > steady() - KEPT) {
            return known;
        }
        if (known == null && inUse.size() >= MOST_IN_USE) {
            inUse.entrySet().stream()
                    .min(Comparator.comparingLong(entry -> entry.getValue().used))
                    .ifPresent(oldest -> inUse.remove(oldest.getKey(), oldest.getValue()));
        }
        Held held = inUse.compute(id, (key, latest) -> latest != null && latest != known ? latest : read(key));
        if (held == null) {
            throw RequestRefused.of(Kind.GONE, "server.cup.none");
        }
        return held;
    }

    private @Nullable Held read(String id) {
        List<TimedCupEvent> events = repository.events(id, 0);
        return events.isEmpty() ? null : new Held(Cup.of(id, events), steady());
    }

    private void catchUp(Held held) {
        repository.events(held.cup.id(), held.cup.number()).forEach(held.cup::apply);
        held.checked = steady();
    }

    /** Reads a cup. */
    public <T> T read(String id, Function<Cup, T> reading) {
        Held held = held(id);
        held.lock.lock();
        try {
            held.used = steady();
            if (isBehind(held)) {
                catchUp(held);
            }
            return reading.apply(held.cup);
        } finally {
            held.lock.unlock();
        }
    }

    /** A cup that was put away and opened again may have been changed through the one that was put away. */
    private boolean isBehind(Held held) {
        return repository.isShared()
                ? held.checked + FRESH <= steady()
                : repository.number(held.cup.id()) != held.cup.number();
    }

    /** Changes a cup by what is due, decided on its latest state. */
    void change(String id, Function<Cup, List<CupEvent>> decision) {
        change(id, null, decision);
    }

    /** Changes a cup by a person's decision on its latest state. The person sees the change with the next view. */
    void change(String id, @Nullable Person by, Function<Cup, List<CupEvent>> decision) {
        Held held = held(id);
        held.lock.lock();
        try {
            held.used = steady();
            for (int attempt = 0; attempt < TRIES; attempt++) {
                catchUp(held);
                List<CupEvent> events = decision.apply(held.cup);
                if (events.isEmpty()) {
                    return;
                }
                if (append(held, events)) {
                    if (by != null) {
                        held.changers.add(by.id());
                    }
                    return;
                }
            }
            throw RequestRefused.of(Kind.BUSY, "server.busy");
        } finally {
            held.lock.unlock();
        }
    }

    /** The events are applied before they are written, so if they are not written, the cup is read again. */
    private boolean append(Held held, List<CupEvent> events) {
        List<TimedCupEvent> timed = new ArrayList<>();
        String id = held.cup.id();
        boolean isWritten = false;
        try {
            for (CupEvent event : events) {
                TimedCupEvent next = new TimedCupEvent(held.cup.number() + 1, now(), event);
                held.cup.apply(next);
                timed.add(next);
            }
            isWritten = repository.append(timed, held.cup);
        } finally {
            if (!isWritten) {
                held.cup = Cup.of(id, repository.events(id, 0));
            }
        }
        return isWritten;
    }

    /** A cup as a person, or a stranger, sees it. */
    public CupView view(String id, @Nullable Person person) {
        Held held = held(id);
        return read(id, cup -> {
            CupView shared = held.view;
            long old = Math.max(FRESH, PER_ENTRANT * cup.entrants().size());
            boolean isCurrent = shared != null && shared.number() == cup.number();
            if (shared == null || !isCurrent && isWorthRenewing(held, cup, person, old)) {
                Map<String, String> names = repository.names(people(cup));
                String former = Messages.ENGLISH.text("server.former");
                shared = CupViews.of(cup, each -> names.getOrDefault(each, former), now());
                held.view = shared;
                held.viewed = steady();
                held.changers.clear();
            }
            return CupViews.seenBy(shared, cup, person == null ? null : person.id(), now());
        });
    }

    /** People see their own changes at once; at a large cup, those who don't take part may be some seconds late. */
    private boolean isWorthRenewing(Held held, Cup cup, @Nullable Person person, long old) {
        if (person != null && held.changers.contains(person.id())) {
            return true;
        }
        boolean takesPart = person != null
                && (cup.entrant(person.id()) != null || cup.organiser().equals(person.id()));
        return held.viewed + (takesPart ? FRESH / 4 : old) <= steady();
    }

    private static List<String> people(Cup cup) {
        List<String> people = new ArrayList<>();
        people.add(cup.organiser());
        cup.entrants().forEach(entrant -> people.add(entrant.person()));
        cup.lines().forEach(line -> {
            String person = line.person();
            if (person != null) {
                people.add(person);
            }
        });
        return people.stream().distinct().toList();
    }

    /** The list of cups, for a person or a stranger. */
    public Answers.Cups list(@Nullable Person person) {
        return new Answers.Cups(
                person == null ? List.of() : repository.of(person.id(), MOST_LISTED),
                repository.in(CupPhase.OPEN, MOST_LISTED),
                repository.in(CupPhase.RUNNING, MOST_LISTED),
                repository.in(CupPhase.OVER, MOST_LISTED));
    }

    /** The lines that a person has written in the chats of cups. */
    public List<CupRepository.Said> said(Person person) {
        return repository.said(person.id());
    }

    /** All cups that a person entered or organised. */
    public List<CupSummary> of(Person person) {
        return repository.of(person.id(), Integer.MAX_VALUE);
    }
}
