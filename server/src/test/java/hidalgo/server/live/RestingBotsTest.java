package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.ServerWithClock;
import hidalgo.server.Socket;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Bots think for people: one person's tables don't keep another's waiting, and bots rest at tables without players and
 * viewers.
 */
class RestingBotsTest extends ServerWithClock {
    private static NewTables ofBots(String level) {
        return NewTables.grande()
                .option("short", "true")
                .bot(level)
                .bot(level)
                .bot(level)
                .started();
    }

    private int events(String id) {
        return Stored.column(folder, "SELECT number FROM events WHERE table_id = '" + id + "'")
                .size();
    }

    /** A table where only bots play, at full speed: when its game is over, others have had their turn too. */
    private void playAnother(Client ana) {
        String id = ana.create(ofBots("random"));
        try (Socket socket = ana.open(id)) {
            socket.await(seen -> "over".equals(seen.get("phase").asText()));
        }
    }

    @Test
    void withoutPlayersAndViewersTheyRest() {
        Client ana = server.guest("Ana");
        String id = ana.create(ofBots("random"));
        playAnother(ana);
        assertThat(events(id)).isEqualTo(2);
        stop();
        start();
        playAnother(ana.at(server.address()));
        assertThat(events(id)).isEqualTo(2);
        try (Socket socket = server.stranger().open(id)) {
            socket.await(seen -> "over".equals(seen.get("phase").asText()));
        }
    }

    @Test
    void whoAsksForTheTableNowAndThenLooksOn() {
        Client ana = server.guest("Ana");
        String id = ana.create(ofBots("random"));
        Eventually.holds(() -> "over".equals(ana.table(id).get("phase").asText()), "the end of the game");
    }

    @Test
    void theyRestAgainAfterSomeTimeWithoutViewers() {
        Client ana = server.guest("Ana");
        String id = ana.create(NewTables.grande().me().bot("random").started());
        // The bot may be first to move, and must have moved before its events are counted.
        Eventually.holds(
                () -> Player.contains(ana.table(id).get("play").get("obliged"), 0), "a table that waits for Ana");
        clock.pass(Duration.ofMinutes(1));
        ana.at(id, "resign", "{\"seat\": 0}").is(200);
        int before = events(id);
        playAnother(ana);
        assertThat(events(id)).isEqualTo(before);
    }

    /** One thread, and thirty tables of another person who looks at all of them: more than a minute of thinking. */
    @Test
    void oneGuestsChampionsDontKeepAnothersBotsWaiting(@TempDir Path other) {
        try (TestServer busy = TestServer.in(other)) {
            Client greedy = busy.guest("Greedy");
            List<Socket> sockets = new ArrayList<>();
            List<String> tables = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                tables.add(greedy.create(ofBots("champion")));
                sockets.add(greedy.open(tables.getLast()));
            }
            Client ana = busy.guest("Ana");
            String id = ana.create(NewTables.grande()
                    .option("short", "true")
                    .bot("squire")
                    .bot("knight")
                    .me()
                    .started());
            Eventually.holds(() -> ana.table(id).get("yours").size() == 1 && isHerTurn(ana, id), "Ana's turn");
            // Squires and knights have chosen secretly with her, or before her; hardly a champion was asked meanwhile.
            long waiting = tables.stream()
                    .filter(table -> Stored.column(other, "SELECT number FROM events WHERE table_id = '" + table + "'")
                                    .size()
                            <= 2)
                    .count();
            assertThat(waiting).as("tables at which no champion has moved yet").isGreaterThan(20);
            sockets.forEach(Socket::close);
        }
    }

    private static boolean isHerTurn(Client ana, String id) {
        return ana.table(id).get("play").get("obliged").size() == 1
                && ana.table(id).get("play").get("obliged").get(0).asInt() == 2;
    }
}
