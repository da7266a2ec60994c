package hidalgo.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Reply;
import hidalgo.server.ServerWithClock;
import hidalgo.server.base.Json;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Guests, accounts, sessions and tokens. */
@Tag("slow")
class AccountsTest extends ServerWithClock {
    private static String credentials(String name, String password) {
        return Json.text(java.util.Map.of("name", name, "password", password));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "de-AT,de;q=0.9,en;q=0.5 | Gast",
                "fr | Invité",
                "pt-BR,es;q=0.8 | Invitado",
                "en;q=0.2,fr;q=0.7 | Invité",
                "ja | Guest",
                "not a language;; | Guest"
            })
    void aGuestWithoutANameIsCalledOneInTheLanguageOfTheBrowser(String accepted, String name) {
        assertThat(server.stranger()
                        .post("/api/session", "{}", "Accept-Language", accepted)
                        .is(200)
                        .json()
                        .get("name")
                        .asText())
                .isEqualTo(name);
    }

    /** A long list takes long to sort, so only its beginning is read. */
    @Test
    void onlyTheFirstLanguagesOfABrowserCount() {
        String japanese = "ja,".repeat(60);
        assertThat(nameOfGuest(japanese + "de")).isEqualTo("Gast");
        assertThat(nameOfGuest(japanese.repeat(2) + "de")).isEqualTo("Guest");
    }

    private String nameOfGuest(String accepted) {
        Reply guest = server.stranger()
                .post("/api/session", "{}", "Accept-Language", accepted)
                .is(200);
        return guest.json().get("name").asText();
    }

    @Test
    void aGuestIsThereAtOnceAndKeepsNameAndSettings() {
        Client guest = server.stranger();
        guest.get("/api/me").is(401);
        assertThat(guest.post("/api/session", "{}").is(200).json().get("name").asText())
                .isEqualTo("Guest");
        String session = guest.session();
        guest.post("/api/session", "{\"name\": \"Ana\"}").is(200);
        assertThat(guest.session()).as("the same person").isEqualTo(session);
        guest.send("PATCH", "/api/me", "{\"preferences\": {\"confirm\": \"yes\", \"sound\": \"no\"}}")
                .is(200);
        JsonNode me = guest.send("PATCH", "/api/me", "{\"preferences\": {\"sound\": \"\"}}")
                .is(200)
                .json();
        assertThat(me.toString())
                .isEqualTo("{\"name\":\"Ana\",\"named\":true,\"account\":false,\"preferences\":{\"confirm\":\"yes\"},"
                        + "\"role\":null,\"avoids\":false}");
        guest.send("PATCH", "/api/me", "{\"name\": \"" + "x".repeat(25) + "\"}").is(400);
        guest.send("PATCH", "/api/me", "{\"name\": \" \\u200b \"}").is(400);
        guest.send("PATCH", "/api/me", "{\"preferences\": {\"big\": \"" + "x".repeat(400) + "\"}}")
                .is(400);
        for (int i = 0; i < 10; i++) {
            guest.send("PATCH", "/api/me", "{\"preferences\": {\"p" + i + "\": \"" + "x".repeat(290) + "\"}}")
                    .is(200);
        }
        guest.send("PATCH", "/api/me", "{\"preferences\": {\"more\": \"" + "x".repeat(290) + "\"}}")
                .is(400);
    }

    @Test
    void anAccountKeepsSeatsAcrossDevicesAndEverySessionIsNew() {
        Client laptop = server.guest("Ana");
        String table = laptop.create(NewTables.caballero().me().me().started());
        String before = laptop.session();
        laptop.post("/api/account", credentials("Ana María", "short")).is(400);
        laptop.post("/api/account", credentials("Ana María", "correct horse")).is(200);
        assertThat(laptop.session()).isNotEqualTo(before);
        laptop.withSession(before).get("/api/me").is(401);
        laptop.post("/api/account", credentials("Other", "correct horse")).is(400);
        server.guest("B")
                .post("/api/account", credentials("ANA  MARÍA", "correct horse"))
                .is(400);

        Client phone = server.guest("Phone");
        String old = phone.session();
        phone.post("/api/login", credentials("Ana María", "wrong horse")).is(403);
        phone.post("/api/login", credentials("Nadie", "correct horse")).is(403);
        phone.post("/api/login", credentials("ana  mari\u0301a ", "correct horse"))
                .is(200);
        assertThat(phone.session()).isNotEqualTo(old);
        phone.withSession(old).get("/api/me").is(401);
        assertThat(phone.get("/api/tables").json().get("mine").toString()).contains(table);
        assertThat(phone.table(table).get("yours")).hasSize(2);

        phone.post("/api/logout", "").is(204);
        assertThat(phone.session()).isNull();
        laptop.get("/api/me").is(200);
    }

    @Test
    void aSessionEnds() {
        Client guest = server.guest("Ana");
        clock.pass(Duration.ofDays(179));
        guest.get("/api/me").is(200);
        clock.pass(Duration.ofDays(2));
        guest.get("/api/me").is(401);
    }

    @Test
    void aTokenIsShownOnceAndRevoked() {
        Client ana = server.guest("Ana");
        JsonNode made =
                ana.post("/api/tokens", "{\"label\": \"my bot\"}").is(200).json();
        Client program = ana.withToken(made.get("token").asText());
        assertThat(program.get("/api/me").is(200).json().get("name").asText()).isEqualTo("Ana");
        String id = program.create(NewTables.grande().me().bot("random").started());
        assertThat(new Player(id, 1, program).play(5).get("version").asInt()).isPositive();
        String list = ana.get("/api/tokens").is(200).body();
        assertThat(list).contains("my bot").doesNotContain(made.get("token").asText());
        ana.withSession(made.get("token").asText()).get("/api/me").is(401);
        server.guest("Ben")
                .send("DELETE", "/api/tokens/" + made.get("id").asText(), null)
                .is(404);
        ana.send("DELETE", "/api/tokens/" + made.get("id").asText(), null).is(204);
        program.get("/api/me").is(401);
        for (int i = 0; i < 20; i++) {
            ana.post("/api/tokens", "{\"label\": \"t\"}").is(200);
        }
        ana.post("/api/tokens", "{\"label\": \"t\"}").is(400);
    }

    @Test
    void twoWhoWantOneNameAtTheSameTimeDontBothGetIt() {
        List<Client> guests = List.of(server.guest("A"), server.guest("B"), server.guest("C"), server.guest("D"));
        List<Integer> answers = guests.parallelStream()
                .map(guest -> guest.post("/api/account", credentials("Cid", "correct horse"))
                        .status())
                .sorted()
                .toList();
        assertThat(answers).containsExactly(200, 400, 400, 400);
    }
}
