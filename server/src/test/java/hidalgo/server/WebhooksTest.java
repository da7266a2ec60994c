package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who has given an address is told there when it becomes their go. */
class WebhooksTest {
    @TempDir
    Path folder;

    @Test
    void somebodyWithAnAccountIsCalledWhenItBecomesTheirGo() throws IOException, InterruptedException {
        BlockingQueue<String> calls = new LinkedBlockingQueue<>();
        HttpServer hook = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        hook.createContext("/turn", exchange -> {
            calls.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        hook.start();
        Settings settings = new Settings("127.0.0.1", 0, folder, null, "", null, 1, 0, false, false, true, "test");
        try (TestServer server = TestServer.start(settings, Clock.systemUTC())) {
            Client ana = server.guest("Ana");
            ana.post("/api/account", "{\"name\": \"Ana\", \"password\": \"correct horse\"}")
                    .is(200);
            String address = "http://127.0.0.1:" + hook.getAddress().getPort() + "/turn";
            ana.send("PATCH", "/api/me", "{\"preferences\": {\"webhook\": \"" + address + "\"}}")
                    .is(200);
            String id = ana.create(NewTables.caballero().me().open());
            Client ben = server.guest("Ben");
            ben.at(id, "join", "{}").is(200);
            ana.at(id, "start", "{}").is(200);
            Player player = new Player(id, 1, ana, ben);
            String call = calls.poll();
            for (int i = 0; call == null && i < 40; i++) {
                assertThat(player.playOne()).isTrue();
                call = calls.poll(200, TimeUnit.MILLISECONDS);
            }
            JsonNode told = Reply.json(call == null ? String.valueOf(calls.poll(60, TimeUnit.SECONDS)) : call);
            assertThat(told.get("event").asText()).isEqualTo("turn");
            assertThat(told.get("table").asText()).isEqualTo(id);
            assertThat(told.get("seat").asInt()).isZero();
        } finally {
            hook.stop(0);
        }
    }
}
