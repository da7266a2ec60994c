package hidalgo.server.rights;

import static hidalgo.server.HiddenOrders.SEATS;
import static hidalgo.server.HiddenOrders.beforeSecretChoice;
import static hidalgo.server.HiddenOrders.play;
import static hidalgo.server.HiddenOrders.random;
import static hidalgo.server.HiddenOrders.revealsNothing;
import static hidalgo.server.HiddenOrders.withOtherOrder;
import static hidalgo.server.rights.EverythingSeen.everything;
import static hidalgo.server.rights.EverythingSeen.told;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.records.GameRecord;
import hidalgo.records.LegalMoves;
import hidalgo.records.RecordWriter;
import hidalgo.rules.Games;
import hidalgo.rules.Match;
import hidalgo.rules.Position;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Socket;
import hidalgo.server.Stored;
import hidalgo.server.TwoGuests;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/*
 * Two tables differ only in things that Ana may not see. All answers and messages to her must be the same to the byte,
 * apart from names of tables and times. The same holds for a spectator.
 */

/** Nothing hidden leaves the server. */
@Tag("slow")
class HiddenTest extends TwoGuests {
    private Client carl;
    private Client dora;

    @BeforeEach
    void moreGuests() {
        carl = server().guest("Carl");
        dora = server().guest("Dora");
    }

    @ParameterizedTest
    @CsvSource({
        "el-caballero, 1, 0",
        "el-caballero, 3, 40",
        "el-caballero, 4, 90",
        "el-grande, 3, 45",
        "el-grande, 4, 120"
    })
    void theOrderOfStackAndPilesDoesNotShow(String game, long seed, int plies) {
        Match match = random(game, seed, plies);
        Match other = withOtherOrder(match, seed);
        assertThat(other.position().fingerprint()).isNotEqualTo(match.position().fingerprint());
        Pair pair = pair(game, match, other);
        comparePair(pair);
        // A move that brings nothing to light may be made at both.
        Position position = match.position();
        for (int seat = 0; seat < SEATS; seat++) {
            for (String move : LegalMoves.sorted(position, seat)) {
                if (revealsNothing(position, seat, move) && !move.startsWith("disk")) {
                    move(pair, seat, move, move);
                    comparePair(pair);
                    return;
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void secretChoicesOfOthersDontShowBeforeAllAreIn(long seed) {
        Match match = beforeSecretChoice(seed);
        Pair pair = pair("el-grande", match, withOtherOrder(match, seed));
        Position position = match.position();
        boolean differed = false;
        for (int seat = SEATS - 1; seat > 0; seat--) {
            List<String> moves = LegalMoves.sorted(position, seat);
            boolean last = Integer.bitCount(position.obliged()) == 1;
            if (moves.isEmpty() || last) {
                continue;
            }
            move(pair, seat, moves.getFirst(), moves.getLast());
            differed |= !moves.getFirst().equals(moves.getLast());
            play(position, seat, moves.getFirst());
            comparePair(pair);
        }
        assertThat(differed).isTrue();
    }

    @Test
    void everyRouteOfATableIsCompared() {
        Match match = random("el-caballero", 1, 0);
        JsonNode paths =
                server().stranger().get("/api/openapi.json").is(200).json().get("paths");
        assertThat(EverythingSeen.forgotten(
                        paths, everything(table("el-caballero", match), ana).keySet()))
                .isEmpty();
    }

    @Test
    void otherPlayersDontSeeAPlan() {
        Match match = random("el-caballero", 9, 0);
        Pair pair = pair("el-caballero", match, match);
        int later = (match.position().obliged() & 1) != 0 ? 1 : 2;
        Client planner = later == 1 ? ben : carl;
        planner.at(pair.one, "plan", "{\"seat\": " + later + ", \"moves\": [\"power 3\"]}")
                .is(200);
        planner.at(pair.other, "plan", "{\"seat\": " + later + ", \"moves\": [\"power 8\", \"power 9\"]}")
                .is(200);
        comparePair(pair);
    }

    @ParameterizedTest
    @ValueSource(strings = {"el-caballero", "el-grande"})
    void seedSaltWordAndNamesOfOurOwnStayInside(String game) {
        Client eva = server().guest("Eva");
        Client finn = server().guest("Finn");
        String id = eva.create(NewTables.of(game)
                .me()
                .open()
                .bot("random")
                .with("visibility", "word")
                .with("word", "Valladolid"));
        finn.at(id, "join", "{\"word\": \"Valladolid\"}").is(200);
        List<String> before = new ArrayList<>();
        try (Socket socket = finn.open(id)) {
            eva.at(id, "start", "{}").is(200);
            new Player(id, 4, eva, finn).play(40);
            finn.get("/api/replays/" + id).is(200);
            finn.get("/api/tables/" + id + "/record").is(200);
            before.addAll(socket.frames());
        }
        before.addAll(eva.heard());
        before.addAll(finn.heard());
        eva.at(id, "propose", "{\"kind\": \"end\"}").is(200);
        JsonNode over = finn.at(id, "answer", "{\"agree\": true}").is(200).json();
        List<String> secrets = new ArrayList<>(List.of(
                over.get("deal").get("seed").asText(),
                over.get("deal").get("salt").asText(),
                "Valladolid"));
        secrets.addAll(Stored.column(folder(), "SELECT id FROM people"));
        secrets.addAll(Stored.column(folder(), "SELECT hash FROM sessions"));
        secrets.add(String.valueOf(eva.session()));
        secrets.add(String.valueOf(finn.session()));
        assertThat(secrets).hasSizeGreaterThan(8);
        String all = String.join("\n", before);
        secrets.forEach(secret -> assertThat(all).doesNotContain(secret));
    }

    /** Two tables that differ in hidden things. */
    private record Pair(String one, String other) {}

    private void move(Pair pair, int seat, String first, String second) {
        Client person = List.of(ana, ben, carl).get(seat);
        int version = person.table(pair.one()).get("version").asInt();
        person.move(pair.one(), seat, version, "m" + version, first).is(200);
        person.move(pair.other(), seat, version, "m" + version, second).is(200);
    }

    private Pair pair(String game, Match match, Match other) {
        return new Pair(table(game, match), table(game, other));
    }

    private String table(String game, Match match) {
        String record = RecordWriter.text(GameRecord.of(Games.known(game), match));
        return started(
                NewTables.of(game)
                        .me()
                        .open()
                        .open()
                        .with("visibility", "public")
                        .with("record", record),
                ben,
                carl);
    }

    private void comparePair(Pair pair) {
        assertThat(everything(pair.other(), ana)).isEqualTo(everything(pair.one(), ana));
        assertThat(everything(pair.other(), dora)).isEqualTo(everything(pair.one(), dora));
        assertThat(everything(pair.other(), server().stranger()))
                .isEqualTo(everything(pair.one(), server().stranger()));
        assertThat(told(pair.other(), ana)).isEqualTo(told(pair.one(), ana));
        assertThat(told(pair.other(), dora)).isEqualTo(told(pair.one(), dora));
    }
}
