package hidalgo.server.maintenance;

import hidalgo.rules.Messages;
import hidalgo.server.base.Retention;
import hidalgo.server.base.Retention.Kind;
import hidalgo.server.people.Person;
import hidalgo.server.store.Erasure;
import hidalgo.server.store.HeartbeatStore;
import hidalgo.server.store.PeopleStore;
import hidalgo.server.store.ReplayStore;
import hidalgo.server.store.StaleTables;
import hidalgo.server.store.TableStore;
import hidalgo.tables.table.Phase;
import java.time.Duration;

/**
 * Deletes data that a server does not keep any longer.
 *
 * @param keep for how long it keeps each kind of data
 */
public record CleanUp(
        Retention keep,
        TableStore tables,
        StaleTables stale,
        Erasure erasure,
        PeopleStore people,
        ReplayStore replays,
        HeartbeatStore heartbeats) {
    /** A table that has not begun by then never does. */
    private static final Duration WAITING_KEPT = Duration.ofDays(30);

    /** The setting of a person that names the latest of their tables that was deleted; the lobby shows it once. */
    private static final String CLEARED = "cleared";

    private static final Duration UPLOADS_OF_GUESTS = Duration.ofDays(90);

    /** Deletes what is too old at a moment. */
    public void run(long now) {
        Long chat = keep.before(Kind.CHAT, now);
        if (chat != null && erasure.eraseChat(chat) > 0) {
            heartbeats.markRewritten(now);
        }
        Long finished = keep.before(Kind.FINISHED, now);
        if (finished != null) {
            stale.changedBefore(Phase.OVER, finished).forEach(tables::delete);
        }
        Long uploads = keep.before(Kind.UPLOADS, now);
        if (uploads != null) {
            replays.prune(uploads);
        }
        replays.pruneGuests(now - UPLOADS_OF_GUESTS.toMillis());
        Long guests = keep.before(Kind.GUESTS, now);
        if (guests != null) {
            people.endSessionsOfGuests(guests);
            stale.leftByGuests(guests).forEach(tables::delete);
        }
        for (StaleTables.Waiting table : stale.waitingSince(now - WAITING_KEPT.toMillis())) {
            people.tell(table.host(), CLEARED, table.title());
            tables.delete(table.id());
        }
        for (Person leaving : people.leavingBy(now)) {
            people.erase(leaving, nameless(leaving));
            heartbeats.markRewritten(now);
        }
        stale.beyondLatestOfNetworks().forEach(tables::delete);
        people.prune(now);
        people.pruneNetworks();
        replays.pruneRemains();
    }

    /** The name that stands in the place of a person's, in the language of the person. */
    private static String nameless(Person person) {
        String language = person.preferences().getOrDefault("language", "en");
        return Messages.of(Messages.LANGUAGES.contains(language) ? language : "en")
                .text("server.former");
    }
}
