package hidalgo.server.live;

import java.time.Clock;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/*
 * A node writes down its viewers of a table when they change, and reads those of the others when it receives a message
 * about a change. A node that crashes sends no message, so as long as others have viewers, their entries are read again
 * from time to time.
 */

/** The viewers of a table on other nodes, and their knowledge of the viewers here. Guarded by the table's lock. */
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
     * Reports the viewers of the table here, if they have changed, and reads those of the others; returns whether those
     * have changed.
     */
    boolean exchange(List<String> here) {
        if (!here.equals(told)) {
            nodes.publish(table, here);
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
