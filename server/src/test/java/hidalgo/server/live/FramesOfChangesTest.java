package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.OneServer;
import hidalgo.server.Player;
import hidalgo.server.Socket;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.Deflater;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A client that receives only changes sees the same as a client that receives the whole table. */
class FramesOfChangesTest extends OneServer {
    private static final int MOST_BYTES = 1000;
    private static final int MOVES = 60;

    @ParameterizedTest
    @ValueSource(strings = {"el-caballero", "el-grande"})
    void theyLookTheSame(String game) {
        Client ana = server().guest("Ana");
        Client ben = server().guest("Ben");
        Client dora = server().guest("Dora");
        String id = ana.create(NewTables.of(game).me().open().me());
        ben.at(id, "join", "{}").is(200);
        ana.at(id, "start", "{}").is(200);
        try (Socket anas = ana.open(id);
                Socket anasChanges = ana.openForChanges(id);
                Socket doras = dora.open(id);
                Socket dorasChanges = dora.openForChanges(id)) {
            JsonNode end = new Player(id, 5, ana, ben).play(MOVES);
            for (Socket socket : List.of(anas, anasChanges, doras, dorasChanges)) {
                socket.awaitVersion(end.get("version").asInt());
            }
            assertThat(sameMoments(anas, anasChanges)).isGreaterThan(MOVES / 4);
            assertThat(sameMoments(doras, dorasChanges)).isGreaterThan(MOVES / 4);
            assertFirstIsWholeAndTheRestIsNot(dorasChanges);
        }
    }

    /**
     * Compares the tables of two clients when both were sent the same version; a slow socket may miss some. Returns the
     * number of such moments.
     */
    private static int sameMoments(Socket whole, Socket changes) {
        Map<String, JsonNode> seen = new HashMap<>();
        whole.tables().forEach(table -> seen.put(moment(table), table));
        int same = 0;
        for (JsonNode table : changes.tables()) {
            JsonNode other = seen.get(moment(table));
            if (other != null) {
                assertThat(table).isEqualTo(other);
                same++;
            }
        }
        return same;
    }

    private static String moment(JsonNode table) {
        return table.get("number") + " " + table.get("now") + " " + table.get("spectators") + table.get("seats");
    }

    private static void assertFirstIsWholeAndTheRestIsNot(Socket changes) {
        List<String> frames = changes.frames();
        assertThat(frames.getFirst()).startsWith("{\"type\":\"table\"");
        List<String> rest = frames.stream().skip(1).toList();
        assertThat(rest).allMatch(frame -> frame.startsWith("{\"type\":\"change\""));
        assertThat(rest.stream().mapToInt(FramesOfChangesTest::bytes).average().orElseThrow())
                .as("the bytes of a move on the wire")
                .isLessThan(MOST_BYTES);
    }

    /** How many bytes a frame has when it is compressed by itself, as sockets do it. */
    private static int bytes(String frame) {
        try (Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true)) {
            deflater.setInput(frame.getBytes(StandardCharsets.UTF_8));
            deflater.finish();
            return deflater.deflate(new byte[frame.length() + 100]);
        }
    }
}
