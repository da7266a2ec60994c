package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.app.input.ExitCode;
import hidalgo.server.Client;
import hidalgo.server.LogCapture;
import hidalgo.server.NewTables;
import hidalgo.server.Reply;
import hidalgo.server.Socket;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The options for the server's address and for the place of its data. */
@Tag("slow")
class ServeCommandTest {
    @TempDir
    private Path folder;

    @Test
    void theCommandLineCountsFirstThenTheEnvironmentThenTheFile() throws IOException {
        Path config = folder.resolve("hidalgo.conf");
        Files.writeString(config, """
            # One setting a line.
            port=0
            data=%s
            base-path=/from-file
            public-url=http://file.example
            trust-proxy=127.0.0.1/32
            """.formatted(folder.resolve("from-file")));
        Map<String, String> environment =
                Map.of("HIDALGO_BASE_PATH", "/from-env", "HIDALGO_PUBLIC_URL", "http://env.example");
        try (ServeProcess server = ServeProcess.in(
                folder, environment, "--config=" + config, "--public-url=http://line.example/from-line")) {
            assertThat(server.printed()).isEqualTo("http://line.example/from-line/");
            Client anybody = new Client(URI.create("http://127.0.0.1:" + portIn(server.log())));
            anybody.get("/from-env/health").is(200);
            anybody.get("/from-file/health").is(404);
            assertThat(folder.resolve("from-file/hidalgo.db")).exists();
        }
    }

    private static String portIn(List<String> log) {
        String line = log.stream()
                .filter(text -> text.contains("Listening"))
                .findFirst()
                .orElseThrow();
        return Reply.json(line).get("message").asText().replaceAll(".*port (\\d+).*", "$1");
    }

