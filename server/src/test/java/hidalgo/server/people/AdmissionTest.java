package hidalgo.server.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.server.Client;
import hidalgo.server.ManualClock;
import hidalgo.server.NewTables;
import hidalgo.server.Reply;
import hidalgo.server.TestServer;
import hidalgo.server.base.AddressRange;
import hidalgo.server.base.Admission;
import hidalgo.server.base.TrustedProxies;
import hidalgo.server.store.Database;
import hidalgo.server.store.InvitationStore;
import hidalgo.tables.protocol.GuestRights;
import hidalgo.tables.protocol.SignUp;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The host decides who may make an account, and about the rights of people without one. */
@Tag("slow")
class AdmissionTest {
    @TempDir
    private Path folder;

    private final ManualClock clock = new ManualClock();

    private TestServer start(SignUp signUp, GuestRights guests) {
        return TestServer.start(
                TestServer.settings(folder).admission(new Admission(signUp, guests, "club of Toledo", List.of())),
                clock);
    }

    private static Reply register(Client who, String name, String invitation) {
        return who.post(
                "/api/account",
                "{\"name\": \"" + name + "\", \"password\": \"correct horse\", \"invitation\": \"" + invitation
                        + "\"}");
    }

    private String invitation(int uses, Duration lasts) {
        try (Database database = Database.open("jdbc:sqlite:" + folder.resolve("hidalgo.db"))) {
            return new Invitations(new InvitationStore(database), () -> Admission.USUAL, clock)
                    .make("club", uses, lasts);
        }
    }

    @Test
    void anInvitationIsForSoManyPeopleAndSoLong() {
        try (TestServer server = start(SignUp.INVITE, GuestRights.PLAY)) {
            assertThat(server.stranger()
                            .get("/api/welcome")
                            .json()
                            .get("signUp")
                            .asText())
                    .isEqualTo("invite");
            String two = invitation(2, Duration.ofDays(14));
            String day = invitation(1, Duration.ofDays(1));
            Client ana = server.guest("Guest A");
            ana.post("/api/account", "{\"name\": \"Ana\", \"password\": \"correct horse\"}")
                    .is(403);
            register(ana, "Ana", "made up").is(403);
            register(ana, "Ana", two + "x").is(403);
            register(ana, "Ana", two).is(200);
            register(server.guest("Guest B"), "Ana", two).is(400);
            register(server.guest("Guest C"), "Ben", two).is(200);
            register(server.guest("Guest D"), "Cid", two).is(403);
            clock.pass(Duration.ofDays(2));
            register(server.guest("Guest E"), "Dora", day).is(403);
            register(server.guest("Guest F"), "Eva", "club of Toledo").is(200);
            try (Database database = Database.open("jdbc:sqlite:" + folder.resolve("hidalgo.db"))) {
                assertThat(new InvitationStore(database).all(clock.millis())).isEmpty();
            }
        }
    }

    @Test
    void oneInvitationIsNotUsedTwiceAtOnce() {
        try (TestServer server = start(SignUp.INVITE, GuestRights.PLAY)) {
            String one = invitation(1, Duration.ofDays(14));
            List<Client> guests = List.of(server.guest("A"), server.guest("B"), server.guest("C"), server.guest("D"));
            List<Integer> answers = guests.parallelStream()
                    .map(guest -> register(guest, "Name " + guests.indexOf(guest), one)
                            .status())
                    .sorted()
                    .toList();
            assertThat(answers).containsExactly(200, 403, 403, 403);
        }
    }

    @Test
    void aServerCanTakeNoNewAccounts() {
        try (TestServer server = start(SignUp.CLOSED, GuestRights.PLAY)) {
            register(server.guest("Guest A"), "Ana", "club of Toledo").is(403);
        }
    }

    @Test
    void guestsMayOnlyWatch() {
        try (TestServer server = start(SignUp.OPEN, GuestRights.WATCH)) {
            Client ana = server.guest("Guest A");
            ana.post("/api/tables", NewTables.grande().me().me().json()).is(403);
            register(ana, "Ana", "").is(200);
            String id = ana.create(NewTables.grande().me().open());
            Client ben = server.guest("Ben");
            ben.get("/api/tables").is(200);
            ben.table(id);
            ben.at(id, "join", "{}").is(403);
            ben.at(id, "chat", "{\"text\": \"hello\"}").is(403);
            ben.post("/api/replays", "{\"record\": \"\"}").is(403);
            Client program = ben.withToken(ben.post("/api/tokens", "{\"label\": \"bot\"}")
                    .is(200)
                    .json()
                    .get("token")
                    .asText());
            program.at(id, "join", "{}").is(403);
            ben.send("PATCH", "/api/me", "{\"preferences\": {\"sound\": \"on\"}}")
                    .is(200);
        }
    }

    @Test
    void guestsSeeNoGames() {
        try (TestServer server = start(SignUp.INVITE, GuestRights.NONE)) {
            Client ana = server.guest("Guest A");
            register(ana, "Ana", "club of Toledo").is(200);
            String id = ana.create(NewTables.grande().me().me().started());
            ana.open(id).close();
            Client ben = server.guest("Ben");
            for (Client who : List.of(ben, server.stranger())) {
                who.get("/api/tables").is(403);
                who.get("/api/tables/" + id).is(403);
                who.get("/api/tables/" + id + "/door").is(403);
                who.get("/api/replays/" + id).is(403);
                who.get("/api/replays/" + id + "/record").is(403);
                assertThatThrownBy(() -> who.open(id)).isInstanceOf(IllegalStateException.class);
                assertThat(who.post("/api/arrival", "{\"table\": \"" + id + "\"}")
                                .is(200)
                                .json()
                                .get("table")
                                .isNull())
                        .isTrue();
            }
            ben.post("/api/login", "{\"name\": \"Ana\", \"password\": \"correct horse\"}")
                    .is(200);
            ben.get("/api/tables/" + id).is(200);
        }
    }

    @Test
    void aClubBehindOneRouterSignsUpInAMinute() {
        Admission admission =
                new Admission(SignUp.OPEN, GuestRights.PLAY, null, List.of(AddressRange.of("192.0.2.0/24")));
        try (TestServer server = TestServer.start(
                TestServer.settings(folder).limits(true).admission(admission).trustedProxies(TrustedProxies.any()),
                clock)) {
            assertThat(signedUp(server, "192.0.2.7", 70)).isEqualTo(70);
            assertThat(signedUp(server, "198.51.100.7", 70)).isLessThan(70);
        }
    }

    private static int signedUp(TestServer server, String address, int people) {
        int done = 0;
        for (int i = 0; i < people; i++) {
            Client guest = server.stranger();
            int entered =
                    guest.post("/api/session", "{}", "X-Forwarded-For", address).status();
            String name = "Member " + address.length() + " " + i;
            done += entered == 200
                            && guest.post(
                                                    "/api/account",
                                                    "{\"name\": \"" + name + "\", \"password\": \"correct horse\"}",
                                                    "X-Forwarded-For",
                                                    address)
                                            .status()
                                    == 200
                    ? 1
                    : 0;
        }
        return done;
    }
}
