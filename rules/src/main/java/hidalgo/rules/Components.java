package hidalgo.rules;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Properties;

/** The components of a game, read from a file of {@code key=value} lines next to its classes. */
public final class Components {
    private final String file;
    private final Properties facts;

    /** The components in a file next to a class. */
    public Components(Class<?> beside, String file) {
        this.file = file;
        this.facts = load(beside, file);
    }

    /** Whether the file has a value for a key. */
    public boolean has(String key) {
        return facts.getProperty(key) != null;
    }

    /** A whole number. */
    public int number(String key) {
        return Integer.parseInt(text(key));
    }

    /** Whole numbers, separated by spaces. */
    public byte[] numbers(String key) {
        List<String> words = words(key);
        byte[] numbers = new byte[words.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Byte.parseByte(words.get(i));
        }
        return numbers;
    }

    /** Words, separated by spaces. */
    public List<String> words(String key) {
        return List.of(text(key).split(" ", -1));
    }

    /** A text. */
    public String text(String key) {
        String text = facts.getProperty(key);
        if (text == null) {
            throw new IllegalStateException(file + " has no value for " + key);
        }
        return text;
    }

    /** All lines of a UTF-8 properties file next to a class. */
    static Properties load(Class<?> beside, String file) {
        try (Reader text = TextFile.open(beside, file)) {
            if (text == null) {
                throw new IllegalStateException("The file " + file + " is missing");
            }
            Properties lines = new Properties();
            lines.load(text);
            return lines;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
