package hidalgo.server.live;

import java.time.Clock;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/*
 * A node writes down who has a table open when that changes, and reads what the others have written when it hears of a
 * change. A node that crashes tells nobody, so as long as others have viewers, they are asked again now and then.
 */

/** Who has a table open on other nodes, and what those know of this one. Guarded by the table's lock. */
final class Presence {
    private static final long AGAIN = TimeUnit.SECONDS.toMillis(5);

    private final String table;
    private final OtherNodes nodes;
    private final Clock clock;
    private @Nullable List<String> told;
    private List<String> elsewhere = List.of();
    private boolean asked;
    private long askedAt;

    Presence(String table, OtherNodes nodes, Clock clock) {
        this.table = table;
        this.nodes = nodes;
        this.clock = clock;
    }

    /** The viewers at other nodes, each as a word. */
    List<String> elsewhere() {
        return elsewhere;
    }

    /** The viewers on other nodes may have changed. */
    void askAgain() {
        asked = false;
    }

    /**
     * Tells who has the table open here, if that has changed, and asks for the others; returns whether those have
     * changed.
     */
    boolean exchange(List<String> here) {
        if (!here.equals(told)) {
            nodes.tell(table, here);
            told = here;
        }
        long now = clock.millis();
        boolean late = !elsewhere.isEmpty() && now - askedAt > AGAIN;
        if (asked && !late) {
            return false;
        }
        List<String> before = elsewhere;
        elsewhere = nodes.viewers(table, now);
        asked = true;
        askedAt = now;
        return !elsewhere.equals(before);
    }
}
