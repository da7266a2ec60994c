package hidalgo.offline;

import hidalgo.records.JsonReader;
import hidalgo.records.JsonShapes;
import hidalgo.records.JsonText;
import hidalgo.records.Parsed;
import hidalgo.records.RecordException;
import hidalgo.tables.table.EventKinds;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.TimedEvent;
import java.util.ArrayList;
import java.util.List;

/** Events as the browser keeps them. */
final class StoredEvents {
    private StoredEvents() {}

    /** An event as an object for JSON. */
    static Object json(TimedEvent event) {
        return JsonText.object(
                "number",
                event.number(),
                "at",
                event.at(),
                "kind",
                EventKinds.NAMES.get(event.event().getClass()),
                "event",
                event.event());
    }

    /** Stored events, parsed from JSON; one that this program can't read stops the table. */
    static List<TimedEvent> read(List<?> kept) {
        List<TimedEvent> events = new ArrayList<>();
        for (Object each : kept) {
            Parsed fields = Parsed.of(each);
            TableEvent event = event(fields.text("kind"), fields.get("event"));
            events.add(new TimedEvent(fields.number("number"), fields.large("at"), event));
        }
        return events;
    }

    private static TableEvent event(String kind, Object fields) {
        Class<? extends TableEvent> type = EventKinds.ALL.get(kind);
        try {
            return type == null
                    ? new TableEvent.Unreadable(kind)
                    : JsonReader.tolerant(JsonShapes.PLAIN).read(type, fields);
        } catch (RecordException e) {
            return new TableEvent.Unreadable(kind);
        }
    }
}
