package hidalgo.records;

import hidalgo.rules.Games;
import hidalgo.rules.Match;
import hidalgo.rules.Messages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The stored games that must replay forever. */
final class Corpus {
    static final Path FOLDER = folder();

    private Corpus() {}

    /** Every record of a game that there is. */
    static List<Path> files() {
        List<String> folders = new ArrayList<>(Games.names());
        folders.add("examples");
        return files(folders.toArray(String[]::new));
    }

    static List<Path> files(String... folders) {
        return Stream.of(folders)
                .flatMap(folder -> list(FOLDER.resolve(folder)))
                .filter(file -> file.toString().endsWith(".json"))
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

    /** A record that must replay. */
    static Match replay(GameRecord record) {
        return switch (Replay.check(record)) {
            case Verdict.Sound(var match) -> match;
            case Verdict.Problem problem -> throw new AssertionError(problem.text(Messages.ENGLISH));
        };
    }

    /** The text of a complete small game. */
    static String example(String game) {
        return new String(bytes(FOLDER.resolve("examples/" + game + "-1.json")), StandardCharsets.UTF_8);
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
