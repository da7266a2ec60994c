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
import java.util.Collection;
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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** ARCHITECTURE.md describes modules, packages and folders correctly. */
class DocumentedPackagesTest {
    private static final String ARCHITECTURE = text("ARCHITECTURE.md");
    /** Every module has a package for each game. */
    private static final Set<String> GAMES = Set.of("caballero", "grande");

    private static final Set<String> WITH_TABLES = Set.of("bots", "app", "tables", "server", "offline", "browser");

    private static final Pattern MODULE = Pattern.compile("<module>([a-z-]+)</module>");
    private static final List<String> MODULES = found(MODULE, text("pom.xml")).toList();
    private static final Pattern ARROW = Pattern.compile("(?m)^  ([a-z-]+) --> ([a-z-]+)$");
    private static final Pattern USED_MODULE = Pattern.compile(
            "<dependency>\\s*(?:<!--.*?-->\\s*)?<groupId>hidalgo</groupId>\\s*<artifactId>([a-z-]+)</artifactId>(.*?)</dependency>",
            Pattern.DOTALL);

    @Test
    void everyModuleIsListedAndNoOther() {
        assertThat(wrongModules(ARCHITECTURE)).isEmpty();
    }

    @Test
    void theDrawingOfTheModulesShowsWhatTheirPomsSay() {
        assertThat(wrongArrows(ARCHITECTURE)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("javaModules")
    void thePackagesOfAModuleAreListedAndNoOthers(String module) throws IOException {
        assertThat(wrongPackages(ARCHITECTURE, module)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"tables", "server"})
    void aPackageUsesOnlyThoseBelowItInTheTable(String module) throws IOException {
        assertThat(wrongUses(ARCHITECTURE, module)).isEmpty();
    }

    @Test
    void theFoldersAndRoomsOfTheBrowserAreListedAndNoOthers() throws IOException {
        assertThat(wrongFolders(ARCHITECTURE)).isEmpty();
    }

    @Test
    void aWrongModuleIsFound() {
        assertThat(wrongModules(ARCHITECTURE.replace("| `bench` | JMH", "| `toys` | JMH")))
                .containsExactly("bench", "toys");
    }

    @Test
    void aWrongArrowIsFound() {
        assertThat(wrongArrows(ARCHITECTURE.replace("  lab --> bots\n", "")))
                .containsExactly("lab --> bots is missing");
        assertThat(wrongArrows(ARCHITECTURE.replace("  lab --> bots\n", "  lab --> bots\n  lab --> server\n")))
                .containsExactly("lab --> server is wrong");
    }

    @ParameterizedTest
    @CsvSource({"server,lobby", "tables,view", "app,input", "offline,standin", "browser,driver", "bots,bots.learnt"})
    void aWrongPackageInATableIsFound(String module, String name) throws IOException {
        assertThat(wrongPackages(ARCHITECTURE.replace("| `" + name + "` |", "| `tour` |"), module))
                .containsExactlyInAnyOrder(name.replaceFirst(".*\\.", ""), "tour");
    }

    @ParameterizedTest
    @CsvSource({"rules,encoding", "records,puzzle", "lab,env", "workshop,load"})
    void aPackageThatIsNotNamedIsFound(String module, String name) throws IOException {
        assertThat(wrongPackages(ARCHITECTURE.replace(module + "." + name, "tour"), module))
                .containsExactly(name);
    }

    @Test
    void aPackageInTheWrongPlaceIsFound() throws IOException {
        String row = ARCHITECTURE
                .lines()
                .filter(line -> line.startsWith("| `people` | guests"))
                .findFirst()
                .orElseThrow();
        String moved = ARCHITECTURE.replace(row + "\n", "").replace("| `maintenance` |", row + "\n| `maintenance` |");
        assertThat(wrongUses(moved, "server")).contains("http uses people");
    }

    @Test
    void aWrongFolderOrRoomIsFound() throws IOException {
        assertThat(wrongFolders(ARCHITECTURE.replace("| `draw` |", "| `paint` |")))
                .containsExactly("draw", "paint");
        assertThat(wrongFolders(ARCHITECTURE.replace("| `cards` |", "| `hands` |")))
                .containsExactly("cards", "hands");
    }

    private static List<String> wrongModules(String architecture) {
        Set<String> modules = new TreeSet<>(MODULES);
        modules.add("python");
        return different(modules, names(architecture, "| module | what it is |").toList());
    }

    /** An arrow that follows from others need not be drawn. */
    private static List<String> wrongArrows(String architecture) {
        Map<String, Set<String>> drawn = new TreeMap<>();
        ARROW.matcher(architecture)
                .results()
                .forEach(arrow -> drawn.computeIfAbsent(arrow.group(1), module -> new TreeSet<>())
                        .add(arrow.group(2)));
        assertThat(drawn).isNotEmpty();
        List<String> wrong = new ArrayList<>();
        for (String module : List.of("records", "bots", "lab", "tables", "server", "offline", "app", "workshop")) {
            Set<String> declared = USED_MODULE
                    .matcher(text(module + "/pom.xml"))
                    .results()
                    .filter(dependency -> !dependency.group(2).contains("test"))
                    .map(dependency -> dependency.group(1))
                    .collect(Collectors.toCollection(TreeSet::new));
            drawn.getOrDefault(module, Set.of()).stream()
                    .filter(other -> !declared.contains(other))
                    .forEach(other -> wrong.add(module + " --> " + other + " is wrong"));
            declared.removeAll(reachable(module, drawn));
            declared.forEach(other -> wrong.add(module + " --> " + other + " is missing"));
        }
        return wrong;
    }

    private static Set<String> reachable(String module, Map<String, Set<String>> drawn) {
        Set<String> reached = new TreeSet<>();
        for (String used : drawn.getOrDefault(module, Set.of())) {
            reached.add(used);
            reached.addAll(reachable(used, drawn));
        }
        return reached;
    }

    static Stream<String> javaModules() {
        return MODULES.stream().filter(module -> !module.equals("web"));
    }

    /** The tables of a module are found by the root package that their heading names. Modules without name their packages in full. */
    private static List<String> wrongPackages(String architecture, String module) throws IOException {
        List<String> packages = folders(root(module));
        if (WITH_TABLES.contains(module)) {
            return different(packages, listed(architecture, module));
        }
        Set<String> named = found(CODE, architecture)
                .map(name -> name.replaceFirst("^hidalgo\\.", ""))
                .collect(Collectors.toSet());
        return packages.stream()
                .filter(name -> !GAMES.contains(name) && !named.contains(module + "." + name))
                .toList();
    }

    private static List<String> wrongUses(String architecture, String module) throws IOException {
        List<String> order = listed(architecture, module);
        List<String> wrong = new ArrayList<>();
        Pattern used = Pattern.compile("\\bhidalgo\\." + module + "\\.([a-z]+)\\.[A-Z]");
        for (String name : order) {
            try (Stream<Path> files = Files.walk(root(module).resolve(name))) {
                files.filter(file -> file.toString().endsWith(".java"))
                        .flatMap(file -> found(used, text(file)))
                        .distinct()
                        .filter(other -> order.indexOf(other) < order.indexOf(name))
                        .forEach(other -> wrong.add(name + " uses " + other));
            }
        }
        return wrong;
    }

    private static List<String> wrongFolders(String architecture) throws IOException {
        Path sources = ROOT.resolve("web/src");
        Set<String> folders = names(architecture, "| folder | what it is |")
                .map(folder -> folder.replaceFirst("/.*", ""))
                .collect(Collectors.toCollection(TreeSet::new));
        List<String> wrong = new ArrayList<>(different(folders(sources), folders));
        List<String> rooms = names(architecture, "| room | what you see |").toList();
        wrong.addAll(different(folders(sources.resolve("table")), rooms));
        return wrong;
    }

    /** The packages in the tables of a module's section, in their order. */
    private static List<String> listed(String architecture, String module) {
        int heading = architecture.indexOf("`hidalgo." + module + "`");
        int end = architecture.indexOf("\n## ", heading);
        return names(architecture.substring(heading, end < 0 ? architecture.length() : end), "| package |")
                .map(name -> name.replaceFirst("^" + module + "\\.", ""))
                .filter(name -> name.matches("[a-z]+") && !MODULES.contains(name))
                .toList();
    }

    /** The names in the first column of the tables with some heading. */
    private static Stream<String> names(String text, String heading) {
        List<String> names = new ArrayList<>();
        boolean isInside = false;
        for (String line : text.lines().toList()) {
            isInside = line.startsWith(heading) || isInside && line.startsWith("|");
            if (isInside) {
                found(CODE, line.split("\\|", -1)[1]).forEach(names::add);
            }
        }
        assertThat(names).as(heading).isNotEmpty();
        return names.stream().distinct();
    }

    /** The elements that only one of two collections has. */
    private static List<String> different(Collection<String> one, Collection<String> other) {
        Set<String> all = new TreeSet<>(one);
        all.addAll(other);
        all.removeIf(name -> one.contains(name) && other.contains(name));
        return List.copyOf(all);
    }

    /** The root package; two modules have nothing but tests. */
    private static Path root(String module) {
        String end = "/java/hidalgo/" + module.replace("-", "");
        Path main = ROOT.resolve(module + "/src/main" + end);
        return Files.isDirectory(main) ? main : ROOT.resolve(module + "/src/test" + end);
    }

    private static List<String> folders(Path parent) throws IOException {
        try (Stream<Path> folders = Files.list(parent).filter(Files::isDirectory)) {
            return folders.map(folder -> folder.getFileName().toString()).toList();
        }
    }
}
