package hidalgo.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.OneServer;
import hidalgo.server.Player;
import hidalgo.server.Reply;
import hidalgo.server.Stored;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Four finished games of Ana, Mateo and a guest, one of them private, and one that is being played. */
class FindGamesTest extends OneServer {
    private static final String FIND = "/api/games?";

    private Client ana;
    private Client mateo;
    private Client guest;
    private String duel;
    private String trio;
    private String quick;
    private String secret;
    private String running;

    @BeforeAll
    void play() {
        ana = account("Ana");
        mateo = account("Mateo");
        guest = server().guest("Gast");
        duel = played(grande(2), ana, mateo);
        trio = played(grande(3), ana, mateo, guest);
        quick = played(NewTables.caballero().with("visibility", "public").me().open(), mateo, guest);
        secret = played(grande(2).with("visibility", "link"), ana, guest);
        running = begun(grande(2), ana, mateo);
        // Games that end in one millisecond must be found too.
        Stored.change(folder(), "UPDATE tables SET changed = 1000000 WHERE id IN ('" + duel + "', '" + trio + "')");
        Stored.change(folder(), "UPDATE tables SET changed = 2000000 WHERE id = '" + quick + "'");
        Stored.change(folder(), "UPDATE tables SET changed = 3000000 WHERE id = '" + secret + "'");
        Stored.change(folder(), "UPDATE results SET place = 1 WHERE table_id = '" + duel + "' AND seat = 0");
        Stored.change(folder(), "UPDATE results SET place = 2 WHERE table_id = '" + duel + "' AND seat = 1");
        Stored.change(folder(), "UPDATE results SET place = 3 WHERE table_id = '" + trio + "' AND seat = 0");
    }

    private Client account(String name) {
        Client person = server().guest(name);
        person.post("/api/account", "{\"name\": \"" + name + "\", \"password\": \"nine green herons\"}")
                .is(200);
        return person;
    }

    private static NewTables grande(int seats) {
        NewTables table = NewTables.grande()
                .option("short", "true")
                .with("visibility", "public")
                .me();
        for (int seat = 1; seat < seats; seat++) {
            table = table.open();
        }
        return table;
    }

    private static String begun(NewTables table, Client host, Client... others) {
        String id = host.create(table);
        for (Client other : others) {
            other.at(id, "join", "{}").is(200);
        }
        host.at(id, "start", "{}").is(200);
        return id;
    }

    private static String played(NewTables table, Client host, Client... others) {
        String id = begun(table, host, others);
        List<Client> players = new ArrayList<>(List.of(others));
        players.addFirst(host);
        new Player(id, 3, players.toArray(Client[]::new)).playToTheEnd();
        return id;
    }

    private static List<String> found(Client asker, String query) {
        List<String> found = new ArrayList<>();
        asker.get(FIND + query)
                .is(200)
                .json()
                .get("games")
                .forEach(game -> found.add(game.get("id").asText()));
        return found;
    }

    @Test
    @DisplayName("strangers find all public games that are over, the newest first, and no other")
    void publicGames() {
        List<String> all = found(server().stranger(), "");
        assertThat(all).containsExactlyInAnyOrder(duel, trio, quick);
        assertThat(all.getFirst()).isEqualTo(quick);
        assertThat(all).doesNotContain(running, secret);
    }

    @Test
    @DisplayName("games are found by person, game, number of players, date and result, and by all of these at once")
    void everyField() {
        Client stranger = server().stranger();
        assertThat(found(stranger, "person=ana")).containsExactlyInAnyOrder(duel, trio);
        assertThat(found(stranger, "person=Mateo")).hasSize(3);
        assertThat(found(stranger, "game=el-caballero")).containsExactly(quick);
        assertThat(found(stranger, "seats=3")).containsExactly(trio);
        assertThat(found(stranger, "from=1000001")).containsExactly(quick);
        assertThat(found(stranger, "to=2000000")).containsExactlyInAnyOrder(duel, trio);
        assertThat(found(stranger, "person=Ana&result=won")).containsExactly(duel);
        assertThat(found(stranger, "person=Ana&result=lost")).containsExactly(trio);
        assertThat(found(stranger, "person=Mateo&result=lost&seats=2&game=el-grande&from=1&to=1000001"))
                .containsExactly(duel);
    }

    @Test
    @DisplayName("people find their own private games too, under their own name only")
    void ownGames() {
        assertThat(found(ana, "person=ANA")).containsExactlyInAnyOrder(secret, duel, trio);
        assertThat(found(guest, "person=Gast")).containsExactlyInAnyOrder(secret, quick, trio);
        assertThat(found(mateo, "person=Ana")).containsExactlyInAnyOrder(duel, trio);
        JsonNode own = ana.get(FIND + "person=Ana").json().get("games").get(0);
        assertThat(own.get("yours").toString()).isEqualTo("[0]");
    }

    @Test
    @DisplayName("people who show their results to no others are not found by name")
    void privatePeople() {
        Client ines = account("Inés");
        ines.post("/api/me/audience", "{\"audience\": \"me\"}").is(204);
        mateo.get(FIND + "person=In%C3%A9s").is(403);
        mateo.get("/api/games/records?person=In%C3%A9s").is(403);
        assertThat(found(ines, "person=In%C3%A9s")).isEmpty();
    }

    @Test
    @DisplayName("a search goes on where it stopped, also among games that ended at one moment")
    void partsOfASearch() {
        Client stranger = server().stranger();
        List<String> all = found(stranger, "");
        List<String> rest = found(stranger, "older=2000000-" + quick);
        assertThat(rest).isEqualTo(all.subList(1, 3));
        assertThat(found(stranger, "older=1000000-" + all.get(1))).containsExactly(all.get(2));
        assertThat(stranger.get(FIND).json().get("older").isNull()).isTrue();
    }

    @Test
    @DisplayName("the records of a search are one file")
    void oneFile() {
        Map<String, String> files = mateo.zip("/api/games/records?person=Ana");
        assertThat(files).containsOnlyKeys("games/" + duel + ".json", "games/" + trio + ".json");
        assertThat(Reply.json(files.get("games/" + duel + ".json")).get("game").asText())
                .isEqualTo("el-grande");
        assertThat(ana.zip("/api/games/records?person=Ana")).containsKey("games/" + secret + ".json");
        server().stranger().get("/api/games/records").is(401);
    }

    @Test
    @DisplayName("a search that makes no sense is refused with one sentence")
    void badSearches() {
        Client stranger = server().stranger();
        for (String query : List.of(
                "result=won", "person=Ana&result=odd", "game=chess", "seats=many", "from=yesterday", "older=now")) {
            stranger.get(FIND + query).is(400);
        }
        stranger.get(FIND + "person=Zoe").is(404);
    }
}
