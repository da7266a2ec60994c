package hidalgo.server.store;

import hidalgo.records.Json;
import hidalgo.records.JsonReader;
import hidalgo.records.JsonShape;
import hidalgo.records.JsonShapes;
import hidalgo.records.JsonText;
import hidalgo.records.RecordException;
import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.EventKinds;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.TableEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * These formats are stored forever. A field is never renamed: if a class uses a better name today, the stored name
 * stays here.
 */

/** Events as they are stored: a word for the kind, and the fields as JSON. */
final class StoredEvents {
    private static final Logger LOG = LoggerFactory.getLogger(StoredEvents.class);

    /** A field that was added later is left out if it is empty; those derived from a seat are for older versions. */
    private static final JsonShapes SHAPES = JsonShapes.with(List.of(
            JsonShape.of(TableEvent.Opened.class).named("seats", "chairs"),
            JsonShape.of(TableEvent.Arranged.class).named("seats", "chairs"),
            JsonShape.of(TableEvent.Resized.class).named("seats", "chairs"),
            JsonShape.of(TableEvent.Moved.class).named("fingerprint", "effect"),
            JsonShape.of(TableEvent.TookBack.class).named("fingerprint", "effect"),
            JsonShape.of(TableEvent.TakenOver.class).leftOut("by"),
            JsonShape.of(TableEvent.Said.class).leftOut("person"),
            JsonShape.of(ClockSetting.class).leftOut("end"),
            JsonShape.of(Seat.class).and("open", Seat::isOpen).and("playedByPerson", Seat::isPlayedByPerson)));

    private static final JsonReader READER = JsonReader.tolerant(SHAPES);

    private StoredEvents() {}

    /** The kind of an event. */
    static String kind(TableEvent event) {
        String kind = EventKinds.NAMES.get(event.getClass());
        if (kind == null) {
            throw new IllegalArgumentException("This kind of event is not stored: " + event);
        }
        return kind;
    }

    /** The fields of an event. */
    static String body(TableEvent event) {
        return JsonText.compact(event, SHAPES);
    }

    /** A stored event; if this program can't read it, the table stops there. */
    static TableEvent read(String kind, String body) {
        Class<? extends TableEvent> type = EventKinds.ALL.get(kind);
        TableEvent event = type == null ? null : parse(kind, body, type);
        return event == null ? new TableEvent.Unreadable(kind) : event;
    }

    private static @Nullable TableEvent parse(String kind, String body, Class<? extends TableEvent> type) {
        try {
            return READER.read(type, Json.parse(body));
        } catch (RecordException e) {
            LOG.error("Could not read a stored event of the kind {}: {}", kind, String.valueOf(e));
            return null;
        }
    }
}
