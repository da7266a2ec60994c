package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Socket;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A lost connection does no harm: a viewer who comes back sees the same as all others. */
@Tag("slow")
class LostConnectionsTest {
    @TempDir
    Path folder;

    @Test
    void socketsAreCutAtRandomAndAllEndInTheSameView() {
        long seed = 20_261;
        Random random = new Random(seed);
        try (TestServer server = TestServer.in(folder)) {
            Client ana = server.guest("Ana");
            Client ben = server.guest("Ben");
            List<Client> people = List.of(ana, ben, server.guest("Carl"), server.stranger());
            String id = ana.create(NewTables.grande().me().open().bot("random"));
            ben.at(id, "join", "{}").is(200);
            ana.at(id, "start", "{}").is(200);
            List<Socket> sockets = new ArrayList<>();
            people.forEach(person -> sockets.add(person.open(id)));
            Player player = new Player(id, seed, ana, ben);
            for (int move = 0; move < 50; move++) {
                player.playOne();
                int cut = random.nextInt(sockets.size());
                if (random.nextInt(3) == 0) {
                    sockets.get(cut).close();
                    sockets.set(cut, people.get(cut).open(id));
                }
            }
            ana.at(id, "resign", "{\"seat\": 0}").is(200);
            ben.at(id, "resign", "{\"seat\": 1}").is(200);
            for (int i = 0; i < people.size(); i++) {
                JsonNode shown = sockets.get(i)
                        .await(seen -> "over".equals(seen.get("phase").asText()));
                JsonNode asked = people.get(i).table(id);
                assertThat(shown.get("number")).as("seed %d", seed).isEqualTo(asked.get("number"));
                assertThat(shown.get("play")).as("seed %d", seed).isEqualTo(asked.get("play"));
                assertThat(shown.get("play").get("table"))
                        .isEqualTo(people.getFirst().table(id).get("play").get("table"));
            }
            sockets.forEach(Socket::close);
        }
    }

    @Test
    void whoIsThereIsSeenAndWhoIsCutOffIsSeenToBeGone() {
        try (TestServer server = TestServer.in(folder)) {
            Client ana = server.guest("Ana");
            Client ben = server.guest("Ben");
            String id = ana.create(NewTables.caballero().me().open());
            ben.at(id, "join", "{}").is(200);
            try (Socket own = ana.open(id)) {
                own.await(seen -> online(seen, 0) && !online(seen, 1));
                Socket first = ben.open(id);
                Socket second = ben.open(id);
                own.await(seen -> online(seen, 1));
                first.close();
                Socket spectator = server.stranger().open(id);
                own.await(seen -> online(seen, 1) && seen.get("spectators").asInt() == 1);
                second.close();
                own.await(seen -> !online(seen, 1));
                spectator.close();
                own.await(seen -> seen.get("spectators").asInt() == 0);
            }
        }
    }

    @Test
    void aSignOfLifeIsAnsweredByTheServer() {
        try (TestServer server = TestServer.in(folder)) {
            Client ana = server.guest("Ana");
            String id = ana.create(NewTables.caballero().me().open());
            try (Socket own = ana.openForChanges(id)) {
                own.await(seen -> online(seen, 0));
                assertThat(own.frames()).noneMatch(frame -> frame.contains("here"));
                own.say("ping").join();
                own.awaitAnswer();
            }
        }
    }

    private static boolean online(JsonNode table, int seat) {
        return table.get("seats").get(seat).get("online").asBoolean();
    }
}
