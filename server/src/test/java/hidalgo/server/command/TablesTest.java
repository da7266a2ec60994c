package hidalgo.server.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Reply;
import hidalgo.server.Socket;
import hidalgo.server.TwoGuests;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Requests at a table during the game, besides moves. */
class TablesTest extends TwoGuests {
    @Test
    void aBrowserIsHandedAround() {
        String id = ana.create(NewTables.caballero().me().me().started());
        JsonNode table = ana.table(id);
        assertThat(table.get("yours").toString()).isEqualTo("[0,1]");
        int first = table.get("play").get("seat").asInt();
        assertThat(table.get("play").get("obliged").toString()).isEqualTo("[" + first + "]");
        JsonNode other = ana.table(id, 1 - first);
        assertThat(other.get("play").get("seat").asInt()).isEqualTo(1 - first);
        assertThat(other.get("play").get("legal")).isEmpty();
        assertThat(new Player(id, 1, ana).play(30).get("version").asInt()).isEqualTo(30);
    }

    @Test
    void aMoveIsTakenBackToTheLastBarrierAndNotBeyond() {
        String id = ana.create(NewTables.caballero().me().me().started());
        Player player = new Player(id, 3, ana);
        int undone = 0;
        for (int i = 0; i < 40; i++) {
            assertThat(player.playOne()).isTrue();
            JsonNode after = ana.table(id);
            int version = after.get("version").asInt();
            String last = lastLine(after);
            int seat = Integer.parseInt(last.substring(0, 1));
            boolean may = ana.table(id, seat).get("play").get("mayUndo").asBoolean();
            Reply undo = ana.at(
                    id, "undo", "{\"seat\": %d, \"version\": %d, \"id\": \"back %d\"}".formatted(seat, version, i));
            if (may) {
                undone++;
                JsonNode back = undo.is(200).json();
                assertThat(back.get("version").asInt()).isEqualTo(version + 1);
                assertThat(back.get("table").get("play").get("moves").asInt())
                        .isEqualTo(after.get("play").get("moves").asInt() - 1);
                String move = last.substring(2);
                assertThat(ana.table(id, seat).get("play").get("legal").toString())
                        .contains("\"" + move + "\"");
                ana.move(id, seat, version + 1, "again " + i, move).is(200);
            } else {
                undo.is(422);
            }
        }
        assertThat(undone).isPositive();
    }

    private static String lastLine(JsonNode table) {
        JsonNode log = table.get("play").get("log");
        JsonNode line = log.get(log.size() - 1);
        return line.get("seat").asInt() + " " + line.get("move").asText();
    }

    @Test
    void aPlannedPowerCardIsLaidWhenItsTimeComes() {
        String id = started(NewTables.caballero().me().open(), ben);
        boolean anaIsFirst = ana.table(id).get("play").get("legal").size() > 0;
        Client first = anaIsFirst ? ana : ben;
        Client second = anaIsFirst ? ben : ana;
        int seat = anaIsFirst ? 1 : 0;
        for (String wrong :
                List.of("[\"power 14\"]", "[\"hello\"]", "[\"power 1\",\"power 2\",\"power 3\",\"power 4\"]")) {
            second.at(id, "plan", "{\"seat\": " + seat + ", \"moves\": " + wrong + "}")
                    .is(400);
        }
        first.at(id, "plan", "{\"seat\": " + seat + ", \"moves\": [\"power 3\"]}")
                .is(403);
        JsonNode planned = second.at(id, "plan", "{\"seat\": " + seat + ", \"moves\": [\"power 5\", \"power 7\"]}")
                .is(200)
                .json();
        assertThat(planned.get("play").get("plan").toString()).isEqualTo("[\"power 5\",\"power 7\"]");
        assertThat(first.table(id).get("play").get("plan")).isEmpty();
        JsonNode after = first.move(id, 1 - seat, 0, "mine", "power 5").is(200).json();
        assertThat(after.get("version").asInt()).isEqualTo(1);
        Eventually.holds(() -> second.table(id).get("version").asInt() == 2, "the planned card");
        assertThat(lastLine(second.table(id))).isEqualTo(seat + " power 7");
        assertThat(second.table(id, seat).get("play").get("plan")).isEmpty();
    }