    @Test
    void everythingLiesBelowTheBasePath() {
        try (ServeProcess server = ServeProcess.in(
                folder, Map.of(), "--port=0", "--data=" + folder, "--base-path=/games/hidalgo", "--bot-pause=0")) {
            assertThat(server.printed()).matches("http://127\\.0\\.0\\.1:\\d+/games/hidalgo/");
            Client ana = server.guest("Ana");
            assertThat(ana.get("/").is(200).body()).contains("<base href=\"/games/hidalgo/\">");
            assertThat(ana.get("/api/openapi.json")
                            .is(200)
                            .json()
                            .at("/servers/0/url")
                            .asText())
                    .isEqualTo("/games/hidalgo");
            String id = ana.create(NewTables.caballero().me().me().started());
            assertThat(ana.get("/table/" + id).is(200).body()).contains("<base href=\"/games/hidalgo/\">");
            try (Socket socket = ana.open(id)) {
                JsonNode seen = socket.awaitVersion(0);
                String move = seen.at("/play/legal/0").asText();
                ana.move(id, seen.at("/play/seat").asInt(), 0, "first", move).is(200);
                socket.awaitVersion(1);
            }
            Client outside = new Client(URI.create(server.printed().replaceFirst("/games/.*", "")));
            for (String path : List.of("/", "/health", "/api/welcome", "/games")) {
                outside.get(path).is(404);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--port=70000       | port must be a whole number from 0 to 65535, not \"70000\"",
                "--port=http        | port must be a whole number from 0 to 65535, not \"http\"",
                "--port=-1          | port must be a whole number from 0 to 65535, not \"-1\"",
                "--bot-threads=0    | bot-threads must be a whole number from 1 to 256, not \"0\"",
                "--bot-threads=many | Invalid value for option '--bot-threads': 'many' is not an int; see hidalgo"
                        + " serve --help",
                "--bot-pause=99999  | bot-pause must be a whole number from 0 to 60000, not \"99999\"",
                "--base-path=games  | --base-path must look like /hidalgo, not \"games\"",
                "--base-path=/a/    | --base-path must look like /hidalgo, not \"/a/\"",
                "--public-url=games | public-url must look like https://games.example.org/hidalgo, not \"games\"",
                "--trust-proxy=yes  | trust-proxy must be true, false, or addresses such as 10.0.0.0/8 separated by"
                        + " commas, not \"yes\"",
                "--trust-proxy=10.0.0.0/33 | trust-proxy must be true, false, or addresses such as 10.0.0.0/8"
                        + " separated by commas, not \"10.0.0.0/33\"",
                "--allowed-hosts=http://games.example.org | allowed-hosts must be names such as games.example.org"
                        + " separated by commas, or *, not \"http://games.example.org\"",
                "--operations=me    | operations must be loopback, private or all, it is \"me\"",
                "--log=xml          | log must be plain or json, not \"xml\"",
                "--mail=mail.example.org | --mail takes an address such as smtps://user@mail.example.org or"
                        + " smtp://localhost:25, without the password",
                "--mail=smtps://mail.example.org | --mail also needs --mail-from, the sender of the messages, such as"
                        + " games@example.org",
                "--oidc-issuer=http://login.example.org | --oidc-issuer takes an address such as"
                        + " https://login.example.org/realms/club, not \"http://login.example.org\"",
                "--oidc-issuer=https://login.example.org | --oidc-issuer also needs --oidc-client, the name by which that"
                        + " service knows this server",
                "--inner-webhooks=1 | --inner-webhooks takes true, false, or networks such as 192.168.1.0/24, not"
                        + " \"1\"",
                "--sign-up=all | --sign-up is one of open, invite, closed, not \"all\"",
                "--guests=some | --guests is one of play, watch, none, not \"some\"",
                "--exempt=here | --exempt takes networks such as 192.0.2.0/24,2001:db8::/48, not \"here\"",
                "--db=mysql://there?password=swordfish | --db must begin with jdbc:postgresql: or jdbc:sqlite:",
                "--host=192.0.2.77  | the server can't listen on port 0 of 192.0.2.77; choose an address of this"
                        + " machine with --host, or another port with --port",
                "--host=no.invalid  | the server can't listen on port 0 of no.invalid; choose an address of this"
                        + " machine with --host, or another port with --port",
                "--worker           | --worker is for several nodes, which share a PostgreSQL database: name it with"
                        + " --db",
                "--flag             | Unknown option: '--flag'; see hidalgo serve --help"
            })
    void whatMakesNoSenseIsRefusedInOneSentence(String argument, String sentence) {
        boolean port = argument.startsWith("--port");
        CommandRun run = port
                ? CommandRun.of("serve", argument, "--data=" + folder)
                : CommandRun.of("serve", argument, "--data=" + folder, "--port=0");
        assertRefused(run, sentence);
    }

    @Test
    void theSameHoldsForTheFile() throws IOException {
        assertRefused(
                serveWith("prot=8080"),
                "the file " + folder.resolve("bad.conf")
                        + " sets \"prot\", which is unknown; choose from allowed-hosts, base-path, bot-pause,"
                        + " bot-threads, bus, bus-file, data, db, db-file, db-password, db-password-file, exempt,"
                        + " guests, host, idle-days, inner-webhooks, keep, log, mail, mail-from, mail-password-file, node,"
                        + " oidc-client, oidc-issuer, oidc-name,"
                        + " oidc-secret-file, operations, operations-token-file, port,"
                        + " public-url, security-log, server-password-file, sign-up, trust-proxy,"
                        + " vacation-days");
        assertRefused(
                serveWith("bus=redis://127.0.0.1"),
                "--bus is for several nodes, which share a PostgreSQL database: name it with --db");
        for (String wrong : List.of(
                "redis://:sword^fish@there",
                "redis://:sword{fish@there",
                "redis://:100%@there",
                "http://there",
                "redis://:swordfish@my_host")) {
            assertRefused(
                    serveWith("bus=" + wrong),
                    "--bus must be an address such as redis://:password@host:6379, with special characters of the"
                            + " password percent-encoded, such as %5E for ^");
        }
        assertRefused(
                serveWith("db-file=/nowhere/db"),
                "db-file names the file /nowhere/db, which can't be read; its first line must hold the value");
        Path credential = Files.writeString(folder.resolve("credential"), "mysql://there?password=swordfish\n");
        assertRefused(serveWith("db-file=" + credential), "--db must begin with jdbc:postgresql: or jdbc:sqlite:");
        assertRefused(serveWith("port=x"), "port must be a whole number from 0 to 65535, not \"x\"");
        assertRefused(
                serveWith("trust-proxy=maybe"),
                "trust-proxy must be true, false, or addresses such as 10.0.0.0/8 separated by commas, not \"maybe\"");
        Path none = folder.resolve("none.conf");
        assertRefused(
                CommandRun.of("serve", "--config=" + none),
                "the file " + none + " can't be read; it must hold lines like port=8080");
        Files.writeString(folder.resolve("bad.conf"), "port=\\u00zz");
        assertRefused(
                CommandRun.of("serve", "--config=" + folder.resolve("bad.conf")),
                "the file " + folder.resolve("bad.conf") + " can't be read; it must hold lines like port=8080");
    }

    private CommandRun serveWith(String line) throws IOException {
        Path config = folder.resolve("bad.conf");
        Files.writeString(config, line + "\n");
        return CommandRun.of("serve", "--config=" + config, "--data=" + folder);
    }

    /** In a separate process: in this one, other code might write to the standard error too. */
    @Test
    void aPortInUseIsNamedAndNothingElseIsSaid() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = taken.getLocalPort();
            Process serve = new ProcessBuilder(
                            ServeProcess.command(ServeProcess.classes(), "--port=" + port, "--data=" + folder))
                    .redirectErrorStream(true)
                    .start();
            assertThat(new String(serve.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines())
                    .containsExactly("hidalgo serve: port " + port
                            + " is in use; choose another with --port, or 0 for any free one");
            assertThat(serve.waitFor()).isEqualTo(ExitCode.BAD_INPUT);
        }
    }

