package hidalgo.server.login;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.nimbusds.oauth2.sdk.GeneralException;
import hidalgo.server.Client;
import hidalgo.server.ManualClock;
import hidalgo.server.NewTables;
import hidalgo.server.Reply;
import hidalgo.server.TestServer;
import hidalgo.server.base.Admission;
import hidalgo.server.base.Issuer;
import hidalgo.server.base.Json;
import hidalgo.tables.protocol.GuestRights;
import hidalgo.tables.protocol.SignUp;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** People sign in by another service, which is a real one on this computer (OpenID Connect). */
@Tag("slow")
class OutsideSignInTest {
    @TempDir
    private Path folder;

    private final ManualClock clock = new ManualClock();

    private SmallIssuer issuer;
    private TestServer server;

    @BeforeEach
    void start() {
        issuer = new SmallIssuer();
        server = start(issuer.settings());
    }

    private TestServer start(Issuer settings) {
        return TestServer.start(
                TestServer.settings(folder)
                        .issuer(settings)
                        .admission(new Admission(SignUp.CLOSED, GuestRights.PLAY, null, List.of())),
                clock);
    }

    @AfterEach
    void stop() {
        server.close();
        issuer.close();
    }

    private static String begin(Client who, String body) {
        return who.post("/api/login/service/begin", body)
                .is(200)
                .json()
                .get("address")
                .asText();
    }

    private static Reply comeBack(Client who, Map<String, String> told) {
        return who.post("/api/login/service", Json.text(told));
    }

    private Reply signIn(Client who) {
        return comeBack(who, SmallIssuer.visit(begin(who, "{}")));
    }

    @Test
    void aNewPersonGetsAnAccountAndKeepsTheirSeatsAndComesBackToIt() {
        assertThat(server.stranger().get("/api/welcome").json().get("service").asText())
                .isEqualTo("Club");
        Client guest = server.stranger();
        guest.post("/api/session", "{}").is(200);
        String id = guest.create(NewTables.grande().me().me().started());
        assertThat(signIn(guest).is(200).json().get("name").asText()).isEqualTo("Ana of Ávila");
        assertThat(guest.table(id).get("yours")).hasSize(2);
        assertThat(guest.get("/api/account").json().get("service").asBoolean()).isTrue();
        Client phone = server.stranger();
        assertThat(signIn(phone).is(200).json().get("account").asBoolean()).isTrue();
        assertThat(phone.table(id).get("yours")).hasSize(2);
        // The same name at the service is another person.
        issuer.subject = "ana-2";
        assertThat(signIn(server.stranger()).is(200).json().get("name").asText())
                .isEqualTo("Ana of Ávila 2");
        issuer.subject = "ana-3";
        issuer.name = "ana@example.org";
        issuer.tellsNameLater = true;
        assertThat(signIn(server.stranger()).is(200).json().get("name").asText())
                .isEqualTo("ana");
        phone.post("/api/login", "{\"name\": \"ana of ávila\", \"password\": \"\"}")
                .is(403);
    }

    @Test
    void aCodeThatWasPlantedStolenRepeatedOrLateIsRefused() {
        Client ana = server.guest("Ana");
        Map<String, String> told = SmallIssuer.visit(begin(ana, "{}"));
        // Another browser has not begun this, so a link with a code leads into no account there.
        comeBack(server.guest("Victim"), told).is(403);
        Client other = server.guest("Other");
        begin(other, "{}");
        comeBack(other, told).is(403);
        comeBack(ana, Map.of("code", told.get("code"), "state", told.get("state") + "x"))
                .is(403);
        Client ben = server.guest("Ben");
        Map<String, String> again = SmallIssuer.visit(begin(ben, "{}"));
        Client copy = ben.at(server.address());
        comeBack(ben, again).is(200);
        comeBack(copy, again).is(403);
        Client late = server.guest("Late");
        Map<String, String> old = SmallIssuer.visit(begin(late, "{}"));
        clock.pass(Duration.ofMinutes(11));
        comeBack(late, old).is(403);
        // The code of one browser with the secrets of another: the issuer compares the verifier (PKCE).
        Client eva = server.guest("Eva");
        Map<String, String> evas = SmallIssuer.visit(begin(eva, "{}"));
        Client fay = server.guest("Fay");
        Map<String, String> fays = SmallIssuer.visit(begin(fay, "{}"));
        comeBack(fay, Map.of("code", evas.get("code"), "state", fays.get("state")))
                .is(403);
    }

