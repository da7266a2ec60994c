package hidalgo.server.thinking;

import hidalgo.server.people.GuestNetwork;
import hidalgo.server.people.Person;
import hidalgo.server.people.PersonRepository;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Finds the names under which people pay; caches them for some time, because every move of a bot asks. */
public final class Payers {
    private static final Logger LOG = LoggerFactory.getLogger(Payers.class);
    private static final long REMEMBERED = TimeUnit.MINUTES.toMillis(1);
    private static final int MOST = 10_000;

    private record Known(String name, long until) {}

    private final PersonRepository people;
    private final Clock clock;

    private final Map<String, Known> known = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Known> eldest) {
            return size() > MOST;
        }
    };

    /** The people of a repository. */
    public Payers(PersonRepository people, Clock clock) {
        this.people = people;
        this.clock = clock;
    }

    /** The names under which some people, given by their identifiers, pay. */
    public Set<String> names(Set<String> ids) {
        Set<String> names = new TreeSet<>();
        ids.forEach(id -> names.add(name(id)));
        return names;
    }

    private String name(String id) {
        long now = clock.millis();
        synchronized (known) {
            Known found = known.get(id);
            if (found != null && found.until() > now) {
                return found.name();
            }
        }
        try {
            String name = Payer.name(people.byId(id).orElseGet(() -> unknown(id)));
            synchronized (known) {
                known.put(id, new Known(name, now + REMEMBERED));
            }
            return name;
        } catch (RuntimeException e) {
            LOG.debug("Could not look up a payer", e);
            return Payer.name(unknown(id));
        }
    }

    /** A person who has been deleted pays like a guest. */
    private static Person unknown(String id) {
        return new Person(id, "", null, null, Map.of(), GuestNetwork.NONE);
    }
}
