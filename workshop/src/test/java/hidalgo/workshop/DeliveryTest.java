package hidalgo.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The hosted build, the service and the containers have no more rights and resources than they need. */
class DeliveryTest {
    private static final Pattern USES = Pattern.compile("(?m)^\\s*-? ?uses: (\\S+)");
    private static final Pattern SERVICE = Pattern.compile("(?ms)^  [a-z]+:\\n.*?(?=^  [a-z]+:\\n|^\\S|\\z)");

    private static String text(String path) {
        try {
            return Files.readString(Documents.ROOT.resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(MatchResult::group).toList();
    }

    @Test
    void theHostedBuildUsesActionsByCommitAndMayOnlyRead() {
        String build = text(".github/workflows/build.yml");
        assertThat(USES.matcher(build).results().map(use -> use.group(1)).toList())
                .hasSizeGreaterThan(5)
                .allMatch(action -> action.matches("[\\w./-]+@[0-9a-f]{40}"));
        assertThat(build).contains("\npermissions:\n  contents: read\n");
        assertThat(found(Pattern.compile("contents: write"), build)).hasSize(1);
        assertThat(build).contains("actions/attest-build-provenance@", "cosign sign-blob", "osv-scanner-action@");
    }

    @Test
    void newVersionsOfAllLibrariesAreProposed() {
        assertThat(text(".github/dependabot.yml"))
                .contains("ecosystem: maven", "ecosystem: npm", "ecosystem: github-actions", "ecosystem: pip");
    }

    @Test
    void theServiceIsConfined() {
        assertThat(text("packaging/debian/hidalgo.service").lines())
                .contains(
                        "CapabilityBoundingSet=",
                        "MemoryMax=75%",
                        "NoNewPrivileges=yes",
                        "ProtectProc=invisible",
                        "ProtectSystem=strict",
                        "SystemCallFilter=@system-service",
                        "SystemCallFilter=~@privileged @obsolete",
                        "TasksMax=2000");
    }

    @Test
    void containersAreConfined() {
        String compose = text("packaging/compose.yaml");
        List<String> services =
                found(SERVICE, compose.substring(compose.indexOf("services:"), compose.indexOf("\nvolumes:")));
        assertThat(services).hasSize(3);
        assertThat(services)
                .allMatch(service -> service.contains("mem_limit: ")
                        && service.contains("pids_limit: ")
                        && service.contains("no-new-privileges:true"));
        assertThat(services)
                .filteredOn(service -> service.contains("image: hidalgo:"))
                .hasSize(2)
                .allMatch(service -> service.contains("read_only: true") && service.contains("cap_drop:\n      - ALL"));
        assertThat(compose).containsPattern("image: postgres:\\d+\\.\\d+");
    }

    @Test
    void settingsOfThePackageAreNotForOthers() {
        assertThat(text("packaging/debian/postinst"))
                .contains("chmod 0640 /etc/hidalgo/hidalgo.conf", "chmod 0750 /etc/hidalgo");
    }
}
