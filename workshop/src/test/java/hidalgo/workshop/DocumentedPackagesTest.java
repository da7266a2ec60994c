package hidalgo.workshop;

import static hidalgo.workshop.Documents.CODE;
import static hidalgo.workshop.Documents.ROOT;
import static hidalgo.workshop.Documents.found;
import static hidalgo.workshop.Documents.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What ARCHITECTURE.md says of modules and packages is so. */
class DocumentedPackagesTest {
    private static final String ARCHITECTURE = text("ARCHITECTURE.md");
    /** Every module has a package for each game. */
    private static final Set<String> GAMES = Set.of("caballero", "grande");

    private static final Pattern MODULE = Pattern.compile("<module>([a-z-]+)</module>");
    private static final Pattern ARROW = Pattern.compile("(?m)^  ([a-z-]+) --> ([a-z-]+)$");
    private static final Pattern USED_MODULE = Pattern.compile(
            "<dependency>\\s*(?:<!--.*?-->\\s*)?<groupId>hidalgo</groupId>\\s*<artifactId>([a-z-]+)</artifactId>(.*?)</dependency>",
            Pattern.DOTALL);

    @Test
    void everyModuleIsListed() {
        assertThat(found(MODULE, text("pom.xml")))
                .isNotEmpty()
                .allSatisfy(module -> assertThat(ARCHITECTURE).contains("\n| `" + module + "` | "));
    }

    /** An arrow that follows from others need not be drawn. */
    @Test
    void theDrawingOfTheModulesShowsWhatTheirPomsSay() {
        Map<String, Set<String>> drawn = new TreeMap<>();
        ARROW.matcher(ARCHITECTURE)
                .results()
                .forEach(arrow -> drawn.computeIfAbsent(arrow.group(1), module -> new TreeSet<>())
                        .add(arrow.group(2)));
        assertThat(drawn).isNotEmpty();
        for (String module : List.of("records", "bots", "lab", "tables", "server", "offline", "app", "workshop")) {
            Set<String> declared = USED_MODULE
                    .matcher(text(module + "/pom.xml"))
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

    /** The tables of packages are found by the root package that their heading names. */
    @ParameterizedTest
    @ValueSource(strings = {"bots", "app", "tables", "server", "offline"})
    void theTableOfAModuleListsItsPackagesAndNoOthers(String module) throws IOException {
        assertThat(listed(module)).containsExactlyInAnyOrderElementsOf(packages(module, "main"));
    }

    @Test
    void theTableOfTheBrowsersTestsListsTheirPackagesAndNoOthers() throws IOException {
        assertThat(listed("browser")).containsExactlyInAnyOrderElementsOf(packages("browser", "test"));
    }

    /** Modules without such a table name their packages in full. */
    @ParameterizedTest
    @ValueSource(strings = {"rules", "records", "lab", "workshop"})
    void everyPackageIsNamed(String module) throws IOException {
        List<String> named = found(CODE, ARCHITECTURE)
                .map(name -> name.replaceFirst("^hidalgo\\.", ""))
                .toList();
        assertThat(packages(module, "main").stream()
                        .filter(name -> !GAMES.contains(name))
                        .map(name -> module + "." + name))
                .isNotEmpty()
                .isSubsetOf(named);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tables", "server"})
    void aPackageUsesOnlyThoseBelowItInTheTable(String module) throws IOException {
        List<String> order = listed(module);
        List<String> wrong = new ArrayList<>();
        Pattern used = Pattern.compile("\\bhidalgo\\." + module + "\\.([a-z]+)\\.[A-Z]");
        for (String name : order) {
            try (Stream<Path> files = Files.walk(root(module, "main").resolve(name))) {
                files.filter(file -> file.toString().endsWith(".java"))
                        .flatMap(file -> found(used, text(file)))
                        .filter(other -> order.indexOf(other) < order.indexOf(name))
                        .forEach(other -> wrong.add(name + " uses " + other));
            }
        }
        assertThat(wrong).isEmpty();
    }

    /** The packages in the tables of a module's section, in their order. */
    private static List<String> listed(String module) {
        int heading = ARCHITECTURE.indexOf("`hidalgo." + module + "`");
        int end = ARCHITECTURE.indexOf("\n## ", heading);
        String section = ARCHITECTURE.substring(heading, end < 0 ? ARCHITECTURE.length() : end);
        List<String> modules = found(MODULE, text("pom.xml")).toList();
        List<String> names = new ArrayList<>();
        boolean isOfPackages = false;
        for (String line : section.lines().toList()) {
            isOfPackages = line.startsWith("| package ") || isOfPackages && line.startsWith("|");
            if (isOfPackages) {
                found(CODE, line.split("\\|", -1)[1])
                        .map(name -> name.replaceFirst("^" + module + "\\.", ""))
                        .filter(name -> name.matches("[a-z]+") && !modules.contains(name))
                        .filter(name -> !names.contains(name))
                        .forEach(names::add);
            }
        }
        return names;
    }

    private static Path root(String module, String kind) {
        return ROOT.resolve(module + "/src/" + kind + "/java/hidalgo/" + module);
    }

    private static List<String> packages(String module, String kind) throws IOException {
        try (Stream<Path> folders = Files.list(root(module, kind)).filter(Files::isDirectory)) {
            return folders.map(folder -> folder.getFileName().toString()).toList();
        }
    }
}
