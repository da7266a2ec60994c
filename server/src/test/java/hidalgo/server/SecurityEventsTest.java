package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.base.Json;
import hidalgo.server.base.TrustedProxies;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every event that matters for the security of accounts is in the security log, and no secret is. */
@Tag("slow")
class SecurityEventsTest {
    private static final String RIGHT = "correct horse";
    private static final String WRONG = "wrong horse";

    @TempDir
    private Path folder;

    private TestServer server;

    @BeforeEach
    void start() {
        server = TestServer.start(
                TestServer.settings(folder).limits(true).node("Toledo").trustedProxies(TrustedProxies.any()));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void eventsOfAnAccountAreWritten() throws IOException {
        Client ana = server.guest("Ana");
        ana.post("/api/account", credentials("Ana", RIGHT), "X-Forwarded-For", "192.0.2.1")
                .is(200);
        JsonNode token = ana.post("/api/tokens", "{\"label\": \"my bot\"}", "X-Forwarded-For", "192.0.2.2")
                .is(200)
                .json();
        ana.send("DELETE", "/api/tokens/" + token.get("id").asText(), null).is(204);
        ana.post("/api/logout", "").is(204);
        login("Ana", WRONG, "2001:db8::1").is(403);
        login("Ana", RIGHT, "192.0.2.3").is(200);

        assertThat(lines())
                .containsExactly(
                        "account-made ana 192.0.2.1",
                        "token-made ana 192.0.2.2",
                        "token-removed ana 127.0.0.1",
                        "session-ended ana 127.0.0.1",
                        "sign-in-failed ana 2001:db8:0:0:0:0:0:0",
                        "sign-in ana 192.0.2.3");
        assertThat(text())
                .contains("\"node\":\"Toledo\"")
                .contains("\"token\":\"" + token.get("id").asText())
                .doesNotContain(RIGHT, WRONG, token.get("token").asText());
    }

    @Test
    void aLockoutIsWritten() throws IOException {
        server.guest("Ana").post("/api/account", credentials("Ana", RIGHT)).is(200);
        int refused = 0;
        for (int i = 0; i < 12; i++) {
            refused += login("Ana", WRONG, "192.0.2.9").status() == 429 ? 1 : 0;
        }
        assertThat(refused).isPositive();
        assertThat(lines().stream().filter("sign-in-failed ana 192.0.2.9"::equals))
                .hasSize(12 - refused);
        assertThat(lines().stream().filter("locked-out ana 192.0.2.9"::equals)).hasSize(refused);
    }

    @Test
    void aNameThatNoAccountHasIsNotWrittenBecauseItMayBeAPassword() throws IOException {
        login("Ana's secret", WRONG, "192.0.2.9").is(403);
        assertThat(lines()).containsExactly("sign-in-failed - 192.0.2.9");
    }

    private Reply login(String name, String password, String address) {
        return server.stranger().post("/api/login", credentials(name, password), "X-Forwarded-For", address);
    }

    private static String credentials(String name, String password) {
        return Json.text(Map.of("name", name, "password", password));
    }

    private String text() throws IOException {
        return Files.readString(folder.resolve("security.log"));
    }

    private List<String> lines() throws IOException {
        return text().lines()
                .map(Reply::json)
                .map(line -> line.get("event").asText() + " "
                        + line.path("account").asText("-") + " "
                        + line.get("network").asText())
                .toList();
    }
}
