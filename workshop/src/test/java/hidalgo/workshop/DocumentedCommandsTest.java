package hidalgo.workshop;

import static hidalgo.workshop.Documents.FILES;
import static hidalgo.workshop.Documents.found;
import static hidalgo.workshop.Documents.text;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.Main;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** The commands, options, variables and versions that the documents name exist. */
class DocumentedCommandsTest {
    private static final Map<String, CommandLine> COMMANDS =
            Main.commandLine(false).getSubcommands();

    /** A command in code: on an indented line, after a backquote, or after what starts another command. */
    private static final Pattern COMMAND = Pattern.compile(
            "(?:(?<=`)|(?m:^) {4}(?:[^#`\\n]*[ (;|])?)(?:\\./)?hidalgo ([a-z][a-z-]*)((?: (?!&&|\\||#|>|<|2>)[^`\\n ]+)*)");

    private static final Pattern OPTION = Pattern.compile("(?:^|[ \\[])(--[a-z][a-z-]*)");
    private static final Pattern OPTION_ALONE = Pattern.compile("`(--[a-z][a-z-]*)(?:[ =][^`\\n]*)?`");

    /** The commands that the launcher handles itself. */
    private static final Map<String, Set<String>> OF_THE_LAUNCHER =
            Map.of("test", Set.of("--quick", "--matrix", "--help"), "package", Set.of("--static", "--help"));

    /** Text in code that begins as a command does: a nonce. */
    private static final Set<String> NO_COMMANDS = Set.of("deal");

    private static final Pattern OPTION_OF_A_SCRIPT = Pattern.compile("add_argument\\(\\s*\"(--[a-z-]+)\"");

    /** Options of other programs: javac. */
    private static final Set<String> OPTIONS_ELSEWHERE = Set.of("--release");

    private static final Pattern NAME_IN_A_SHEET = Pattern.compile("(--[a-z-]+)[: ]");
    private static final Set<String> OPTIONS = allOptions();

    private static final Pattern VARIABLE = Pattern.compile("\\b(HIDALGO_[A-Z_]+)\\b");
    private static final Pattern SETTING = Pattern.compile("(?m)^ {12}\"([a-z-]+)\"[,)]");
    private static final Set<String> VARIABLES = allVariables();

    private static final String JAVA = one("<java.release>(\\d+)</java.release>", "build/pom.xml");
    private static final String NODE = one("node_wanted=(\\d+)", "launcher/needs.sh");

    /** How documents name a version, and which one it has to be. */
    private static final Map<Pattern, String> VERSIONS = Map.of(
            Pattern.compile("\\b(?:JDK|Java|Temurin) (\\d+)\\b"),
            JAVA,
            Pattern.compile("\\bNode(?:\\.js)? (\\d+)\\b"),
            NODE,
            Pattern.compile("\\bPython (3\\.\\d+)\\b"),
            one("requires-python = \">=([\\d.]+)\"", "python/pyproject.toml"),
            Pattern.compile("\\bhidalgo (\\d+\\.\\d+\\.\\d+)\\b"),
            one("<revision>(.+)</revision>", "pom.xml"));

    @Test
    void everyCommandHasTheOptionsThatDocumentsGiveIt() {
        assertThat(Documents.wrong(DocumentedCommandsTest::wrongCommands)).isEmpty();
        assertThat(Documents.ofToday().stream()
                        .mapToLong(document -> commands(text(document)).count())
                        .sum())
                .as("commands in the documents")
                .isGreaterThan(60);
    }

    @Test
    void everyOptionThatStandsAloneBelongsToACommand() {
        assertThat(Documents.wrong(DocumentedCommandsTest::wrongOptions)).isEmpty();
    }

    @Test
    void everyVersionIsTheOneThatIsUsed() {
        assertThat(Documents.wrong(DocumentedCommandsTest::wrongVersions)).isEmpty();
    }

