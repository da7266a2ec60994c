package hidalgo.server.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.NewTables;
import hidalgo.server.Reply;
import hidalgo.server.ServerWithClock;
import hidalgo.server.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Players and spectators chat separately, and see only lines that they may know already. */
@Tag("slow")
class ChatTest extends ServerWithClock {
    private Client ana;
    private Client ben;
    private Client eve;

    @BeforeEach
    void people() {
        ana = server.guest("Ana");
        ben = server.guest("Ben");
        eve = server.guest("Eve");
    }

    private String started(NewTables wish) {
        String id = ana.create(wish);
        ben.at(id, "join", "{}").is(200);
        ana.at(id, "start", "{}").is(200);
        return id;
    }

    private static Reply say(Client who, String id, String text) {
        return who.at(id, "chat", "{\"text\": \"" + text + "\"}");
    }

    private static List<String> heard(Client who, String id, String room) {
        List<String> texts = new ArrayList<>();
        who.get("/api/tables/" + id + "/" + room)
                .is(200)
                .json()
                .forEach(line -> texts.add(line.get("text").asText()));
        return texts;
    }

    private static List<String> heard(Socket socket) {
        List<String> texts = new ArrayList<>();
        for (String frame : socket.frames()) {
            JsonNode chat = Reply.json(frame).get("chat");
            if (chat != null && !chat.isNull()) {
                chat.forEach(line -> texts.add(line.get("text").asText()));
            }
        }
        return texts;
    }

    @Test
    void aSpectatorCantFillTheRoomOfThePlayers() {
        String id = started(NewTables.caballero().me().open());
        for (int i = 0; i < 1000; i++) {
            say(eve, id, "x").is(204);
        }
        say(eve, id, "x").is(422);
        say(ana, id, "hello").is(204);
        assertThat(heard(ben, id, "chat")).containsExactly("hello");
        assertThat(heard(ben, id, "gallery")).isEmpty();
    }

    @Test
    void playersHearSpectatorsOnlyWhenTheGameIsOver() {
        String id = started(NewTables.caballero().me().open());
        try (Socket players = ana.open(id);
                Socket spectators = eve.open(id)) {
            say(eve, id, "play the king").is(204);
            say(ben, id, "quiet please").is(204);
            Eventually.holds(() -> heard(spectators).size() == 2, "both lines in the gallery");
            Eventually.holds(() -> heard(players).contains("quiet please"), "a player's line");
            assertThat(heard(players)).containsExactly("quiet please");
            assertThat(ana.table(id).get("chat").asInt()).isEqualTo(1);
            assertThat(ana.table(id).get("gallery").asInt()).isZero();
            assertThat(eve.table(id).get("gallery").asInt()).isEqualTo(1);
            assertThat(heard(server.stranger(), id, "gallery")).containsExactly("play the king");
            ana.at(id, "propose", "{\"kind\": \"end\"}").is(200);
            ben.at(id, "answer", "{\"agree\": true}").is(200);
            assertThat(ana.table(id).get("gallery").asInt()).isEqualTo(1);
            assertThat(heard(ana, id, "gallery")).containsExactly("play the king");
        }
    }

    @Test
    void spectatorsWithADelayHearThePlayersThatMuchLater() {
        String id = started(NewTables.caballero().me().open().with("spectatorDelay", 60));
        clock.pass(Duration.ofSeconds(100));
        try (Socket late = eve.open(id)) {
            late.awaitVersion(0);
            say(ana, id, "my hand is bad").is(204);
            say(eve, id, "who leads?").is(204);
            for (Client who : new Client[] {eve, server.stranger()}) {
                assertThat(heard(who, id, "chat")).isEmpty();
                assertThat(who.table(id).get("chat").asInt()).isZero();
                assertThat(heard(who, id, "gallery")).containsExactly("who leads?");
            }
            Eventually.holds(() -> heard(late).contains("who leads?"), "the spectators' lines, at once");
            assertThat(heard(late)).containsExactly("who leads?");
            clock.pass(Duration.ofSeconds(61));
            Eventually.holds(() -> heard(late).contains("my hand is bad"), "the players' lines, later");
            assertThat(heard(eve, id, "chat")).containsExactly("my hand is bad");
            assertThat(eve.table(id).get("chat").asInt()).isEqualTo(1);
        }
    }
}
