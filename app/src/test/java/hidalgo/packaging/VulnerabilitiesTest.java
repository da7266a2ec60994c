package hidalgo.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Known vulnerabilities are found without a network. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "it is a script")
class VulnerabilitiesTest {
    @TempDir
    private Path folder;

    private Path bill;
    private Path advisories;

    @BeforeEach
    void writeABill() throws IOException {
        bill = Files.writeString(folder.resolve("bill.json"), """
                {"components": [
                  {"purl": "pkg:maven/org.postgresql/postgresql@42.7.1?type=jar"},
                  {"purl": "pkg:npm/%40scope/paper@2.0.0-rc1"},
                  {"purl": "pkg:deb/debian/libc6@2.36"}
                ]}
                """);
        advisories = Files.createDirectory(folder.resolve("advisories"));
    }

    private void advisory(String id, String affected) throws IOException {
        Files.writeString(
                advisories.resolve(id + ".json"),
                "{\"id\": \"" + id + "\", \"summary\": \"Bad\", \"affected\": [" + affected + "]}");
    }

    private static String range(String ecosystem, String name, String events) {
        return "{\"package\": {\"ecosystem\": \"" + ecosystem + "\", \"name\": \"" + name
                + "\"}, \"ranges\": [{\"type\": \"ECOSYSTEM\", \"events\": [" + events + "]}]}";
    }

    private String check(int exit) throws Exception {
        Process process = new ProcessBuilder(
                        Script.PROJECT.resolve("packaging/vulnerabilities.mjs").toString(),
                        bill.toString(),
                        advisories.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isEqualTo(exit);
        return said;
    }

    @Test
    void versionsWithinARangeOrAListAreNamed() throws Exception {
        advisory(
                "A-1",
                range("Maven", "org.postgresql:postgresql", "{\"introduced\": \"42.7.0\"}, {\"fixed\": \"42.7.2\"}"));
        advisory("A-2", range("npm", "@scope/paper", "{\"introduced\": \"0\"}, {\"fixed\": \"2.0.0\"}"));
        advisory(
                "A-3",
                "{\"package\": {\"ecosystem\": \"Maven\", \"name\": \"org.postgresql:postgresql\"}, \"versions\":"
                        + " [\"42.7.1\"]}");
        assertThat(check(1).lines())
                .containsExactlyInAnyOrder(
                        "Maven org.postgresql:postgresql 42.7.1: A-1 Bad",
                        "npm @scope/paper 2.0.0-rc1: A-2 Bad",
                        "Maven org.postgresql:postgresql 42.7.1: A-3 Bad");
    }

    @Test
    void fixedOtherAndLaterVersionsAreNot() throws Exception {
        advisory(
                "B-1", range("Maven", "org.postgresql:postgresql", "{\"introduced\": \"0\"}, {\"fixed\": \"42.7.1\"}"));
        advisory("B-2", range("Maven", "org.postgresql:postgresql", "{\"introduced\": \"42.10.0\"}"));
        advisory(
                "B-3",
                range(
                        "Maven",
                        "org.postgresql:postgresql",
                        "{\"introduced\": \"0\"}, {\"last_affected\": \"42.7.0\"}"));
        advisory("B-4", range("npm", "org.postgresql:postgresql", "{\"introduced\": \"0\"}"));
        assertThat(check(0)).isEmpty();
    }

    @Test
    void anEmptyListAndABrokenBillAreBadInput() throws Exception {
        assertThat(check(2)).contains("has no advisories").hasLineCount(1);
        advisory("C-1", "");
        Files.writeString(bill, "{");
        assertThat(check(2)).contains("can't be read as JSON").hasLineCount(1);
    }
}
