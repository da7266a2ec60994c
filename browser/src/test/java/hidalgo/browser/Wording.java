package hidalgo.browser;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The texts of the pages in a language, by the keys of the pages' catalogues: so a test finds a button by its label in
 * any language.
 */
public final class Wording {
    private static final Path SOURCES = Path.of("..", "web", "src");
    private static final Pattern SLOT = Pattern.compile("\\{(\\w+)(?::[\\w.-]+)?\\}");
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Map<String, Wording> KNOWN = new ConcurrentHashMap<>();

    private final String language;
    private final Map<String, String> texts;
    private final String script;

    private Wording(String language) {
        this.language = language;
        texts = read(language);
        script = script(texts);
    }

    /** The wording of a language by its code, such as {@code de}. */
    public static Wording in(String language) {
        return KNOWN.computeIfAbsent(language, Wording::new);
    }

    private static Map<String, String> read(String language) {
        Pattern name = Pattern.compile(language + "(-\\w+)?\\.json");
        try (Stream<Path> files = Files.walk(SOURCES)) {
            List<Path> catalogues = files.filter(
                            file -> name.matcher(file.getFileName().toString()).matches())
                    .toList();
            Map<String, String> texts = new TreeMap<>();
            for (Path catalogue : catalogues) {
                texts.putAll(JSON.readValue(catalogue.toFile(), new TypeReference<Map<String, String>>() {}));
            }
            if (texts.isEmpty()) {
                throw new IllegalArgumentException("The pages have no texts in the language " + language);
            }
            return texts;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The language's code. */
    public String language() {
        return language;
    }

    private String raw(String key) {
        String text = texts.get(key);
        if (text == null) {
            throw new IllegalArgumentException("The pages have no text for " + key + " in the language " + language);
        }
        return text;
    }

    /** The text of a key; its slots are given by name and value in turn. */
    public String text(String key, Object... slots) {
        Map<String, String> values = values(slots);
        return SLOT.matcher(raw(key)).replaceAll(slot -> {
            String value = values.get(slot.group(1));
            if (value == null) {
                throw new IllegalArgumentException(key + " needs a value for " + slot.group(1));
            }
            return Matcher.quoteReplacement(value);
        });
    }

    /** A pattern of texts that begin with the text of a key; a slot that is not given may hold anything. */
    public Pattern pattern(String key, Object... slots) {
        Map<String, String> values = values(slots);
        StringBuilder pattern = new StringBuilder("^");
        String raw = raw(key);
        int at = 0;
        for (Matcher slot = SLOT.matcher(raw); slot.find(); at = slot.end()) {
            pattern.append(quoted(raw.substring(at, slot.start())));
            String value = values.get(slot.group(1));
            pattern.append(value == null ? ".+" : quoted(value));
        }
        return Pattern.compile(pattern.append(quoted(raw.substring(at))).toString());
    }

    /** The browser reads patterns as its own, which know no {@code \Q}, and names have plain spaces for those that don't break. */
    private static String quoted(String text) {
        return text.replaceAll("[.*+?^${}()|\\[\\]\\\\]", "\\\\$0").replaceAll("[\\u00a0\\u202f]", "[ $0]");
    }

    private static Map<String, String> values(Object... slots) {
        Map<String, String> values = new TreeMap<>();
        for (int i = 0; i < slots.length; i += 2) {
            values.put(String.valueOf(slots[i]), String.valueOf(slots[i + 1]));
        }
        return values;
    }

    /** All texts, for the scripts that read a page. */
    String script() {
        return script;
    }

    private static String script(Map<String, String> texts) {
        try {
            return "window.wording = " + JSON.writeValueAsString(texts) + ";";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
