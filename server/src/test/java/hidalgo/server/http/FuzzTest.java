package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.OneServer;
import hidalgo.server.Player;
import hidalgo.server.Reply;
import hidalgo.server.base.Json;
import hidalgo.server.rights.Right;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random and mutated requests: never an error of the server, never a word about its inside. */
@Tag("slow")
class FuzzTest extends OneServer {
    private static final int REQUESTS = 500;
    private static final Pattern INSIDE = Pattern.compile(
            "(?:java|javax|org|io|com|kotlin|hidalgo)\\.[a-z]+\\.|Exception|\\bat [a-z]+\\.[a-z]|\\.java:|SELECT |SQLITE");
    private final List<String> ids = new ArrayList<>();
    private Client ana;

    @BeforeAll
    void makeTables() {
        ana = server().guest("Ana");
        for (NewTables wish : List.of(NewTables.caballero(), NewTables.grande())) {
            ids.add(ana.create(wish.me().me()));
        }
        for (NewTables wish : List.of(NewTables.caballero(), NewTables.grande())) {
            String id = ana.create(wish.me().me().started());
            new Player(id, 1, ana).play(30);
            ids.add(id);
        }
        String over = ana.create(NewTables.grande().me().bot("random").started());
        new Player(over, 1, ana).play(10);
        ana.at(over, "propose", "{\"kind\": \"end\"}").is(200);
        ids.add(over);
        ids.add(ana.post(
                        "/api/replays",
                        Json.text(Map.of(
                                "record",
                                ana.get("/api/tables/" + over + "/record").body())))
                .is(201)
                .json()
                .get("id")
                .asText());
        ids.addAll(List.of("nothing", "..%2f..%2fetc%2fpasswd", "%F0%9F%92%A9", "a".repeat(2000), "'--"));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void mutatedRequestsAreAnsweredCalmly(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < REQUESTS; i++) {
            Right right = Right.ALL_ROUTES.get(random.nextInt(Right.ALL_ROUTES.size()));
            if (right.path().equals("/api/logout") || right.path().equals("/api/account")) {
                continue;
            }
            String id = ids.get(random.nextInt(ids.size()));
            String path = right.at(id) + query(random);
            String method = random.nextInt(12) == 0
                    ? List.of("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW")
                            .get(random.nextInt(8))
                    : right.method();
            String example = right.example();
            String body = example.isEmpty() && random.nextInt(4) > 0 ? null : MutatedBody.of(example, random);
            Reply reply = ana.send(method, path, body);
            calm(reply, "seed " + seed + ", request " + i + ": " + method + " " + path + " " + body);
        }
        server().awaitReady();
    }

    /** No error of the server, and nothing of its inside. */
    private static void calm(Reply reply, String what) {
        assertThat(reply.status()).as("%s: %s", what, reply.body()).isLessThan(500);
        if (reply.status() >= 400) {
            assertThat(INSIDE.matcher(reply.body()).find())
                    .as("%s: %s", what, reply.body())
                    .isFalse();
        }
    }

    private static String query(Random random) {
        List<String> values = List.of("0", "1", "-1", "99999999999", "", "x", "%00", "2147483647", "-2147483648");
        if (random.nextInt(3) > 0) {
            return "";
        }
        return "?from=" + values.get(random.nextInt(values.size())) + "&to=" + values.get(random.nextInt(values.size()))
                + "&seat=" + values.get(random.nextInt(values.size()));
    }

    @Test
    void strangeRecordsAreRefused() {
        String record =
                ana.get("/api/replays/" + ids.get(5) + "/record").is(200).body();
        List<String> records = new ArrayList<>(List.of(
                "[".repeat(100_000),
                "{\"a\":".repeat(50_000),
                "\"" + "x".repeat(500_000) + "\"",
                record.replace("\"players\": 2", "\"players\": 5"),
                record.replace("\"version\": 1", "\"version\": 1e9"),
                record.replaceFirst("\"piles\": \\[", "\"piles\": [[],"),
                record.replace("power", "tower")));
        Random random = new Random(5);
        for (int i = 0; i < 60; i++) {
            records.add(MutatedBody.cut(record, random));
        }
        for (String text : records) {
            calm(ana.post("/api/replays", Json.text(Map.of("record", text))), cutShort(text));
            calm(
                    ana.post(
                            "/api/tables",
                            NewTables.grande().me().me().with("record", text).json()),
                    cutShort(text));
        }
    }

    private static String cutShort(String text) {
        return text.substring(0, Math.min(200, text.length()));
    }

    @Test
    void largeBodiesAreRefused() {
        String large = "{\"text\": \"" + "x".repeat(100_000) + "\"}";
        ana.at(ids.get(2), "chat", large).is(413);
        ana.post("/api/replays", "{\"record\": \"" + "x".repeat(2_000_000) + "\"}")
                .is(413);
    }

    @Test
    void whatIsNoHttpIsAnsweredCalmly() throws IOException {
        List<String> lines = List.of(
                "GET /api/tables/../../x HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /api/tables/%c0%af HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /api/tables;a=b/x HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /api//tables//x HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET / HTTP/1.1\r\n\r\n",
                "POST /api/tables/%00/join HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}",
                "\u0000\u0001\u0002\r\n\r\n",
                "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
                "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                "GET / HTTP/1.1\r\nHost: x\r\nX: " + "y".repeat(40_000) + "\r\n\r\n",
                "GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: hidalgo=\u0001;;;=;\"\r\n\r\n",
                "GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
        for (String line : lines) {
            String answer = raw(line);
            assertThat(answer).as(line).doesNotContain("HTTP/1.1 5");
            assertThat(INSIDE.matcher(answer).find()).as("%s: %s", line, answer).isFalse();
        }
        assertThat(ana.get("/health").status()).isEqualTo(200);
    }

    private String raw(String request) throws IOException {
        try (Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), server().address().getPort())) {
            socket.setSoTimeout(1500);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            socket.shutdownOutput();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (java.net.SocketException | java.net.SocketTimeoutException e) {
            return "";
        }
    }
}