    @Test
    void chatIsSeenByAllWithItsSpeaker() {
        String id = ana.create(NewTables.caballero().me().open());
        try (Socket socket = ben.open(id)) {
            ana.at(id, "chat", "{\"text\": \" good\\u202e luck \\u0007\"}").is(204);
            ben.at(id, "chat", "{\"text\": \"thanks\"}").is(204);
            socket.await(
                    seen -> seen.get("chat").asInt() == 1 && seen.get("gallery").asInt() == 1);
        }
        ana.at(id, "chat", "{\"text\": \" \\u0000 \"}").is(400);
        ana.at(id, "chat", "{\"text\": \"" + "x".repeat(501) + "\"}").is(400);
        server().stranger().at(id, "chat", "{\"text\": \"hi\"}").is(401);
        JsonNode lines = server().stranger().get("/api/tables/" + id + "/chat").json();
        assertThat(lines.get(0).get("text").asText()).isEqualTo("good luck");
        assertThat(lines.get(0).get("seat").asInt()).isZero();
        JsonNode gallery = ana.get("/api/tables/" + id + "/gallery").json();
        assertThat(gallery.get(0).get("seat").asInt()).isEqualTo(-1);
        assertThat(gallery.get(0).get("name").asText()).isEqualTo("Ben");
        assertThat(ana.get("/api/tables/" + id + "/chat?from=1").json()).isEmpty();
    }

    @Test
    void hintsCanBeSwitchedOff() {
        String with = ana.create(NewTables.caballero().me().me().started());
        String without =
                ana.create(NewTables.caballero().me().me().with("hints", false).started());
        int seat = ana.table(with).get("play").get("seat").asInt();
        JsonNode hint = ana.at(with, "hint", "{\"seat\": " + seat + "}").is(200).json();
        assertThat(ana.table(with).get("play").get("legal").toString())
                .contains(hint.get("moves").get(0).asText());
        assertThat(hint.get("others")).hasSizeBetween(1, 2);
        for (JsonNode other : hint.get("others")) {
            assertThat(ana.table(with).get("play").get("legal").toString())
                    .contains('"' + other.get("move").asText() + '"');
            assertThat(other.get("move")).isNotEqualTo(hint.get("moves").get(0));
        }
        ana.at(with, "hint", "{\"seat\": " + (1 - seat) + "}").is(422);
        ben.at(with, "hint", "{\"seat\": " + seat + "}").is(403);
        int other = ana.table(without).get("play").get("seat").asInt();
        ana.at(without, "hint", "{\"seat\": " + other + "}").is(422);
    }

    @Test
    void whatIfForeseesLegalMovesAndExplainsOthers() {
        String id = ana.create(NewTables.grande().me().me().started());
        JsonNode play = ana.table(id).get("play");
        JsonNode answer = ana.at(
                        id,
                        "whatif",
                        "{\"seat\": " + play.get("seat") + ", \"moves\": ["
                                + play.get("legal").get(0) + ", \"nonsense\"]}")
                .is(200)
                .json();
        assertThat(answer.get("moves").get(0).get("forecast").isNull()).isFalse();
        assertThat(answer.get("moves").get(1).get("problem").get("english").asText())
                .isNotEmpty();
        ben.at(id, "whatif", "{\"seat\": 0, \"moves\": []}").is(403);
    }

    @Test
    void dangersAreOnlyForThePlayerOfTheSeat() {
        String id = ana.create(NewTables.caballero().me().me().started());
        JsonNode answer = ana.at(id, "dangers", "{\"seat\": 0}").is(200).json();
        assertThat(answer.get("version").asInt()).isZero();
        assertThat(answer.get("dangers")).isEmpty();
        ben.at(id, "dangers", "{\"seat\": 0}").is(403);
    }

    @Test
    void whatIfForeseesSeveralCaballerosPlacedInARow() {
        String id = ana.create(NewTables.grande().me().me().started());
        JsonNode seen = ana.table(id);
        for (String wanted : List.of("power 13", "power 12", "card 2")) {
            ana.move(
                            id,
                            seen.get("play").get("seat").asInt(),
                            seen.get("version").asInt(),
                            wanted,
                            wanted)
                    .is(200);
            seen = ana.table(id);
        }
        JsonNode play = seen.get("play");
        String place = "";
        for (JsonNode move : play.get("legal")) {
            place = move.asText().startsWith("place ") ? move.asText() : place;
        }
        String asking = "{\"seat\": " + play.get("seat") + ", \"moves\": [\"" + place + "\"], \"times\": ";
        JsonNode transfer = ana.at(id, "whatif", asking + "2}").is(200).json().at("/moves/0/forecast/transfers/0");
        assertThat(transfer.get("count").asInt()).isEqualTo(2);
        assertThat(transfer.get("to").asText()).isEqualTo(place.substring("place ".length()));
        for (int times : new int[] {0, -1, 31}) {
            assertThat(ana.at(id, "whatif", asking + times + "}")
                            .is(400)
                            .json()
                            .get("english")
                            .asText())
                    .contains("1 to 30 times");
        }
    }
}
