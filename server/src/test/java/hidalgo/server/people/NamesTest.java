package hidalgo.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Client;
import hidalgo.server.Keeping;
import hidalgo.server.ManualClock;
import hidalgo.server.NewTables;
import hidalgo.server.Reply;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import hidalgo.server.base.TrustedProxies;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No one can be mistaken for a person with an account, and no password can be guessed. */
@Tag("slow")
class NamesTest {
    /** The same at a glance: other letters, other widths, other spaces. */
    private static final List<String> LOOKALIKES =
            List.of("Oscar", "oscar", "0scar", "Ｏｓｃａｒ", "O s c a r", "Osc\u3164ar");

    @TempDir
    private Path folder;

    private static String credentials(String name, String password) {
        return "{\"name\": \"" + name + "\", \"password\": \"" + password + "\"}";
    }

    @ParameterizedTest
    @EnumSource
    void theNameOfAnAccountBelongsToOnePerson(Keeping keeping) {
        String database = keeping.database(folder);
        Client oscar;
        try (TestServer server = TestServer.start(TestServer.settings(folder).database(database))) {
            oscar = server.guest("Oscar");
            oscar.post("/api/account", credentials("Oscar", "nine green herons"))
                    .is(200);
        }
        // As an older version has left it.
        Stored.change(database, "UPDATE people SET likeness = NULL");
        try (TestServer server = TestServer.start(TestServer.settings(folder).database(database))) {
            oscar = oscar.at(server.address());
            Client eve = server.guest("Eve");
            for (String name : LOOKALIKES) {
                assertTaken(server, eve, name);
            }
            oscar.send("PATCH", "/api/me", "{\"name\": \"OSCAR\"}").is(200);
            String own = eve.create(NewTables.caballero().me().me().started());
            assertThat(own).isNotEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void theNameOfAnAccountStaysItsOwnAfterARename(Keeping keeping) {
        String database = keeping.database(folder);
        try (TestServer server = TestServer.start(TestServer.settings(folder).database(database))) {
            Client oscar = account(server, "Oscar");
            oscar.send("PATCH", "/api/me", "{\"name\": \"Oscar the Great\"}").is(200);
            assertBothNamesAreOscars(server);
            oscar.send("PATCH", "/api/me", "{\"name\": \"Oscar\"}").is(200);
            oscar.send("PATCH", "/api/me", "{\"name\": \"Oscar the Great\"}").is(200);
        }
        // As an older version has left it.
        Stored.change(database, "UPDATE people SET account_likeness = NULL");
        try (TestServer server = TestServer.start(TestServer.settings(folder).database(database))) {
            assertBothNamesAreOscars(server);
        }
    }

    private static Client account(TestServer server, String name) {
        Client client = server.guest(name);
        client.post("/api/account", credentials(name, "nine green herons of " + name))
                .is(200);
        return client;
    }

    private static void assertBothNamesAreOscars(TestServer server) {
        for (String name : List.of("Oscar", "oscar the  great")) {
            Client phone = server.stranger();
            phone.post("/api/login", credentials(name, "nine green herons of Oscar"))
                    .is(200);
            assertThat(phone.get("/api/me").json().get("name").asText()).isEqualTo("Oscar the Great");
        }
        Client eve = server.guest("Eve");
        for (String name : List.of("Oscar", "0scar", "Oscar the Great", "0SCAR THE GREAT")) {
            assertTaken(server, eve, name);
        }
    }

    /** Older versions let another account take the name. */
    @ParameterizedTest
    @EnumSource
    void accountsThatShareANameKeepWorking(Keeping keeping) {
        String database = keeping.database(folder);
        try (TestServer server = TestServer.start(TestServer.settings(folder).database(database))) {
            account(server, "Eve");
            account(server, "Oscar")
                    .send("PATCH", "/api/me", "{\"name\": \"Oscar the Great\"}")
                    .is(200);
        }
        Stored.change(database, "UPDATE people SET account_likeness = NULL");
        Stored.change(database, "UPDATE people SET name = 'Oscar', likeness = 'oscar' WHERE account = 'eve'");
        try (TestServer server = TestServer.start(TestServer.settings(folder).database(database))) {
            for (String name : List.of("Oscar", "Eve")) {
                Client client = server.stranger();
                client.post("/api/login", credentials(name, "nine green herons of " + name))
                        .is(200);
                client.send("PATCH", "/api/me", "{\"preferences\": {\"sound\": \"off\"}}")
                        .is(200);
                client.send("PATCH", "/api/me", "{\"name\": \"Oscar\"}").is(200);
                client.send("PATCH", "/api/me", "{\"name\": \"" + name + " II\"}")
                        .is(200);
            }
            server.stranger().post("/api/session", "{\"name\": \"Oscar\"}").is(400);
        }
    }

    private static void assertTaken(TestServer server, Client eve, String name) {
        String wish = "{\"name\": \"" + name + "\"}";
        server.stranger().post("/api/session", wish).is(400);
        eve.send("PATCH", "/api/me", wish).is(400);
        eve.post("/api/account", credentials(name, "nine green herons")).is(400);
        String table = server.guest("Host").create(NewTables.grande().me().open());
        eve.at(table, "join", wish).is(400);
        eve.post(
                        "/api/tables",
                        "{\"game\": \"el-grande\", \"seats\": [{\"kind\": \"me\", \"name\": \"" + name
                                + "\"}, {\"kind\": \"open\"}]}")
                .is(400);
    }

    @Test
    void accountsAreNotCalledLikeGuestsOrBots() {
        try (TestServer server = TestServer.in(folder)) {
            for (String name : List.of("Guest", "Gast", "Invité", "Champion", "squire")) {
                server.guest("Eve")
                        .post("/api/account", credentials(name, "nine green herons"))
                        .is(400);
            }
            server.stranger().post("/api/session", "{}").is(200);
        }
    }

    @Test
    void weakPasswordsAreRefused() {
        try (TestServer server = TestServer.in(folder)) {
            Client eve = server.guest("Eve");
            Reply refused =
                    eve.post("/api/account", credentials("Eve", "12345678")).is(400);
            assertThat(refused.json().get("text").get("key").asText()).isEqualTo("server.password.weak.common");
            eve.post("/api/account", credentials("Eve", "nine green herons")).is(200);
        }
    }

    /** A proxy that is trusted says where each guess comes from: another address for every one. */
    @Test
    void anAccountIsNotGuessedAtFromManyAddresses() {
        try (TestServer server = TestServer.start(
                TestServer.settings(folder).limits(true).trustedProxies(TrustedProxies.any()), new ManualClock())) {
            Client oscar = server.guest("Oscar");
            oscar.post("/api/account", credentials("Oscar", "nine green herons"))
                    .is(200);
            oscar.send("PATCH", "/api/me", "{\"name\": \"Oscar the Great\"}").is(200);
            for (int i = 0; i < 61; i++) {
                guess(server, i, "198.51.100." + i).is(403);
            }
            int tried = 0;
            for (int i = 0; i < 10; i++) {
                tried += guess(server, i, "203.0.113.7").status() == 403 ? 1 : 0;
            }
            assertThat(tried).isEqualTo(4);
            server.stranger()
                    .post("/api/login", credentials("Alguien", "else entirely"), "X-Forwarded-For", "198.51.100.99")
                    .is(403);
        }
    }

    /** Tries a wrong password for Oscar, by turns under both of his names. */
    private static Reply guess(TestServer server, int number, String address) {
        String name = number % 2 == 0 ? "OSCAR " : "Oscar the Great";
        return server.stranger()
                .post("/api/login", credentials(name, "guess number " + number), "X-Forwarded-For", address);
    }
}
