package hidalgo.browser.table;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.WebSocketFrame;
import hidalgo.browser.Person;
import hidalgo.browser.Scripts;
import hidalgo.server.Reply;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Everything that a person's browser receives and stores: answers, frames of sockets, the page, stores and caches. */
final class BrowserContents {
    /** Facts that differ from one table to the next in any case: times, names, and the identity of the table. */
    private static final Set<String> OF_ITS_OWN =
            Set.of("id", "now", "at", "number", "created", "seen", "online", "thinking", "spectators");

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Person person;
    private final List<Response> answers = new ArrayList<>();
    private final List<String> frames = new ArrayList<>();
    /** The tables that the frames have shown: the first one whole, the next ones as changes. */
    private final List<JsonNode> tables = new ArrayList<>();

    private int answersBefore;
    private int tablesBefore;

    BrowserContents(Person person) {
        this.person = person;
        person.page().onResponse(answer -> {
            if (answer.url().contains("/api/")) {
                answers.add(answer);
            }
        });
        person.page().onWebSocket(socket -> {
            socket.onFrameReceived(this::receive);
            socket.onFrameSent(this::receive);
        });
    }

    private void receive(WebSocketFrame frame) {
        String text = frame.text() == null ? new String(frame.binary(), StandardCharsets.ISO_8859_1) : frame.text();
        frames.add(text);
        if (text.startsWith("{")) {
            follow(read(text));
        }
    }

    private void follow(JsonNode frame) {
        if (frame.hasNonNull("table")) {
            tables.add(frame.get("table"));
        } else if (frame.hasNonNull("change")) {
            tables.add(Reply.changed(tables.getLast(), frame.get("change")));
        }
    }

    private static JsonNode read(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    Person person() {
        return person;
    }

    /** From here on it counts for {@link #news}. */
    void begin() {
        answersBefore = answers.size();
        tablesBefore = tables.size();
    }

    /** All that came in since the browser was opened, as facts that don't depend on when they came: every value by its path. */
    Set<String> facts() {
        Set<String> facts = new TreeSet<>();
        List<String> texts = texts(0, 0);
        texts.addAll(frames);
        for (String text : texts) {
            if (text.startsWith("{") || text.startsWith("[")) {
                collect("", JsonParser.parseString(text), facts);
            } else {
                facts.add(text);
            }
        }
        return facts;
    }

    /** The facts of each version of the table that was shown since it counts; how often one is shown is a matter of time. */
    Map<Integer, Set<String>> news() {
        Map<Integer, Set<String>> news = new TreeMap<>();
        for (String text : texts(answersBefore, tablesBefore)) {
            JsonElement told = text.startsWith("{") ? JsonParser.parseString(text) : JsonNull.INSTANCE;
            if (told.isJsonObject()
                    && told.getAsJsonObject().get("table") instanceof JsonObject table
                    && table.has("version")) {
                collect("", table, news.computeIfAbsent(table.get("version").getAsInt(), version -> new TreeSet<>()));
            }
        }
        return news;
    }

    private List<String> texts(int firstAnswer, int firstTable) {
        List<String> texts = bodies(firstAnswer);
        tables.subList(firstTable, tables.size()).forEach(table -> texts.add("{\"table\":" + table + "}"));
        return texts;
    }

    /**
     * The page and the browser's stores, independent of the table and the time; the appearance depends on the
     * animation.
     */
    String kept(String table) {
        String all = (String) person.page().evaluate(Scripts.read("kept.js"));
        return all.replace(table, "")
                .replaceAll("\\d\\d?:\\d\\d|\\b\\d{13}\\b|\\bP\\d+-\\d+\\b| (?:class|style)=\\\\?\"[^\"]*\"", "");
    }

    private List<String> bodies(int from) {
        List<String> texts = new ArrayList<>();
        for (Response answer : List.copyOf(answers.subList(from, answers.size()))) {
            try {
                texts.add(answer.text());
            } catch (PlaywrightException e) {
                // An answer without a body.
                texts.add("");
            }
        }
        return texts;
    }

    private static void collect(String path, JsonElement value, Set<String> facts) {
        if (value.isJsonObject()) {
            for (Map.Entry<String, JsonElement> part : value.getAsJsonObject().entrySet()) {
                if (!OF_ITS_OWN.contains(part.getKey())) {
                    collect(path + "." + part.getKey(), part.getValue(), facts);
                }
            }
        } else if (value.isJsonArray()) {
            for (int i = 0; i < value.getAsJsonArray().size(); i++) {
                collect(path + "[" + i + "]", value.getAsJsonArray().get(i), facts);
            }
        } else {
            facts.add(path + " = " + value);
        }
    }
}
