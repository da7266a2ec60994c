package hidalgo.server.store;

import hidalgo.server.base.Json;
import hidalgo.server.table.TableEvent;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Events as the database holds them: a word for the kind, and the fields as JSON. */
final class EventText {
    private static final Logger LOG = LoggerFactory.getLogger(EventText.class);
    private static final Map<String, Class<? extends TableEvent>> KINDS = kinds();

    private EventText() {}

    static String kind(TableEvent event) {
        return kind(event.getClass());
    }

    static String body(TableEvent event) {
        return Json.text(event);
    }

    static TableEvent read(String kind, String body) {
        Class<? extends TableEvent> type = KINDS.get(kind);
        if (type == null) {
            return new TableEvent.Unreadable(kind);
        }
        try {
            return Json.stored(body, type);
        } catch (IllegalStateException e) {
            LOG.error("A stored event of the kind {} can't be read: {}", kind, String.valueOf(e.getCause()));
            return new TableEvent.Unreadable(kind);
        }
    }

    private static String kind(Class<?> type) {
        return type.getSimpleName().toLowerCase(Locale.ROOT);
    }

    private static Map<String, Class<? extends TableEvent>> kinds() {
        Map<String, Class<? extends TableEvent>> kinds = new HashMap<>();
        for (Class<?> type : TableEvent.class.getPermittedSubclasses()) {
            kinds.put(kind(type), type.asSubclass(TableEvent.class));
        }
        kinds.remove(kind(TableEvent.Unreadable.class));
        return kinds;
    }
}
