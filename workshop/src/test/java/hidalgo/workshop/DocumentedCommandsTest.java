package hidalgo.workshop;

import static hidalgo.workshop.Documents.found;
import static hidalgo.workshop.Documents.text;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.Main;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The commands, options and versions that the documents name exist. */
class DocumentedCommandsTest {
    private static final Map<String, CommandLine> COMMANDS =
            Main.commandLine(false).getSubcommands();

    /** A command in code: on an indented line, after a backquote, or after what starts another command. */
    private static final Pattern COMMAND = Pattern.compile(
            "(?:(?<=`)|(?m:^) {4}(?:[^#`\\n]*[ (;|])?)(?:\\./)?hidalgo ([a-z][a-z-]*)((?: (?!&&|\\||#|>|<|2>)[^`\\n ]+)*)");

    private static final Pattern OPTION = Pattern.compile("(?:^|[ \\[])(--[a-z][a-z-]*)");
    private static final Pattern OPTION_ALONE = Pattern.compile("`(--[a-z][a-z-]*)(?:[ =][^`\\n]*)?`");

    /** What the launcher does by itself. */
    private static final Map<String, Set<String>> OF_THE_LAUNCHER =
            Map.of("test", Set.of("--quick", "--matrix", "--help"), "package", Set.of("--static", "--help"));

    /** Text in code that begins as a command does: a nonce. */
    private static final Set<String> NO_COMMANDS = Set.of("deal");

    private static final Pattern OPTION_OF_A_SCRIPT = Pattern.compile("add_argument\\(\\s*\"(--[a-z-]+)\"");

    private static final Pattern JAVA = Pattern.compile("\\b(?:JDK|Java|Temurin) (\\d+)\\b");
    private static final Pattern NODE = Pattern.compile("\\bNode(?:\\.js)? (\\d+)\\b");

    @Test
    void everyCommandHasTheOptionsThatDocumentsGiveIt() {
        List<String> wrong = new ArrayList<>();
        int commands = 0;
        for (Path document : Documents.ofToday()) {
            Matcher command = COMMAND.matcher(text(document).replaceAll("\\\\\\n\\s*", ""));
            while (command.find()) {
                String name = command.group(1);
                if (NO_COMMANDS.contains(name)) {
                    continue;
                }
                commands++;
                Set<String> options = options(name);
                if (options.isEmpty()) {
                    wrong.add(Documents.name(document) + ": hidalgo " + name);
                }
                found(OPTION, command.group(2))
                        .filter(option -> !options.contains(option))
                        .forEach(option -> wrong.add(Documents.name(document) + ": hidalgo " + name + " " + option));
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(commands).as("commands in the documents").isGreaterThan(60);
    }

    @Test
    void everyOptionThatStandsAloneBelongsToACommand() {
        Set<String> all = new HashSet<>();
        Documents.FILES.stream()
                .filter(path -> path.endsWith(".py"))
                .forEach(path ->
                        found(OPTION_OF_A_SCRIPT, text(path.substring(1))).forEach(all::add));
        COMMANDS.keySet().forEach(name -> all.addAll(options(name)));
        List<String> wrong = new ArrayList<>();
        for (Path document : Documents.ofToday()) {
            found(OPTION_ALONE, text(document))
                    .filter(option -> !all.contains(option))
                    .forEach(option -> wrong.add(Documents.name(document) + ": " + option));
        }
        assertThat(wrong).isEmpty();
    }

    private static Set<String> options(String command) {
        Set<String> options = new HashSet<>(OF_THE_LAUNCHER.getOrDefault(command, Set.of()));
        CommandLine described = COMMANDS.get(command);
        if (described != null) {
            described.getCommandSpec().options().forEach(option -> options.addAll(List.of(option.names())));
            described
                    .getSubcommands()
                    .values()
                    .forEach(sub ->
                            sub.getCommandSpec().options().forEach(option -> options.addAll(List.of(option.names()))));
        }
        return options;
    }

    @Test
    void everyVersionIsTheOneThatIsUsed() {
        String java = one("<java.release>(\\d+)</java.release>", "build/pom.xml");
        String node = one("node_wanted=(\\d+)", "launcher/needs.sh");
        List<String> wrong = new ArrayList<>();
        for (Path document : Documents.ofToday()) {
            String text = text(document);
            found(JAVA, text)
                    .filter(version -> !version.equals(java))
                    .forEach(version -> wrong.add(Documents.name(document) + ": Java " + version));
            found(NODE, text)
                    .filter(version -> !version.equals(node))
                    .forEach(version -> wrong.add(Documents.name(document) + ": Node " + version));
        }
        assertThat(wrong).isEmpty();
        assertThat(one("openjdk|jdk_wanted=(\\d+)", "launcher/jdk.sh")).isEqualTo(java);
    }

    @Test
    void theProgramThePythonPackageAndTheCitationHaveOneVersion() {
        String version = one("<revision>(.+)</revision>", "pom.xml");
        assertThat(one("(?m)^version = \"(.+)\"$", "python/pyproject.toml")).isEqualTo(version);
        assertThat(one("(?m)^version: (.+)$", "CITATION.cff")).isEqualTo(version);
        assertThat(text("CHANGELOG.md")).contains("\n## " + version + ", ");
    }

    private static String one(String pattern, String file) {
        return found(Pattern.compile(pattern), text(file)).findFirst().orElseThrow();
    }
}
