package hidalgo.workshop;

import static hidalgo.workshop.Documents.CODE;
import static hidalgo.workshop.Documents.FILES;
import static hidalgo.workshop.Documents.ROOT;
import static hidalgo.workshop.Documents.found;
import static hidalgo.workshop.Documents.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/*
 * A class that is renamed must be renamed in the documents too, including decisions. Only the notebook may name classes
 * that no longer exist; its links must lead somewhere.
 */

/** Everything that the documents name and link to exists. */
class DocumentsTest {
    private static final int MOST_LINES_OF_A_DECISION = 60;
    private static final int MOST_CHANGES_OF_A_VERSION = 15;

    /** Names that browsers and libraries define, that programs write, and examples. */
    private static final Set<String> NAMED_ELSEWHERE = Set.of(
            "HttpOnly",
            "SoftReference",
            "Name.tsx",
            "Name.module.css",
            "NNNN-a-few-words.md",
            "openapi.json",
            "hidalgo-VERSION.cdx.json",
            "report.json",
            "tables.js",
            "worker.js");

    private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:|mailto:)([^)#\\s]+)(?:#[^)]*)?\\)");
    private static final Pattern CLASS = Pattern.compile("(?:[A-Z][a-z0-9]+){2,}");
    private static final Pattern DRAWN = Pattern.compile("(?m)^    .*$");
    private static final Pattern CLASS_IN_A_DRAWING = Pattern.compile("\\b((?:[A-Z][a-z0-9]+){2,})\\b");
    private static final Pattern CLASS_IN_FOLDER = Pattern.compile("\\b([a-z-]+/[A-Z][A-Za-z]+)\\b");
    private static final Pattern FILE =
            Pattern.compile("[\\w./-]+\\.(?:java|tsx?|css|json|properties|md|py|sh|m?js|svg|xml|yml|yaml|toml|cff)");
    /** A path from the project's folder, or from another one, with no part left open. */
    private static final Pattern PATH = Pattern.compile("([\\w.-]+)/[\\w./-]*");
    /** A package by its whole name, or by its module; a file of the same form ends in what follows the dot. */
    private static final Pattern PACKAGE = Pattern.compile(
            "(?:hidalgo|rules|records|bots|lab|tables|server|offline|app|workshop|browser|bench)(?:\\.[a-z]+)+(?<!\\.(?:db|conf|jar|lock|backup))");

    private static final Pattern DECLARED =
            Pattern.compile("\\b(?:class|record|interface|enum|type|function|const)\\s+([A-Z]\\w+)");

    private static final Set<String> NAMES = new HashSet<>();
    private static final Set<String> PACKAGES = new HashSet<>();

    @BeforeAll
    static void lookAround() throws IOException {
        for (String path : FILES) {
            if (path.matches(".*\\.(?:java|tsx?|py)")) {
                found(DECLARED, Files.readString(ROOT.resolve(path.substring(1))))
                        .forEach(NAMES::add);
            } else if (path.endsWith("pom.xml")) {
                // Checks of Error Prone, and parts of plugins.
                found(CLASS_IN_A_DRAWING, text(path.substring(1))).forEach(NAMES::add);
            }
            int root = path.indexOf("/hidalgo/");
            if (root >= 0) {
                PACKAGES.add(path.substring(root + 1, path.lastIndexOf('/')).replace('/', '.'));
                PACKAGES.add(path.substring(root + 1).replaceFirst("\\.py$", "").replace('/', '.'));
            }
        }
    }

    @Test
    void everyLinkLeadsSomewhere() {
        List<String> broken = new ArrayList<>();
        for (Path document : Documents.all()) {
            brokenLinks(document, text(document)).forEach(link -> broken.add(Documents.name(document) + ": " + link));
        }
        assertThat(broken).isEmpty();
    }

    @Test
    void everyClassFileAndFolderThatIsNamedExists() {
        assertThat(Documents.wrong(DocumentsTest::missing)).isEmpty();
    }

    @Test
    void everyPackageThatIsNamedExists() {
        assertThat(Documents.wrong(DocumentsTest::missingPackages)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The class `TableManager` runs it.",
                "The method `TableManager.run` runs it.",
                "Then live/TableManager writes it.",
                "See `docs/playing.md`.",
                "The script `web/build/nothing.mjs` builds it.",
                "Tests are in `server/src/nothing/`.",
            })
    void aClassFileOrFolderThatDoesNotExistIsFound(String statement) {
        assertThat(missing(statement)).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"It is in `hidalgo.server.tour`.", "It is in `server.tour`.", "Run `hidalgo.tour.map`."})
    void aPackageThatDoesNotExistIsFound(String statement) {
        assertThat(missingPackages(statement)).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"[hosts](docs/hosting.md)", "[hosts](docs/hosting.md#backups)", "![map](docs/pictures/map.png)"})
    void aLinkThatLeadsNowhereIsFound(String statement) {
        assertThat(brokenLinks(ROOT.resolve("README.md"), statement)).isNotEmpty();
    }

    @Test
    void everyClassInADrawingExists() {
        String drawn = DRAWN.matcher(text("ARCHITECTURE.md"))
                .results()
                .map(MatchResult::group)
                .collect(Collectors.joining("\n"));
        assertThat(found(CLASS_IN_A_DRAWING, drawn)).isNotEmpty().isSubsetOf(NAMES);
    }

    @Test
    void decisionsAreShortAndListedByTheirTitles() throws IOException {
        String index = text("docs/decisions/README.md");
        try (Stream<Path> files = Files.list(ROOT.resolve("docs/decisions"))) {
            for (Path file : files.filter(file -> file.getFileName().toString().matches("\\d.*"))
                    .toList()) {
                assertThat(Files.readAllLines(file))
                        .as(file.toString())
                        .hasSizeLessThanOrEqualTo(MOST_LINES_OF_A_DECISION);
                assertThat(index)
                        .contains("| [" + file.getFileName().toString().substring(0, 4) + "](" + file.getFileName()
                                + ") |");
            }
        }
    }

    @Test
    void aVersionIsDescribedInAFewChanges() {
        assertThat(longVersions(text("CHANGELOG.md"))).isEmpty();
        assertThat(longVersions("## 0.9.0, today\n" + "- A change.\n".repeat(MOST_CHANGES_OF_A_VERSION + 1)))
                .containsExactly("0.9.0, today");
    }

    private static Stream<String> longVersions(String changes) {
        return Stream.of(changes.split("(?m)^## ", -1))
                .skip(1)
                .filter(version ->
                        version.lines().filter(line -> line.startsWith("- ")).count() > MOST_CHANGES_OF_A_VERSION)
                .map(version -> version.lines().findFirst().orElseThrow());
    }

    private static Stream<String> brokenLinks(Path document, String text) {
        return found(LINK, text).filter(link -> !Files.exists(document.resolveSibling(link)));
    }

    private static Stream<String> missing(String text) {
        String own = text.replaceAll("https?://\\S+", "");
        return Stream.concat(found(CODE, own), found(CLASS_IN_FOLDER, own))
                .filter(name -> !NAMED_ELSEWHERE.contains(name.replaceFirst(".*/", "")))
                .filter(name -> !exists(name));
    }

    private static Stream<String> missingPackages(String text) {
        return found(CODE, text)
                .filter(name -> PACKAGE.matcher(name).matches())
                .filter(name -> !PACKAGES.contains(name) && !PACKAGES.contains("hidalgo." + name))
                .filter(name -> FILES.stream().noneMatch(path -> path.endsWith("/" + name)));
    }

    /** Whether something in code font exists; true for anything that is neither a class nor a file. */
    private static boolean exists(String code) {
        Matcher inFolder = CLASS_IN_FOLDER.matcher(code);
        if (inFolder.lookingAt()) {
            String file = "/" + inFolder.group(1) + ".";
            return FILES.stream().anyMatch(path -> path.contains(file));
        }
        if (FILE.matcher(code).matches()) {
            return FILES.stream().anyMatch(path -> path.endsWith("/" + code));
        }
        Matcher path = PATH.matcher(code);
        if (path.matches() && Files.isDirectory(ROOT.resolve(path.group(1)))) {
            return code.contains("target/") || Files.exists(ROOT.resolve(code));
        }
        String name = code.replaceFirst("[.(].*", "");
        return !CLASS.matcher(name).matches() || NAMES.contains(name);
    }
}
