package hidalgo.server.login;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.ServerWithClock;
import hidalgo.server.Stored;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** People sign in with keys of their devices. */
@Tag("slow")
class PasskeysTest extends ServerWithClock {
    private static final String PASSWORD = "{\"password\": \"correct horse\"}";

    private Client ana;
    private SoftwareKey phone;

    @BeforeEach
    void register() {
        ana = account("Ana");
        phone = new SoftwareKey(server.address().toString());
    }

    private Client account(String name) {
        Client client = server.guest(name);
        client.post("/api/account", "{\"name\": \"" + name + "\", \"password\": \"correct horse\"}")
                .is(200);
        return client;
    }

    private JsonNode begin(Client who) {
        return who.post("/api/passkeys/begin", PASSWORD).is(200).json();
    }

    private String add(Client who, SoftwareKey key) {
        return who.post("/api/passkeys", key.make(begin(who)))
                .is(200)
                .json()
                .get("id")
                .asText();
    }

    private JsonNode challenge() {
        return server.stranger().post("/api/login/passkey/begin", "").is(200).json();
    }

    private int signIn(Client who, String answer) {
        return who.post("/api/login/passkey", answer).status();
    }

    @Test
    void aPersonSignsInWithAPasskeyAndKeepsTheSeatsOfTheGuest() {
        add(ana, phone);
        Client guest = server.guest("Visitor");
        String id = guest.create(NewTables.grande().me().me().started());
        assertThat(signIn(guest, phone.sign(challenge()))).isEqualTo(200);
        assertThat(guest.get("/api/me").json().get("name").asText()).isEqualTo("Ana");
        assertThat(guest.table(id).get("yours")).hasSize(2);
        JsonNode passkey = ana.get("/api/passkeys").json().get(0);
        assertThat(passkey.get("used").asLong()).isEqualTo(clock.millis());
    }

    @Test
    void anAnswerCountsOnceAndForTenMinutesAndForThisSiteAlone() {
        add(ana, phone);
        String answer = phone.sign(challenge());
        assertThat(signIn(server.stranger(), answer)).isEqualTo(200);
        assertThat(signIn(server.stranger(), answer)).isEqualTo(403);
        String late = phone.sign(challenge());
        clock.pass(Duration.ofMinutes(11));
        assertThat(signIn(server.stranger(), late)).isEqualTo(403);
        assertThat(signIn(server.stranger(), phone.at("https://example.org").sign(challenge())))
                .isEqualTo(403);
        // A challenge for a new passkey is none for signing in, and the other way round.
        assertThat(signIn(server.stranger(), phone.sign(begin(ana)))).isEqualTo(403);
        ana.post("/api/passkeys", new SoftwareKey(server.address().toString()).make(challenge()))
                .is(403);
    }

    @Test
    void anotherKeyAnotherPersonOrAnUncheckedPersonIsRefused() {
        add(ana, phone);
        SoftwareKey stranger = new SoftwareKey(server.address().toString());
        assertThat(signIn(server.stranger(), stranger.sign(challenge()))).isEqualTo(403);
        Client ben = account("Ben");
        ben.post("/api/passkeys", phone.make(begin(ben))).is(403);
        ben.post("/api/passkeys", stranger.make(begin(ana))).is(403);
        String spoilt = phone.sign(challenge());
        assertThat(signIn(server.stranger(), spoilt.replaceFirst("(\"signature\":\".{30})....", "$1AAAA")))
                .isEqualTo(403);
        assertThat(signIn(server.stranger(), phone.sign(challenge()))).isEqualTo(200);
        // A copy of the key on another device counts by itself.
        phone.turnBack();
        assertThat(signIn(server.stranger(), phone.sign(challenge()))).isEqualTo(403);
        SoftwareKey careless = new SoftwareKey(server.address().toString());
        add(ana, careless);
        careless.stopVerifying();
        assertThat(signIn(server.stranger(), careless.sign(challenge()))).isEqualTo(403);
    }

    @Test
    void thePasswordIsNeededToAddOrRemoveOneAndAGuestHasNone() {
        ana.post("/api/passkeys/begin", "{\"password\": \"wrong horse\"}").is(403);
        String id = add(ana, phone);
        ana.post("/api/passkeys/" + id + "/remove", "{\"password\": \"wrong horse\"}")
                .is(403);
        account("Ben").post("/api/passkeys/" + id + "/remove", PASSWORD).is(404);
        ana.post("/api/passkeys/" + id + "/remove", PASSWORD).is(204);
        assertThat(ana.get("/api/passkeys").json()).isEmpty();
        assertThat(signIn(server.stranger(), phone.sign(challenge()))).isEqualTo(403);
        server.guest("Visitor").post("/api/passkeys/begin", PASSWORD).is(403);
    }

    @Test
    void anAccountWithoutAPasswordProvesItselfByTheSessionAndKeepsAWayIn() {
        String id = add(ana, phone);
        Stored.change(folder, "UPDATE people SET password = NULL");
        clock.pass(Duration.ofMinutes(11));
        ana.post("/api/passkeys/begin", "{\"password\": \"\"}").is(403);
        Client again = server.stranger();
        assertThat(signIn(again, phone.sign(challenge()))).isEqualTo(200);
        assertThat(again.get("/api/account").json().get("password").asBoolean()).isFalse();
        again.post("/api/passkeys/" + id + "/remove", "{\"password\": \"\"}").is(422);
        again.post("/api/login", "{\"name\": \"Ana\", \"password\": \"\"}").is(403);
        again.post("/api/account/password", "{\"old\": \"\", \"password\": \"battery staple\"}")
                .is(200);
        again.post("/api/passkeys/" + id + "/remove", "{\"password\": \"battery staple\"}")
                .is(204);
    }
}
