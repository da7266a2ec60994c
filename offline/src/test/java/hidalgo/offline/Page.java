package hidalgo.offline;

import hidalgo.records.Json;
import hidalgo.records.Json.Foreign;
import hidalgo.records.JsonText;
import hidalgo.records.Parsed;
import hidalgo.records.RecordException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * A page that talks to the worker's code, without a browser: nothing happens automatically, and time passes only when a
 * test advances it.
 */
public final class Page implements Browser {
    /** A task for a moment, after the tasks that were added before. */
    private record Later(long at, int number, Runnable work) implements Comparable<Later> {
        @Override
        public int compareTo(Later other) {
            return Comparator.comparingLong(Later::at)
                    .thenComparingInt(Later::number)
                    .compare(this, other);
        }
    }

    private final List<Parsed> posts = new ArrayList<>();
    private final PriorityQueue<Later> later = new PriorityQueue<>();
    final List<@Nullable Object> kept = new ArrayList<>();
    private final OfflineServer server = new OfflineServer(this);
    private int calls;
    private int waits;
    /** The clock of the device. */
    long time = 1_700_000_000_000L;

    private String latest = "";
    private @Nullable Parsed table;

    /** A page that has opened nothing yet. */
    public Page() {}

    @Override
    public void post(String message) {
        Parsed post = parsed(message);
        switch (post.text("type")) {
            case "keep" -> post.list("events").forEach(event -> kept.add(withNull(event)));
            case "frame" -> {
                Object seen = Parsed.of(post.get("frame")).optional("table");
                table = seen == null ? table : Parsed.of(seen);
            }
            default -> {
                latest = message;
                posts.add(post);
            }
        }
    }

    /** Parsed JSON, with null for JSON's null. */
    private static @Nullable Object withNull(Object parsed) {
        if (parsed instanceof Map<?, ?> map) {
            Map<Object, @Nullable Object> copy = new LinkedHashMap<>();
            map.forEach((key, value) -> copy.put(key, withNull(value)));
            return copy;
        }
        if (parsed instanceof List<?> list) {
            return list.stream().map(Page::withNull).toList();
        }
        return parsed == Foreign.NULL ? null : parsed;
    }

    private static Parsed parsed(String message) {
        try {
            return Parsed.of(Json.parse(message));
        } catch (RecordException e) {
            throw new AssertionError(message, e);
        }
    }

    @Override
    public void after(int millis, Runnable work) {
        later.add(new Later(time + millis, ++waits, work));
    }

    @Override
    public long now() {
        return time;
    }

    void say(Map<String, ?> message) {
        receive(JsonText.of(message));
    }

    /** Passes a message to the worker as text. */
    void receive(String message) {
        server.receive(message);
    }

    /** Lets bots think until nothing is left to do; advances the time to each next task. */
    public void rest() {
        while (!later.isEmpty()) {
            Later next = later.remove();
            time = Math.max(time, next.at);
            next.work.run();
        }
    }

    /** Lets the device's clock go on, or sets it back. */
    public void pass(Duration by) {
        time += by.toMillis();
    }

    /** Shows a table on the page. */
    public void show(String id) {
        say(Map.of("type", "connect", "table", id, "socket", 1));
    }

    /** All that was kept, as JSON. */
    public String events() {
        return JsonText.of(kept);
    }

    /** Gives the worker the events of a table, as JSON. */
    public void restore(String id, String events) {
        receive("{\"type\":\"restore\",\"table\":\"" + id + "\",\"events\":" + events + "}");
    }

    /** The answer to a request, all as JSON: its status and its body. */
    public String answer(String method, String path, @Nullable String body) {
        receive(
                "{\"type\": \"call\", \"id\": %d, \"name\": \"Ana\", \"method\": \"%s\", \"path\": \"%s\", \"body\": %s}"
                        .formatted(++calls, method, path, body));
        posts.removeLast();
        return latest;
    }

    /** Lets bots think as long as that takes no time. */
    void restNow() {
        while (!later.isEmpty() && later.element().at <= time) {
            later.remove().work.run();
        }
    }

    /** The table as the socket has shown it last. */
    Parsed table() {
        return Objects.requireNonNull(table, "Nothing was shown");
    }

    /** The answer to a request: its status and its body. */
    Parsed call(String method, String path, @Nullable Object body) {
        say(JsonText.object(
                "type", "call", "id", ++calls, "name", "Ana", "method", method, "path", path, "body", body));
        Parsed answer = posts.removeLast();
        assert answer.number("id") == calls;
        return answer;
    }

    /** The body of an answer that grants a request. */
    Parsed ask(String method, String path, @Nullable Object body) {
        Parsed answer = call(method, path, body);
        if (answer.number("status") != 200) {
            throw new AssertionError(path + ": " + answer);
        }
        return Parsed.of(answer.get("body"));
    }
}
