package hidalgo.records;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The stored games that must replay for ever. */
final class Corpus {
    static final Path FOLDER = folder();

    private Corpus() {}

    /** Every record of a game that there is. */
    static List<Path> files() {
        return files("examples", "el-caballero");
    }

    static List<Path> files(String... folders) {
        return Stream.of(folders)
                .flatMap(folder -> list(FOLDER.resolve(folder)))
                .filter(file -> file.toString().endsWith(".json") && isOfKnownGame(file))
                .sorted()
                .toList();
    }

    static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static GameRecord read(Path file) {
        try {
            return RecordReader.read(bytes(file));
        } catch (RecordException e) {
            throw new AssertionError(file + ": " + e.getMessage(), e);
        }
    }

    /** The text of a complete small game. */
    static String example() {
        return new String(bytes(FOLDER.resolve("examples/el-caballero-1.json")), StandardCharsets.UTF_8);
    }

    private static boolean isOfKnownGame(Path file) {
        try {
            return Json.parse(bytes(file)) instanceof Map<?, ?> fields
                    && Games.named(String.valueOf(fields.get("game"))).isPresent();
        } catch (RecordException e) {
            throw new AssertionError(file + ": " + e.getMessage(), e);
        }
    }

    private static Stream<Path> list(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path folder() {
        try {
            return Path.of(Corpus.class.getResource("/corpus").toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
