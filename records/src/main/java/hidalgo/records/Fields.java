package hidalgo.records;

import hidalgo.rules.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The fields of one JSON object in a record; they are taken out one by one, and the type of each is checked. */
public final class Fields {
    /**
     * The object of a record that the fields belong to.
     *
     * @param key the key of the text that names a field of it
     * @param number its number, for one of several, counted from 1
     */
    record Place(String key, int number) {
        static final Place RECORD = new Place("record.field", 0);
        static final Place OPTIONS = new Place("record.field.options", 0);
        static final Place SETUP = new Place("record.field.setup", 0);

        static Place move(int number) {
            return new Place("record.field.move", number);
        }

        static Place scoring(int number) {
            return new Place("record.field.scoring", number);
        }

        static Place comment(int number) {
            return new Place("record.field.comment", number);
        }

        Message field(String name) {
            return Message.of(key, "field", name, "number", number);
        }
    }

    private final Map<String, Object> left;
    private final Place place;

    private Fields(Map<String, Object> values, Place place) {
        this.left = values;
        this.place = place;
    }

    /** The fields of a JSON value; null if it is not an object. */
    static @Nullable Fields of(Object value, Place place) {
        if (!(value instanceof Map<?, ?> object)) {
            return null;
        }
        Map<String, Object> values = new LinkedHashMap<>();
        object.forEach((name, field) -> values.put((String) name, field));
        return new Fields(values, place);
    }

    /** The names of the fields that have not been taken. */
    List<String> names() {
        return List.copyOf(left.keySet());
    }

    /** Takes any field; null if it is missing. */
    @Nullable
    Object takeAny(String name) {
        return left.remove(name);
    }

    public String takeText(String name) throws RecordException {
        return take(name, String.class, "text");
    }

    /** Takes a text that may be missing. */
    String takeTextOr(String name, String otherwise) throws RecordException {
        return left.containsKey(name) ? takeText(name) : otherwise;
    }

    public int takeNumber(String name) throws RecordException {
        return take(name, Integer.class, "number");
    }

    public boolean takeFlag(String name) throws RecordException {
        return take(name, Boolean.class, "flag");
    }

    public List<String> takeTexts(String name) throws RecordException {
        return takeList(name, String.class, "texts");
    }

    public List<List<String>> takeTextLists(String name) throws RecordException {
        List<List<String>> lists = new ArrayList<>();
        for (List<?> list : takeList(name, List.class, "textLists")) {
            lists.add(elements(name, list, String.class, "textLists"));
        }
        return lists;
    }

    public List<Integer> takeNumbers(String name) throws RecordException {
        return takeList(name, Integer.class, "numbers");
    }

    /** Takes a list of numbers, one for each seat. */
    List<Integer> takeNumbers(String name, int seats) throws RecordException {
        List<Integer> numbers = takeNumbers(name);
        if (numbers.size() != seats) {
            throw new RecordException(Message.of("record.perSeat", "field", place.field(name), "seats", seats));
        }
        return numbers;
    }

    /** Takes an object. */
    Fields takeObject(String name, Place inside) throws RecordException {
        Fields fields = of(take(name, Map.class, "object"), inside);
        if (fields == null) {
            throw mustBe(name, "object");
        }
        return fields;
    }

    /** Takes a list; the caller checks whether its elements are objects. */
    List<Object> takeList(String name) throws RecordException {
        return takeList(name, Object.class, "list");
    }

    /** Refuses fields that have not been taken. */
    void end() throws RecordException {
        if (!left.isEmpty()) {
            String name = left.keySet().iterator().next();
            throw new RecordException(Message.of("record.unknown", "field", place.field(name)));
        }
    }

    private <T> List<T> takeList(String name, Class<T> type, String kind) throws RecordException {
        return elements(name, take(name, List.class, kind), type, kind);
    }

    private <T> List<T> elements(String name, List<?> elements, Class<T> type, String kind) throws RecordException {
        List<T> list = new ArrayList<>();
        for (Object element : elements) {
            if (!type.isInstance(element)) {
                throw mustBe(name, kind);
            }
            list.add(type.cast(element));
        }
        return list;
    }

    private <T> T take(String name, Class<T> type, String kind) throws RecordException {
        Object value = takeAny(name);
        if (value == null) {
            throw new RecordException(Message.of("record.missing", "field", place.field(name)));
        }
        if (!type.isInstance(value)) {
            throw mustBe(name, kind);
        }
        return type.cast(value);
    }

    private RecordException mustBe(String name, String kind) {
        return new RecordException(
                Message.of("record.mustBe", "field", place.field(name), "kind", Message.of("record.kind." + kind)));
    }
}
