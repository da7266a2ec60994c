package hidalgo.server.community;

import hidalgo.server.people.Person;
import hidalgo.tables.protocol.Community;
import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/*
 * Each node notes in memory when people with accounts have used it, and stores that once a minute, in one transaction, and
 * before the people are listed after one has come. An entry lives for some minutes, so both the memory and the table hold only people who
 * are here.
 */

/** The people who are here: they have sent a request, or had a table open, in the last minutes. */
public final class Online {
    static final long HERE = Duration.ofMinutes(3).toMillis();
    private static final int MOST = 50;

    private final Map<String, Long> used = new ConcurrentHashMap<>();
    private final AtomicBoolean isOneNew = new AtomicBoolean();
    private final ProfileRepository repository;
    private final Clock clock;

    /** The people who are here, in a repository that all nodes share. */
    public Online(ProfileRepository repository, Clock clock) {
        this.repository = repository;
        this.clock = clock;
    }

    /** A person has sent a request. */
    public void used(Person person) {
        if (person.account() != null && used.put(person.id(), clock.millis()) == null) {
            isOneNew.set(true);
        }
    }

    /** A person still has a table open. */
    public void isStillHere(String person) {
        used.computeIfPresent(person, (id, before) -> clock.millis());
    }

    /** Called every minute: stores the people who were here. */
    public void store() {
        long since = clock.millis() - HERE;
        used.values().removeIf(at -> at < since);
        repository.storeOnline(new HashMap<>(used), since);
    }

    private void storeNewOnes() {
        if (isOneNew.getAndSet(false)) {
            store();
        }
    }

    /** The people who are here and show that to a person, those that the person follows first. */
    public Community.Online people(@Nullable Person asking) {
        storeNewOnes();
        String you = asking == null ? "" : asking.id();
        List<Community.Fellow> people = repository.online(you, clock.millis() - HERE, MOST + 1);
        boolean isAll = people.size() <= MOST;
        return new Community.Online(isAll ? people : people.subList(0, MOST), !isAll);
    }

    /** The people that a person follows, by name. */
    public List<Community.Fellow> followed(Person person) {
        storeNewOnes();
        return repository.followed(person.id(), clock.millis() - HERE);
    }
}
