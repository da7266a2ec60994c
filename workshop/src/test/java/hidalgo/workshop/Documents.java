package hidalgo.workshop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The project's files, and its documents among them. */
final class Documents {
    static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    static final Pattern CODE = Pattern.compile("`([^`\\n]+)`");

    private static final Set<String> NOT_OURS = Set.of("target", "node_modules", "dist", "dist-test", ".git");

    /** All files, as paths with a leading slash. */
    static final List<String> FILES = files();

    private Documents() {}

    private static List<String> files() {
        List<String> files = new ArrayList<>();
        try {
            Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    boolean isOurs = !NOT_OURS.contains(folder.getFileName().toString());
                    return isOurs ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    files.add("/" + ROOT.relativize(file).toString().replace('\\', '/'));
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }

    /** Every document. */
    static List<Path> all() {
        return FILES.stream()
                .filter(path -> path.endsWith(".md"))
                .map(path -> ROOT.resolve(path.substring(1)))
                .toList();
    }

    /** Every document but the notebook, whose entries have dates. */
    static List<Path> ofToday() {
        return all().stream()
                .filter(document -> !document.toString().contains("/notebook/"))
                .toList();
    }

    /** The errors that a check finds in the current documents, each with the name of its document. */
    static List<String> wrong(Function<String, Stream<String>> check) {
        return ofToday().stream()
                .flatMap(document -> check.apply(text(document)).map(statement -> name(document) + ": " + statement))
                .toList();
    }

    static String text(String name) {
        return text(ROOT.resolve(name));
    }

    static String text(Path document) {
        try {
            return Files.readString(document);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String name(Path document) {
        return ROOT.relativize(document).toString();
    }

    /** The matches of the first group of a pattern. */
    static Stream<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(match -> match.group(1));
    }
}
