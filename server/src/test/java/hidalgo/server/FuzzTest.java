package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hidalgo.server.base.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random and mutated requests: never an error of the server, never a word about its inside. */
class FuzzTest {
    private static final int REQUESTS = 500;
    private static final Pattern INSIDE = Pattern.compile(
            "(?:java|javax|org|io|com|kotlin|hidalgo)\\.[a-z]+\\.|Exception|\\bat [a-z]+\\.[a-z]|\\.java:|SELECT |SQLITE");
    private static final List<String> VALUES = List.of(
            "null",
            "0",
            "-1",
            "2147483647",
            "2147483648",
            "-9223372036854775809",
            "1e400",
            "0.5",
            "true",
            "\"\"",
            "\"\\u0000\"",
            "\"\\ud800\"",
            "\"power 1\"",
            "\"disk Sev\"",
            "[]",
            "[null]",
            "{}",
            "[[[[[[[[]]]]]]]]",
            "{\"seat\": {}}",
            "\"" + "x".repeat(3000) + "\"",
            "\"el-caballero\"",
            "\"random\"",
            "{\"kind\": \"me\"}",
            "[{\"kind\": \"me\"}, {\"kind\": \"bot\", \"bot\": \"random\"}]");

    @TempDir
    static Path folder;

    private static TestServer server;
    private static Client ana;
    private static final List<String> IDS = new ArrayList<>();

    @BeforeAll
    static void start() {
        server = TestServer.in(folder);
        ana = server.guest("Ana");
        for (NewTables wish : List.of(NewTables.caballero(), NewTables.grande())) {
            IDS.add(ana.create(wish.me().me()));
        }
        for (NewTables wish : List.of(NewTables.caballero(), NewTables.grande())) {
            String id = ana.create(wish.me().me().started());
            new Player(id, 1, ana).play(30);
            IDS.add(id);
        }
        String over = ana.create(NewTables.grande().me().bot("random").started());
        new Player(over, 1, ana).play(10);
        ana.at(over, "propose", "{\"kind\": \"end\"}").is(200);
        IDS.add(over);
        IDS.add(ana.post(
                        "/api/replays",
                        Json.text(java.util.Map.of(
                                "record",
                                ana.get("/api/tables/" + over + "/record").body())))
                .is(201)
                .json()
                .get("id")
                .asText());
        IDS.addAll(List.of("nothing", "..%2f..%2fetc%2fpasswd", "%F0%9F%92%A9", "a".repeat(2000), "'--"));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void mutatedRequestsAreAnsweredCalmly(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < REQUESTS; i++) {
            Probe probe = Probe.ALL.get(random.nextInt(Probe.ALL.size()));
            if (probe.path().equals("/api/logout") || probe.path().equals("/api/account")) {
                continue;
            }
            String id = IDS.get(random.nextInt(IDS.size()));
            String path = probe.at(id) + query(random);
            String method = random.nextInt(12) == 0
                    ? List.of("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW")
                            .get(random.nextInt(8))
                    : probe.method();
            String body = probe.body().isEmpty() && random.nextInt(4) > 0 ? null : body(probe, random);
            Reply reply = ana.send(method, path, body);
            calm(reply, "seed " + seed + ", request " + i + ": " + method + " " + path + " " + body);
        }
        assertThat(ana.get("/ready").status()).isEqualTo(200);
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

    private static String body(Probe probe, Random random) {
        String text = probe.body().isEmpty() ? "{}" : probe.body();
        return switch (random.nextInt(6)) {
            case 0 -> VALUES.get(random.nextInt(VALUES.size()));
            case 1 -> cut(text, random);
            case 2 -> noise(random);
            default -> mutated(Reply.json(text), random);
        };
    }

    private static String cut(String text, Random random) {
        int at = random.nextInt(text.length() + 1);
        return text.substring(0, at) + (random.nextBoolean() ? "" : text.substring(Math.min(text.length(), at + 2)));
    }

    private static String noise(Random random) {
        byte[] bytes = new byte[random.nextInt(200)];
        random.nextBytes(bytes);
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /** Puts another value somewhere, or takes one away. */
    private static String mutated(JsonNode node, Random random) {
        JsonNode place = node;
        for (int depth = random.nextInt(4); depth > 0 && place.size() > 0; depth--) {
            List<JsonNode> inner = new ArrayList<>();
            place.forEach(inner::add);
            JsonNode next = inner.get(random.nextInt(inner.size()));
            place = next.isContainerNode() ? next : place;
        }
        JsonNode value = Reply.json(VALUES.get(random.nextInt(VALUES.size())));
        if (place instanceof ObjectNode object) {
            List<String> names = new ArrayList<>();
            object.fieldNames().forEachRemaining(names::add);
            names.add("other");
            String name = names.get(random.nextInt(names.size()));
            if (random.nextInt(4) == 0) {
                object.remove(name);
            } else {
                object.set(name, value);
            }
        } else if (place instanceof ArrayNode array) {
            array.insert(random.nextInt(array.size() + 1), value);
        }
        return node.toString();
    }

    @Test
    void strangeRecordsAreRefused() {
        String record =
                ana.get("/api/replays/" + IDS.get(5) + "/record").is(200).body();
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
            records.add(cut(record, random));
        }
        for (String text : records) {
            calm(ana.post("/api/replays", Json.text(java.util.Map.of("record", text))), cutShort(text));
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
        ana.at(IDS.get(2), "chat", large).is(413);
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

    private static String raw(String request) throws IOException {
        try (Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), server.address().getPort())) {
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