    @Test
    void dataThatCantBeUsedIsNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("a-file"), "");
        assertRefused(
                CommandRun.of("serve", "--port=0", "--data=" + file.resolve("inside")),
                "the folder " + file.resolve("inside") + " can't be used for data; choose another with --data");
        Files.writeString(folder.resolve("hidalgo.db"), "this is not a database, despite its name".repeat(40));
        CommandRun garbage = CommandRun.of("serve", "--port=0", "--data=" + folder);
        assertThat(garbage.exit()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(garbage.err().lines())
                .singleElement()
                .asString()
                .startsWith("hidalgo serve: the database can't be opened: ")
                .contains("not a database");
    }

    @Test
    void aDatabaseThatDoesNotAnswerIsNamedWithoutItsPassword() {
        CommandRun run = CommandRun.of(
                "serve",
                "--port=0",
                "--data=" + folder,
                "--db=jdbc:postgresql://127.0.0.1:1/hidalgo?user=ana&password=swordfish");
        assertThat(run.exit()).isEqualTo(ExitCode.UNAVAILABLE);
        assertThat(run.err().lines())
                .singleElement()
                .asString()
                .startsWith("hidalgo serve: the database can't be opened: ")
                .contains("refused")
                .doesNotContain("swordfish");
    }

    @Test
    void aPasswordOnTheCommandLineIsWarnedOf() throws IOException {
        assertThat(logged("--db=jdbc:postgresql://127.0.0.1:1/hidalgo?user=ana&password=swordfish"))
                .singleElement()
                .asString()
                .contains("the password in --db", "HIDALGO_DB_FILE")
                .doesNotContain("swordfish");
        String unprotected = "jdbc:postgresql://127.0.0.1:1/hidalgo?user=ana";
        assertThat(logged("--db=" + unprotected, "--bus=redis://:swordfish@127.0.0.1"))
                .singleElement()
                .asString()
                .contains("the password in --bus", "HIDALGO_BUS_FILE")
                .doesNotContain("swordfish");
        assertThat(logged("--db=" + unprotected, "--bus=redis://127.0.0.1")).isEmpty();
        Path config = Files.writeString(folder.resolve("hidalgo.conf"), "db=" + unprotected + "&password=swordfish\n");
        assertThat(logged("--config=" + config)).isEmpty();
    }

    /** The log of a server that is started but can't reach its database. */
    private List<String> logged(String... arguments) {
        try (LogCapture ear = new LogCapture("hidalgo.app.serve")) {
            List<String> all = new ArrayList<>(List.of("serve", "--port=0", "--data=" + folder));
            all.addAll(List.of(arguments));
            assertThat(CommandRun.of((Object[]) all.toArray(String[]::new)).exit())
                    .isEqualTo(ExitCode.UNAVAILABLE);
            return ear.ownLines();
        }
    }

    private static void assertRefused(CommandRun run, String sentence) {
        assertThat(run.err().lines()).containsExactly("hidalgo serve: " + sentence);
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.out()).isEmpty();
    }
}
