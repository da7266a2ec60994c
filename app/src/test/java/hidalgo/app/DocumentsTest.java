package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/*
 * A class that is renamed must be renamed in the documents too. Decisions are history: they may name what is gone, but their
 * links must lead somewhere.
 */

/** What the documents name and link to exists. */
class DocumentsTest {
    private static final Pattern ARROW = Pattern.compile("^  ([a-z-]+) --> ([a-z-]+)$", Pattern.MULTILINE);
    private static final Pattern USED_MODULE = Pattern.compile(
            "<dependency>\\s*(?:<!--.*?-->\\s*)?<groupId>hidalgo</groupId>\\s*<artifactId>([a-z-]+)</artifactId>(.*?)</dependency>",
            Pattern.DOTALL);
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Set<String> NOT_OURS = Set.of("target", "node_modules", "dist", "dist-test", ".git");
    /** What browsers name, what programs write, and examples. */
    private static final Set<String> NAMED_ELSEWHERE = Set.of(
            "HttpOnly", "Name.tsx", "Name.module.css", "openapi.json", "hidalgo-VERSION.cdx.json", "report.json");

    private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:|mailto:)([^)#\\s]+)(?:#[^)]*)?\\)");
    private static final Pattern CODE = Pattern.compile("`([^`\\n]+)`");
    private static final Pattern CLASS = Pattern.compile("(?:[A-Z][a-z0-9]+){2,}");
    private static final Pattern DRAWN = Pattern.compile("(?m)^    .*$");
    private static final Pattern CLASS_IN_A_DRAWING = Pattern.compile("\\b((?:[A-Z][a-z0-9]+){2,})\\b");
    private static final Pattern CLASS_IN_FOLDER = Pattern.compile("\\b([a-z-]+/[A-Z][A-Za-z]+)\\b");
    private static final Pattern FILE =
            Pattern.compile("[\\w./-]+\\.(?:java|tsx?|css|json|properties|md|py|sh|mjs|svg)");
    private static final Pattern DECLARED =
            Pattern.compile("\\b(?:class|record|interface|enum|type|function|const)\\s+([A-Z]\\w+)");

    /** All files of the project, as paths with a leading slash. */
    private static final List<String> FILES = new ArrayList<>();

    private static final Set<String> NAMES = new HashSet<>();

    @BeforeAll
    static void lookAround() throws IOException {
        Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                boolean isOurs = !NOT_OURS.contains(folder.getFileName().toString());
                return isOurs ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                String path = "/" + ROOT.relativize(file).toString().replace('\\', '/');
                FILES.add(path);
                if (path.matches(".*\\.(?:java|tsx?|py)")) {
                    all(DECLARED, Files.readString(file)).forEach(NAMES::add);
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }

    private static Stream<String> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(match -> match.group(1));
    }

    private static List<Path> documents() {
        return FILES.stream()
                .filter(path -> path.endsWith(".md"))
                .map(path -> ROOT.resolve(path.substring(1)))
                .toList();
    }

    @Test
    void everyLinkLeadsSomewhere() throws IOException {
        List<String> broken = new ArrayList<>();
        for (Path document : documents()) {
            all(LINK, Files.readString(document))
                    .filter(link -> !Files.exists(document.resolveSibling(link)))
                    .forEach(link -> broken.add(ROOT.relativize(document) + ": " + link));
        }
        assertThat(broken).isEmpty();
    }

    @Test
    void everyClassAndFileThatIsNamedExists() throws IOException {
        List<String> missing = new ArrayList<>();
        for (Path document : documents()) {
            if (!document.toString().contains("decisions")) {
                String text = Files.readString(document);
                Stream.concat(all(CODE, text), all(CLASS_IN_FOLDER, text))
                        .filter(name -> !NAMED_ELSEWHERE.contains(name.replaceFirst(".*/", "")))
                        .filter(name -> !exists(name))
                        .forEach(name -> missing.add(ROOT.relativize(document) + ": " + name));
            }
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void everyClassInADrawingExists() throws IOException {
        String drawn = DRAWN.matcher(Files.readString(ROOT.resolve("ARCHITECTURE.md")))
                .results()
                .map(MatchResult::group)
                .collect(Collectors.joining("\n"));
        assertThat(all(CLASS_IN_A_DRAWING, drawn)).isNotEmpty().isSubsetOf(NAMES);
    }

    /** An arrow that follows from others need not be drawn. */
    @Test
    void theDrawingOfTheModulesShowsWhatTheirPomsSay() throws IOException {
        Map<String, Set<String>> drawn = new TreeMap<>();
        ARROW.matcher(Files.readString(ROOT.resolve("ARCHITECTURE.md")))
                .results()
                .forEach(arrow -> drawn.computeIfAbsent(arrow.group(1), module -> new TreeSet<>())
                        .add(arrow.group(2)));
        assertThat(drawn).isNotEmpty();
        for (String module : List.of("records", "bots", "lab", "tables", "server", "offline", "app")) {
            Set<String> declared = USED_MODULE
                    .matcher(Files.readString(ROOT.resolve(module + "/pom.xml")))
                    .results()
                    .filter(dependency -> !dependency.group(2).contains("test"))
                    .map(dependency -> dependency.group(1))
                    .collect(Collectors.toCollection(TreeSet::new));
            assertThat(declared).as(module).containsAll(drawn.getOrDefault(module, Set.of()));
            assertThat(reachable(module, drawn)).as(module).containsAll(declared);
        }
    }

    private static Set<String> reachable(String module, Map<String, Set<String>> drawn) {
        Set<String> reached = new TreeSet<>();
        for (String used : drawn.getOrDefault(module, Set.of())) {
            reached.add(used);
            reached.addAll(reachable(used, drawn));
        }
        return reached;
    }

    /** The tables of packages in ARCHITECTURE.md, by the root package that their heading names. */
    @Test
    void everyPackageIsInTheTableOfItsModule() throws IOException {
        String text = Files.readString(ROOT.resolve("ARCHITECTURE.md"));
        for (String module : List.of("bots", "app", "tables", "server")) {
            int heading = text.indexOf("(`hidalgo." + module + "`");
            String section = text.substring(heading, text.indexOf("\n## ", heading));
            Set<String> listed = section.lines()
                    .filter(line -> line.startsWith("| "))
                    .map(line -> line.split("\\|", -1)[1])
                    .flatMap(cell -> all(CODE, cell))
                    .map(name -> name.replaceFirst("^" + module + "\\.", ""))
                    .collect(Collectors.toSet());
            Path root = ROOT.resolve(module + "/src/main/java/hidalgo/" + module);
            try (Stream<Path> folders = Files.list(root).filter(Files::isDirectory)) {
                assertThat(listed)
                        .as(module)
                        .containsAll(folders.map(folder -> folder.getFileName().toString())
                                .toList());
            }
        }
    }

    /** Whether something in code font exists; true for what is neither a class nor a file. */
    private static boolean exists(String code) {
        Matcher inFolder = CLASS_IN_FOLDER.matcher(code);
        if (inFolder.lookingAt()) {
            String file = "/" + inFolder.group(1) + ".";
            return FILES.stream().anyMatch(path -> path.contains(file));
        }
        if (FILE.matcher(code).matches()) {
            return FILES.stream().anyMatch(path -> path.endsWith("/" + code));
        }
        String name = code.replaceFirst("[.(].*", "");
        return !CLASS.matcher(name).matches() || NAMES.contains(name);
    }
}
