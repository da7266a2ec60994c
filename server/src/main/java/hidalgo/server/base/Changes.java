package hidalgo.server.base;

import hidalgo.records.JsonWriter;
import hidalgo.records.RecordPart;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/*
 * Parts that a client has already received need not be sent again. A change is written in the shape of the value that it
 * changes:
 *
 * - A list with one element replaces the old value by that element.
 * - An object changes the named parts of a record, a map or a list; other parts stay as they are. A map's part with an
 *   empty list is removed. The parts of a list are named by their positions. Before they change, "drop" is the number of
 *   elements removed from its start, and "size" is the number of elements in the end.
 *
 * The values are compared as they are, so only the changes are written as JSON.
 */

/** The differences between two values of the same type, as JSON. */
public final class Changes {
    /** Logs drop their oldest lines when new ones come; at most this many in one step are detected. */
    private static final int MOST_DROPPED = 4;

    private static final ClassValue<List<RecordPart>> PARTS = new ClassValue<>() {
        @Override
        protected List<RecordPart> computeValue(Class<?> type) {
            return RecordPart.all(type);
        }
    };

    private final JsonWriter out;

    private Changes(JsonWriter out) {
        this.out = out;
    }

    /** Writes the changes from one record to another of the same type. */
    static void write(JsonWriter out, Record before, Record after) {
        new Changes(out).writeChange(before, after);
    }

    private void writeChange(@Nullable Object before, @Nullable Object after) {
        if (before instanceof Record old && after instanceof Record fresh && old.getClass() == fresh.getClass()) {
            writeParts(old, fresh);
        } else if (before instanceof Map<?, ?> old && after instanceof Map<?, ?> fresh) {
            writeParts(old, fresh);
        } else if (before instanceof List<?> old
                && after instanceof List<?> fresh
                && !old.isEmpty()
                && !fresh.isEmpty()) {
            writeElements(old, fresh);
        } else {
            writeValue(after);
        }
    }

    private void writeValue(@Nullable Object value) {
        out.beginList();
        out.value(value);
        out.endList();
    }

    private void writeParts(Record before, Record after) {
        out.beginObject();
        for (RecordPart part : PARTS.get(before.getClass())) {
            writePart(part.name(), part.of(before), part.of(after));
        }
        out.endObject();
    }

    private void writeParts(Map<?, ?> before, Map<?, ?> after) {
        out.beginObject();
        for (Map.Entry<?, ?> entry : after.entrySet()) {
            if (before.containsKey(entry.getKey())) {
                writePart(entry.getKey().toString(), before.get(entry.getKey()), entry.getValue());
            } else {
                out.name(entry.getKey().toString());
                writeValue(entry.getValue());
            }
        }
        for (Object key : before.keySet()) {
            if (!after.containsKey(key)) {
                out.name(key.toString());
                out.beginList();
                out.endList();
            }
        }
        out.endObject();
    }

    private void writePart(String name, @Nullable Object before, @Nullable Object after) {
        if (!Objects.equals(before, after)) {
            out.name(name);
            writeChange(before, after);
        }
    }

    private void writeElements(List<?> before, List<?> after) {
        int drop = dropped(before, after);
        List<?> kept = before.subList(drop, before.size());
        if (equal(kept, after) == 0 && !(after.getFirst() instanceof Record)) {
            writeValue(after);
            return;
        }
        out.beginObject();
        if (drop > 0) {
            out.name("drop");
            out.value(drop);
        }
        if (kept.size() != after.size()) {
            out.name("size");
            out.value(after.size());
        }
        for (int i = 0; i < after.size(); i++) {
            if (i < kept.size()) {
                writePart(Integer.toString(i), kept.get(i), after.get(i));
            } else {
                out.name(Integer.toString(i));
                writeValue(after.get(i));
            }
        }
        out.endObject();
    }

    /**
     * The number of elements dropped from the start of a list, if most of them have moved; detecting that takes time.
     */
    private static int dropped(List<?> before, List<?> after) {
        int best = 0;
        int most = equal(before, after);
        if (most > after.size() / 2) {
            return 0;
        }
        for (int drop = 1; drop <= MOST_DROPPED && drop < before.size(); drop++) {
            int equal = equal(before.subList(drop, before.size()), after);
            if (equal > most) {
                most = equal;
                best = drop;
            }
        }
        return best;
    }

    /** How many elements are equal, position by position. */
    private static int equal(List<?> before, List<?> after) {
        int count = 0;
        for (int i = 0; i < Math.min(before.size(), after.size()); i++) {
            if (Objects.equals(before.get(i), after.get(i))) {
                count++;
            }
        }
        return count;
    }
}