    @Test
    void everyVariableOfTheEnvironmentIsUsed() {
        assertThat(Documents.wrong(DocumentedCommandsTest::wrongVariables)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Run `hidalgo simulte`.",
                "Run `./hidalgo serve --portt 80`.",
                "Then:\n\n    ./hidalgo tournament --game el-grande --botz squire\n",
                "    (umask 077 && ./hidalgo bakup all.backup)\n",
                "Run `hidalgo load --kaos`.",
                "Run `./hidalgo package --statik DIR`.",
            })
    void aCommandOrItsOptionThatDoesNotExistIsFound(String statement) {
        assertThat(wrongCommands(statement)).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"With `--trust-proxies`, it works.", "With `--prot 80`, it works."})
    void anOptionAloneThatDoesNotExistIsFound(String statement) {
        assertThat(wrongOptions(statement)).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "It needs a JDK 21.",
                "It needs Java 17.",
                "It needs Node 20.",
                "It needs Node.js 20.",
                "It needs Python 3.12.",
                "It prints `hidalgo 0.0.9 (974bc73fe1)`.",
            })
    void aWrongVersionIsFound(String statement) {
        assertThat(wrongVersions(statement)).isNotEmpty();
    }

    @Test
    void aVariableThatNothingReadsIsFound() {
        assertThat(wrongVariables("Set `HIDALGO_PROT` to 80.")).isNotEmpty();
    }

    private static Stream<MatchResult> commands(String text) {
        return COMMAND.matcher(text.replaceAll("\\\\\\n\\s*", ""))
                .results()
                .filter(command -> !NO_COMMANDS.contains(command.group(1)));
    }

    private static Stream<String> wrongCommands(String text) {
        return commands(text).flatMap(command -> {
            String name = "hidalgo " + command.group(1);
            Set<String> options = options(command.group(1));
            return options.isEmpty()
                    ? Stream.of(name)
                    : found(OPTION, command.group(2))
                            .filter(option -> !options.contains(option))
                            .map(option -> name + " " + option);
        });
    }

    private static Stream<String> wrongOptions(String text) {
        return found(OPTION_ALONE, text).filter(option -> !OPTIONS.contains(option));
    }

    private static Stream<String> wrongVersions(String text) {
        return VERSIONS.entrySet().stream()
                .flatMap(use -> use.getKey()
                        .matcher(text)
                        .results()
                        .filter(version -> !version.group(1).equals(use.getValue())))
                .map(MatchResult::group);
    }

    private static Stream<String> wrongVariables(String text) {
        return found(VARIABLE, text).filter(variable -> !VARIABLES.contains(variable));
    }

    private static Set<String> allOptions() {
        Set<String> all = new HashSet<>(OPTIONS_ELSEWHERE);
        for (String path : FILES) {
            if (path.endsWith(".py")) {
                found(OPTION_OF_A_SCRIPT, text(path.substring(1))).forEach(all::add);
            } else if (path.matches("/web/src/.*\\.css")) {
                found(NAME_IN_A_SHEET, text(path.substring(1))).forEach(all::add);
            }
        }
        COMMANDS.keySet().forEach(name -> all.addAll(options(name)));
        return all;
    }

    /** Those that files name, and those of the server's settings. */
    private static Set<String> allVariables() {
        Set<String> all = new HashSet<>();
        for (String path : FILES) {
            if (path.matches("(?!.*/test/).*(?:\\.(?:java|sh|py|mjs|yaml)|/hidalgo)")) {
                found(VARIABLE, text(path.substring(1))).forEach(all::add);
            }
        }
        found(SETTING, text("app/src/main/java/hidalgo/app/serve/GivenSettings.java"))
                .forEach(key -> all.add("HIDALGO_" + key.replace('-', '_').toUpperCase(Locale.ROOT)));
        return all;
    }

    private static Set<String> options(String command) {
        Set<String> options = new HashSet<>(OF_THE_LAUNCHER.getOrDefault(command, Set.of()));
        CommandLine described = COMMANDS.get(command);
        if (described != null) {
            addOptions(described, options);
        }
        return options;
    }

    private static void addOptions(CommandLine command, Set<String> options) {
        command.getCommandSpec().options().forEach(option -> options.addAll(List.of(option.names())));
        command.getSubcommands().values().forEach(sub -> addOptions(sub, options));
    }

    @Test
    void everyPlaceThatNamesJavaOrNodeNamesTheSame() {
        assertThat(one("jdk_wanted=(\\d+)", "launcher/jdk.sh")).isEqualTo(JAVA);
        assertThat(one("java:1\": \\{ \"version\": \"(\\d+)\"", ".devcontainer/devcontainer.json"))
                .isEqualTo(JAVA);
        assertThat(found(Pattern.compile("java-version: (\\d+)"), text(".github/workflows/build.yml")))
                .containsOnly(JAVA);
        String node = text(".node-version").strip();
        assertThat(found(Pattern.compile("/node-v([\\d.]+)-"), text("launcher/downloads.txt")))
                .containsOnly(node);
        assertThat(node)
                .startsWith(one("node:1\": \\{ \"version\": \"(\\d+)\"", ".devcontainer/devcontainer.json") + ".");
        assertThat(one("\"node\": \">=(\\d+)", "web/package.json")).isEqualTo(NODE);
    }

    @Test
    void theProgramThePythonPackageAndTheCitationHaveOneVersion() {
        String version = one("<revision>(.+)</revision>", "pom.xml");
        assertThat(one("(?m)^__version__ = \"(.+)\"$", "python/hidalgo/__init__.py"))
                .isEqualTo(version);
        assertThat(one("(?m)^version: (.+)$", "CITATION.cff")).isEqualTo(version);
        assertThat(text("CHANGELOG.md")).contains("\n## " + version + ", ");
    }

    private static String one(String pattern, String file) {
        return found(Pattern.compile(pattern), text(file)).findFirst().orElseThrow();
    }
}
