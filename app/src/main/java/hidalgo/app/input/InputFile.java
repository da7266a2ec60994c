package hidalgo.app.input;

import hidalgo.records.GameRecord;
import hidalgo.records.RecordException;
import hidalgo.records.RecordReader;
import hidalgo.rules.Messages;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/**
 * A file that the user named.
 *
 * @param name the name as it was given; {@code -} for the standard input
 */
public record InputFile(String name) {
    private static final String STANDARD_INPUT = "-";
    private static final int MOST_BYTES = 1 << 20;

    /** The record in the file. */
    public GameRecord record() {
        return with(RecordReader::read);
    }

    /** The beginning of the file, longer than any tile set. */
    public byte[] bytes() {
        return with(in -> in.readNBytes(MOST_BYTES));
    }

    /** All lines of the file. */
    public List<String> lines() {
        return with(in ->
                new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
    }

    private <T> T with(Reading<T> reading) {
        try (InputStream in = open()) {
            return reading.from(in);
        } catch (RecordException e) {
            throw refused(e.text(Messages.ENGLISH));
        } catch (NoSuchFileException | InvalidPathException e) {
            throw unusable("app.file.none");
        } catch (AccessDeniedException e) {
            throw unusable("app.file.denied");
        } catch (IOException e) {
            throw unusable("app.file.unreadable");
        }
    }

    private InputStream open() throws IOException {
        return name.equals(STANDARD_INPUT) ? System.in : Files.newInputStream(Path.of(name));
    }

    /** The error for a file that can't be used. */
    public BadInput refused(String reason) {
        return BadInput.of("app.file", "file", name, "reason", reason);
    }

    /** The error for a file that can't be used, with a text of the catalogue. */
    public BadInput unusable(String key) {
        return refused(Messages.ENGLISH.text(key));
    }

    private interface Reading<T> {
        T from(InputStream in) throws IOException, RecordException;
    }
}