    @Test
    void aStatementThatIsNotForThisIsRefused() {
        List<Map<String, Object>> wrong = List.of(
                Map.of("aud", "another"),
                Map.of("iss", "https://example.org"),
                Map.of("nonce", "another"),
                Map.of("exp", Date.from(Instant.now().minusSeconds(600))));
        for (Map<String, Object> claims : wrong) {
            issuer.instead = claims;
            assertThat(signIn(server.guest("Guest " + wrong.indexOf(claims))).status())
                    .as("%s", claims)
                    .isEqualTo(403);
        }
        issuer.instead = Map.of();
        issuer.isSignedByAnother = true;
        assertThat(signIn(server.guest("Guest")).status()).isEqualTo(403);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/.well-known/openid-configuration", "/token", "/keys", "/userinfo"})
    void theServiceSendsTheServerNowhereElse(String path) {
        issuer.sendsAwayFrom = path;
        Client ana = server.guest("Ana");
        if (path.startsWith("/.well-known")) {
            ana.post("/api/login/service/begin", "{}").is(422);
        } else {
            issuer.tellsNameLater = path.equals("/userinfo");
            // Without the name, the person can sign in all the same.
            assertThat(signIn(ana).status()).isIn(issuer.tellsNameLater ? List.of(200) : List.of(403, 422));
        }
        assertThat(issuer.followed).hasValue(0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://10.0.0.1/token",
                "https://127.0.0.1:8443/token",
                "https://[fd00::1]/token",
                "https://169.254.169.254/latest",
                "http://192.0.2.1/token",
            })
    void aPublicServiceCantNameAnAddressInsideOrWithoutHttps(String named) {
        IssuerClient client = new IssuerClient(new Issuer("Club", "https://198.51.99.1/club", "hidalgo", null), clock);
        assertThatThrownBy(() -> client.required(URI.create(named))).isInstanceOf(GeneralException.class);
        assertThatCode(() -> client.required(URI.create("https://198.51.99.2/token")))
                .doesNotThrowAnyException();
    }

    @Test
    void anAccountIsJoinedWithThePasswordAndKeepsItsName() {
        server.close();
        server = TestServer.start(TestServer.settings(folder).issuer(issuer.settings()), clock);
        Client ben = server.guest("Ben");
        ben.post("/api/account", "{\"name\": \"Ben\", \"password\": \"correct horse\"}")
                .is(200);
        ben.post("/api/login/service/begin", "{\"password\": \"wrong horse\"}").is(403);
        comeBack(ben, SmallIssuer.visit(begin(ben, "{\"password\": \"correct horse\"}")))
                .is(200);
        assertThat(ben.get("/api/account").json().get("service").asBoolean()).isTrue();
        assertThat(signIn(server.stranger()).is(200).json().get("name").asText())
                .isEqualTo("Ben");
        Client cid = server.guest("Cid");
        cid.post("/api/account", "{\"name\": \"Cid\", \"password\": \"correct horse\"}")
                .is(200);
        comeBack(cid, SmallIssuer.visit(begin(cid, "{\"password\": \"correct horse\"}")))
                .is(422);
    }

    @Test
    void anIssuerOutOfReachIsSaidSoAndWithoutOneThereIsNoWay() {
        issuer.close();
        assertThat(server.guest("Ana")
                        .post("/api/login/service/begin", "{}")
                        .is(422)
                        .json()
                        .get("english")
                        .asText())
                .startsWith("Club can’t be used to sign in right now");
        server.close();
        server = start(null);
        assertThat(server.stranger().get("/api/welcome").json().get("service").isNull())
                .isTrue();
        server.guest("Ben").post("/api/login/service/begin", "{}").is(403);
    }
}
