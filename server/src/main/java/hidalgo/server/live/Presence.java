package hidalgo.server.live;

import hidalgo.server.store.PresenceStore;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/*
 * A node writes down who looks on at a table when that changes, and reads what the others have written when it hears of a
 * change. A node that dies tells nobody, so as long as others are there they are asked for again now and then.
 */

/** Who looks on at a table on other nodes, and what those know of this one. Guarded by the desk's lock. */
public final class Presence {
    /** The word for somebody who is not known. */
    private static final String SOMEBODY = "-";

    private static final long AGAIN = TimeUnit.SECONDS.toMillis(5);

    private final String table;
    private final Hall hall;
    private @Nullable List<String> told;
    private List<String> elsewhere = List.of();
    private boolean asked;
    private long askedAt;

    public Presence(String table, Hall hall) {
        this.table = table;
        this.hall = hall;
    }

    /** The word for an onlooker. */
    public static String word(@Nullable String person) {
        return person == null ? SOMEBODY : person;
    }

    /** The onlookers at other nodes, each as a word. */
    public List<String> elsewhere() {
        return elsewhere;
    }

    /** The others may have changed. */
    public void askAgain() {
        asked = false;
    }

    /** Tells who looks on here, if it has changed, and asks for the others; whether those have changed. */
    public boolean exchange(List<String> here) {
        PresenceStore store = hall.presence();
        if (store == null) {
            return false;
        }
        if (!here.equals(told)) {
            store.write(table, here);
            told = here;
        }
        boolean late = !elsewhere.isEmpty() && hall.now() - askedAt > AGAIN;
        if (asked && !late) {
            return false;
        }
        List<String> before = elsewhere;
        elsewhere = store.elsewhere(table, hall.now());
        asked = true;
        askedAt = hall.now();
        return !elsewhere.equals(before);
    }
}
