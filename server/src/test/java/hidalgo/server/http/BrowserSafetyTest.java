package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.OneServer;
import hidalgo.server.Reply;
import hidalgo.server.Socket;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import hidalgo.server.base.Json;
import hidalgo.server.base.Settings;
import hidalgo.server.base.TrustedProxies;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Protection of people's browsers: secrets that scripts don't see, requests from our own pages only, no foreign
 * scripts.
 */
class BrowserSafetyTest extends OneServer {
    @Test
    void aSessionIsALongSecretThatScriptsDontSeeAndTheDatabaseDoesNotKnow() {
        Client ana = server().stranger();
        Reply entered = ana.post("/api/session", "{\"name\": \"Ana\"}").is(200);
        String cookie = entered.headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(cookie).contains("; HttpOnly", "; SameSite=Strict", "; Path=/");
        assertThat(Base64.getUrlDecoder().decode(ana.session())).hasSize(16);
        Reply registered = ana.post("/api/account", "{\"name\": \"Alba\", \"password\": \"correct horse\"}")
                .is(200);
        assertThat(registered.headers().firstValue("Set-Cookie").orElseThrow())
                .contains("; HttpOnly", "; SameSite=Strict");
        String token = ana.post("/api/tokens", "{\"label\": \"bot\"}")
                .is(200)
                .json()
                .get("token")
                .asText();
        assertThat(Base64.getUrlDecoder().decode(token)).hasSize(16);
        List<String> stored = new ArrayList<>(Stored.column(folder(), "SELECT hash || id || label FROM sessions"));
        List<String> passwords = Stored.column(folder(), "SELECT password FROM people WHERE account = 'alba'");
        assertThat(passwords.getFirst()).startsWith("argon2id$").doesNotContain("horse");
        stored.addAll(passwords);
        assertThat(String.join(" ", stored)).doesNotContain(ana.session(), token);
    }

    @Test
    void whatOtherSitesMakeABrowserSendIsRefused() {
        Client bea = server().guest("Bea");
        String id = bea.create(NewTables.caballero().me().me().started());
        String own = server().address().toString();
        String wish = NewTables.caballero().me().me().json();
        bea.post("/api/tables", wish, "Origin", own).is(201);
        for (String origin : List.of(
                "http://evil.example",
                "null",
                "",
                "http://127.0.0.1",
                "http://127.0.0.1.evil.example:" + server().address().getPort(),
                own + "@evil.example",
                "::::")) {
            bea.post("/api/tables", wish, "Origin", origin).is(403);
            bea.send("PATCH", "/api/me", "{}", "Origin", origin).is(403);
            bea.send("DELETE", "/api/tokens/x", null, "Origin", origin).is(403);
            assertThatThrownBy(() -> Socket.open(bea, "/api/tables/" + id + "/socket", "Origin", origin))
                    .isInstanceOf(IllegalStateException.class);
        }
        bea.post("/api/tables", wish, "Sec-Fetch-Site", "cross-site").is(403);
        Socket.open(bea, "/api/tables/" + id + "/socket", "Origin", own).close();
    }

    @Test
    void pagesAllowNoInlineScript() {
        for (String path : List.of("/", "/tables/abc", "/api/welcome", "/api/nothing", "/nothing.js")) {
            Reply reply = server().stranger().get(path);
            String policy =
                    reply.headers().firstValue("Content-Security-Policy").orElseThrow();
            assertThat(policy)
                    .as(path)
                    .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'")
                    .doesNotContain("unsafe");
            assertThat(reply.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
            assertThat(reply.headers().firstValue("Server")).isEmpty();
        }
    }

    @Test
    void browsersUseHttpsOnlyIfThePublicAddressDoes(@TempDir Path elsewhere) {
        assertThat(server().stranger().get("/").headers().firstValue("Strict-Transport-Security"))
                .isEmpty();
        Settings.Builder https = TestServer.settings(elsewhere).publicUrl("https://games.example");
        try (TestServer behindHttps = TestServer.start(https)) {
            for (String path : List.of("/", "/api/welcome", "/%00")) {
                assertThat(behindHttps.stranger().get(path).headers().firstValue("Strict-Transport-Security"))
                        .as(path)
                        .contains("max-age=31536000");
            }
        }
    }

    @Test
    void onlyATrustedProxyForwardsHostAndProtocol(@TempDir Path elsewhere) {
        assertThat(forwarded(elsewhere.resolve("one"), TrustedProxies.of("10.0.0.0/8"))
                        .status())
                .isEqualTo(403);
        Reply entered = forwarded(elsewhere.resolve("two"), TrustedProxies.of("127.0.0.1/32"))
                .is(200);
        assertThat(entered.headers().firstValue("Set-Cookie").orElseThrow()).contains("__Host-", "; Secure");
    }

    private static Reply forwarded(Path data, TrustedProxies trusted) {
        try (TestServer behindProxy = TestServer.start(TestServer.settings(data).trustedProxies(trusted))) {
            Client client = behindProxy.stranger();
            Reply direct = client.post("/api/session", "{}", "X-Forwarded-Proto", "https");
            assertThat(direct.headers().firstValue("Set-Cookie").orElseThrow().contains("; Secure"))
                    .isEqualTo(trusted.includes("127.0.0.1"));
            return behindProxy
                    .stranger()
                    .post(
                            "/api/session",
                            "{}",
                            "Origin",
                            "https://games.example",
                            "X-Forwarded-Host",
                            "games.example",
                            "X-Forwarded-Proto",
                            "https");
        }
    }

    @Test
    void namesAndChatCantInject() {
        Client eve = server().stranger();
        eve.post("/api/session", "{\"name\": \"half a character: \\ud800\"}").is(400);
        String nasty = "{\"name\": \"<b onx=1>\\\"'\\u202e\\u0000\\u200f\\u2066\"}";
        JsonNode me = eve.post("/api/session", nasty).is(200).json();
        assertThat(me.get("name").asText()).isEqualTo("<b onx=1>\"'");
        String id = eve.create(NewTables.caballero().me().open());
        eve.at(id, "chat", Json.text(Map.of("text", "</script><script>alert(1)</script>\r\nSet-Cookie: x=y")))
                .is(204);
        Reply chat = eve.get("/api/tables/" + id + "/chat").is(200);
        assertThat(chat.headers().firstValue("Content-Type").orElseThrow()).startsWith("application/json");
        assertThat(chat.json().get(0).get("text").asText())
                .isEqualTo("</script><script>alert(1)</script> Set-Cookie: x=y");
        assertThat(chat.headers().firstValue("Set-Cookie")).isEmpty();
    }
}
