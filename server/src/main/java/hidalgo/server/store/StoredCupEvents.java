package hidalgo.server.store;

import hidalgo.server.base.Json;
import hidalgo.tables.cup.CupEvent;
import java.util.HashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Events of cups as they are stored: a word for the kind, which is never renamed, and the fields as JSON. */
final class StoredCupEvents {
    private static final Logger LOG = LoggerFactory.getLogger(StoredCupEvents.class);

    /** Every kind of stored event. */
    static final Map<String, Class<? extends CupEvent>> KINDS = Map.ofEntries(
            Map.entry("opened", CupEvent.Opened.class),
            Map.entry("registered", CupEvent.Registered.class),
            Map.entry("withdrew", CupEvent.Withdrew.class),
            Map.entry("drawn", CupEvent.Drawn.class),
            Map.entry("decided", CupEvent.Decided.class),
            Map.entry("missed", CupEvent.Missed.class),
            Map.entry("ruled", CupEvent.Ruled.class),
            Map.entry("said", CupEvent.Said.class),
            Map.entry("pinned", CupEvent.Pinned.class),
            Map.entry("moved", CupEvent.Moved.class),
            Map.entry("ended", CupEvent.Ended.class),
            Map.entry("cancelled", CupEvent.Cancelled.class));

    private static final Map<Class<?>, String> NAMES = new HashMap<>();

    static {
        KINDS.forEach((kind, type) -> NAMES.put(type, kind));
    }

    private StoredCupEvents() {}

    /** The kind of an event. */
    static String kind(CupEvent event) {
        String kind = NAMES.get(event.getClass());
        if (kind == null) {
            throw new IllegalArgumentException("This kind of event is not stored: " + event);
        }
        return kind;
    }

    /** The fields of an event. */
    static String body(CupEvent event) {
        return Json.text(event);
    }

    /** A stored event; if this program can't read it, the cup can't be used. */
    static CupEvent read(String kind, String body) {
        Class<? extends CupEvent> type = KINDS.get(kind);
        if (type == null) {
            return new CupEvent.Unreadable(kind);
        }
        try {
            return Json.stored(body, type);
        } catch (IllegalStateException e) {
            LOG.error("Could not read an event of a cup of the kind {}: {}", kind, String.valueOf(e.getCause()));
            return new CupEvent.Unreadable(kind);
        }
    }
}
