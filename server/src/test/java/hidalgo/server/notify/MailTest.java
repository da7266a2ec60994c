package hidalgo.server.notify;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.ManualClock;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.TestServer;
import hidalgo.server.base.MailServer;
import hidalgo.server.base.MailServer.Encryption;
import hidalgo.server.notify.SmallMailServer.Received;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** People get e-mail by the host's mail server, which is a real one on this computer. */
@Tag("slow")
class MailTest {
    private static final Duration SOON = Duration.ofSeconds(20);

    @TempDir
    private Path folder;

    private final ManualClock clock = new ManualClock();
    private final SmallMailServer mail = new SmallMailServer();

    private TestServer start(MailServer settings) {
        return TestServer.start(TestServer.settings(folder).mail(settings).noticeDelay(Duration.ofSeconds(10)), clock);
    }

    @AfterEach
    void stop() {
        mail.close();
    }

    private static Client account(TestServer server, String name) {
        Client client = server.guest(name);
        client.post("/api/account", "{\"name\": \"" + name + "\", \"password\": \"correct horse\"}")
                .is(200);
        return client;
    }

    /** Sets an address and confirms it with the code that was sent there. */
    private void confirm(Client who) {
        who.post("/api/mail", "{\"address\": \"ana@example.org\"}").is(200);
        Eventually.holds(() -> mail.received().size() == 1, "a code");
        Received first = mail.received().getFirst();
        assertThat(first.header("List-Unsubscribe")).isEmpty();
        Matcher code = Pattern.compile("\\b\\d{6}\\b")
                .matcher(first.text().substring(first.text().indexOf("\r\n\r\n")));
        assertThat(code.find()).isTrue();
        who.post("/api/mail/confirm", "{\"code\": \"nonsense\"}").is(403);
        who.post("/api/mail/confirm", "{\"code\": \"" + code.group() + "\"}").is(200);
        mail.received().clear();
    }

    private static void game(Client ana, Client ben) {
        String id = ana.create(
                NewTables.caballero().with("name", "Jueves en Ávila").me().open());
        ben.at(id, "join", "{}").is(200);
        ana.at(id, "start", "").is(200);
        Player player = new Player(id, 7, ana, ben);
        while (!Player.contains(ana.table(id).at("/play/obliged"), 0)) {
            assertThat(player.playOne()).isTrue();
        }
    }

    @Test
    void aTurnIsToldByMailUntilOneClickEndsIt() {
        try (TestServer server = start(mail.settings())) {
            assertThat(server.stranger().get("/api/welcome").json().get("mail").asBoolean())
                    .isTrue();
            Client ana = account(server, "Ana");
            confirm(ana);
            Client ben = server.guest("Ben");
            game(ana, ben);
            Eventually.holds(
                    () -> {
                        clock.pass(SOON);
                        return mail.received().size() == 1;
                    },
                    "the turn");
            Received turn = mail.received().getFirst();
            assertThat(turn.to()).isEqualTo("ana@example.org");
            assertThat(turn.header("From")).isEqualTo("Hidalgo <games@example.org>");
            assertThat(turn.header("Auto-Submitted")).isEqualTo("auto-generated");
            assertThat(turn.header("List-Unsubscribe-Post")).isEqualTo("List-Unsubscribe=One-Click");
            assertThat(turn.header("Subject")).contains("=?UTF-8?");
            String end = turn.header("List-Unsubscribe").replaceAll("[<>]", "");
            String path = URI.create(end).getPath();
            // A mail program knows no session, and sends a form.
            server.stranger()
                    .post(path, "List-Unsubscribe=One-Click", "Content-Type", "application/x-www-form-urlencoded")
                    .is(204);
            server.stranger().post(path, "List-Unsubscribe=One-Click").is(404);
            assertThat(ana.get("/api/mail").json().get("address").asText()).isEmpty();
            game(ana, ben);
            clock.pass(SOON);
            assertThat(mail.received()).hasSize(1);
        }
    }

    @Test
    void aFailureIsToldInWords() {
        try (TestServer server = start(mail.settings())) {
            Client ana = account(server, "Ana");
            confirm(ana);
            mail.unknown = "ana@example.org";
            assertThat(problem(ana)).isEqualTo("server.notice.problem.recipient");
            mail.unknown = null;
            assertThat(problem(ana)).isEmpty();
        }
        try (TestServer server = start(mail.settings(Encryption.NONE, "wrong"))) {
            Client ana = server.stranger();
            ana.post("/api/login", "{\"name\": \"Ana\", \"password\": \"correct horse\"}")
                    .is(200);
            assertThat(problem(ana)).isEqualTo("server.notice.problem.mail");
        }
        mail.received().clear();
        // This mail server offers no encryption, and nothing is sent without.
        try (TestServer server = start(mail.settings(Encryption.STARTTLS, "a secret"))) {
            Client ana = server.stranger();
            ana.post("/api/login", "{\"name\": \"Ana\", \"password\": \"correct horse\"}")
                    .is(200);
            assertThat(problem(ana)).isEqualTo("server.notice.problem.mail");
            assertThat(mail.received()).isEmpty();
        }
    }

    private static String problem(Client who) {
        return who.post("/api/mail/test", "").is(200).json().at("/problem/key").asText();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ana",
                "ana@here",
                "Ana <ana@example.org>",
                "ana@example.org, ben@example.org",
                "ana@example.org\\r\\nBcc: ben@example.org",
                "",
            })
    void onlyOneAddressIsTaken(String address) {
        try (TestServer server = start(mail.settings())) {
            account(server, "Ana")
                    .post("/api/mail", "{\"address\": \"" + address + "\"}")
                    .is(400);
        }
    }

    @Test
    void guestsHaveNoneAndWithoutAMailServerNoOneHas() {
        try (TestServer server = start(mail.settings())) {
            server.guest("Ben")
                    .post("/api/mail", "{\"address\": \"ben@example.org\"}")
                    .is(403);
        }
        try (TestServer server = TestServer.in(folder)) {
            account(server, "Cid")
                    .post("/api/mail", "{\"address\": \"cid@example.org\"}")
                    .is(403);
        }
    }
}
