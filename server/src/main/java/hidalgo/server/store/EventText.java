package hidalgo.server.store;

import hidalgo.server.Wire;
import hidalgo.server.table.TableEvent;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Events as the database holds them: a word for the kind, and the fields as JSON. */
final class EventText {
    private static final Map<String, Class<? extends TableEvent>> KINDS = kinds();

    private EventText() {}

    static String kind(TableEvent event) {
        return kind(event.getClass());
    }

    static String body(TableEvent event) {
        return Wire.text(event);
    }

    static TableEvent read(String kind, String body) {
        Class<? extends TableEvent> type = KINDS.get(kind);
        if (type == null) {
            throw new IllegalStateException("An event of the unknown kind " + kind + " was stored by a newer version");
        }
        return Wire.stored(body, type);
    }

    private static String kind(Class<?> type) {
        return type.getSimpleName().toLowerCase(Locale.ROOT);
    }

    private static Map<String, Class<? extends TableEvent>> kinds() {
        Map<String, Class<? extends TableEvent>> kinds = new HashMap<>();
        for (Class<?> type : TableEvent.class.getPermittedSubclasses()) {
            kinds.put(kind(type), type.asSubclass(TableEvent.class));
        }
        return kinds;
    }
}
