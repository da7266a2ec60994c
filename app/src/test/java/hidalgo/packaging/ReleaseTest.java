package hidalgo.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The properties that every release must have. */
class ReleaseTest {
    @Test
    void theVersionStandsInOnePlaceAndTheChangesNameIt() throws IOException {
        List<String> versions = Pattern.compile("<revision>(\\d+\\.\\d+\\.\\d+)</revision>")
                .matcher(read("pom.xml"))
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
        assertThat(versions).hasSize(1);
        assertThat(read("CHANGELOG.md")).containsPattern("(?m)^## " + Pattern.quote(versions.getFirst()) + ", ");
        for (Path pom : modules()) {
            assertThat(Files.readString(pom)).as(pom.toString()).contains("<version>${revision}</version>");
        }
        assertThat(read("web/package.json")).doesNotContain("\"version\"");
    }

    @Test
    void whereThereIsNoGitNoCommitIsNamed(@TempDir Path folder) throws Exception {
        List<String> commands = Pattern.compile("<argument>(git .*)</argument>")
                .matcher(read("app/pom.xml"))
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
        assertThat(commands).hasSize(1);
        assertThat(Script.run(folder, "PATH=" + folder + " /bin/sh -c \"" + commands.getFirst() + "\""))
                .isEmpty();
    }

    @Test
    void hostedIntegrationRunsTheSameCommands() throws IOException {
        assertThat(read(".github/workflows/build.yml"))
                .contains(
                        "run: .ci/run",
                        "run: ./hidalgo test --matrix",
                        "run: ./hidalgo package",
                        "run: packaging/try-packages");
    }

    /** A tag can be moved to other code, a commit can't. */
    @Test
    void hostedIntegrationPinsActionsByCommitAndMayOnlyReadUnlessItReleases() throws IOException {
        String workflow = read(".github/workflows/build.yml");
        assertThat(workflow.lines().filter(line -> line.contains("uses:")))
                .isNotEmpty()
                .allMatch(line -> line.matches(".*uses: [\\w./-]+@[0-9a-f]{40} # v\\d+\\.\\d+\\.\\d+"));
        assertThat(workflow).contains("\npermissions:\n  contents: read\n");
        assertThat(workflow.substring(0, workflow.indexOf("\n  release:\n"))).doesNotContain(": write");
    }

    @Test
    void composeAndBillNameWhatIsPackaged() throws IOException {
        assertThat(read("packaging/compose.yaml")).contains("image: hidalgo:@version@", "image: postgres:");
        assertThat(read("packaging/image/packages").lines().filter(line -> !line.startsWith("#")))
                .allMatch(line -> line.matches("[a-z0-9-]+=[^=\\s]+ [0-9a-f]{64} pool/\\S+\\.deb"));
    }

    private static List<Path> modules() throws IOException {
        try (var folders = Files.list(Script.PROJECT)) {
            return folders.filter(folder -> !folder.endsWith("build"))
                    .map(folder -> folder.resolve("pom.xml"))
                    .filter(Files::isRegularFile)
                    .toList();
        }
    }

    private static String read(String file) throws IOException {
        return Files.readString(Script.PROJECT.resolve(file));
    }
}
