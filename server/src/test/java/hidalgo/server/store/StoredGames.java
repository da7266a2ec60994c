package hidalgo.server.store;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.rules.Position;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.TestServer;
import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TimedEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Plays games on a server and writes their events into the corpus, for a new version of what is stored. */
final class StoredGames {
    private StoredGames() {}

    /** Writes games: the folder to write into, and the word that their names begin with. */
    public static void main(String[] arguments) throws IOException {
        Path corpus = Files.createDirectories(Path.of(arguments[0]));
        Path folder = Files.createTempDirectory("corpus");
        List<String> ids = new ArrayList<>();
        try (TestServer server = TestServer.in(folder)) {
            Client ana = server.guest("Ana");
            Client ben = server.guest("Ben");
            for (String game : List.of("el-caballero", "el-grande")) {
                ids.add(finished(ana, ben, game));
                ids.add(ended(ana, ben, game));
                ids.add(goneOnFrom(ana, ben, ids.getFirst(), game));
                ids.add(settledAnew(ana, ben, game));
            }
        }
        try (Database database = Database.open(Database.inFile(folder.resolve("hidalgo.db")))) {
            TableStore store = new TableStore(database);
            for (int i = 0; i < ids.size(); i++) {
                Path file = corpus.resolve("%s-%02d.tsv".formatted(arguments[1], i + 1));
                Files.write(file, lines(store.events(ids.get(i), 0)));
            }
        }
    }

    private static List<String> lines(List<TimedEvent> history) {
        List<String> lines = new ArrayList<>();
        lines.add(summary(Table.of("stored", history, Downtimes.NONE)));
        for (TimedEvent event : history) {
            lines.add(event.number() + "\t" + event.at() + "\t" + StoredEvents.kind(event.event()) + "\t"
                    + StoredEvents.body(event.event()));
        }
        return lines;
    }

    /** The state of a table. */
    static String summary(Table table) {
        Position position = table.position();
        List<Integer> totals = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            totals.add(position.total(seat));
        }
        return table.opened().game() + " " + table.phase() + " version "
                + table.game().version() + " number "
                + table.number() + " fingerprint " + Long.toHexString(position.fingerprint()) + " totals " + totals
                + " chat "
                + (table.chat().players().size() + table.chat().spectators().size()) + " log "
                + table.game().log().size();
    }

    private static String begun(Client ana, Client ben, NewTables wish) {
        String id = ana.create(wish);
        ben.at(id, "join", "{}").is(200);
        ana.at(id, "start", "{}").is(200);
        return id;
    }

    private static String finished(Client ana, Client ben, String game) {
        String id = begun(ana, ben, NewTables.of(game).me().open().bot("squire"));
        ben.at(id, "plan", "{\"seat\": 1, \"moves\": [\"power 9\", \"power 4\"]}")
                .is(200);
        Player player = new Player(id, 1, ana, ben);
        for (int i = 0; i < 40; i++) {
            player.playOne();
            takeBack(ana, id, 0, i);
            takeBack(ben, id, 1, i);
        }
        ana.at(id, "chat", "{\"text\": \"good luck\"}").is(204);
        // Bots play better than chance, and come to more of the rules.
        ana.at(id, "resign", "{\"seat\": 0}").is(200);
        ben.at(id, "resign", "{\"seat\": 1}").is(200);
        player.playToTheEnd();
        ana.at(id, "rematch", "{}").is(200);
        ben.at(id, "rematch", "{}").is(200);
        return id;
    }

    private static void takeBack(Client who, String id, int seat, int number) {
        JsonNode seen = who.table(id, seat);
        if (number % 5 == 0 && seen.get("play").get("mayUndo").asBoolean()) {
            who.at(
                            id,
                            "undo",
                            "{\"seat\": %d, \"version\": %d, \"id\": \"back %d\"}"
                                    .formatted(seat, seen.get("version").asInt(), number))
                    .is(200);
        }
    }

    private static String ended(Client ana, Client ben, String game) {
        String id = ana.create(NewTables.of(game)
                .me()
                .open()
                .open()
                .with("visibility", "public")
                .clock("live", 600, 10, 900));
        ben.at(id, "join", "{}").is(200);
        ben.at(id, "join", "{\"seat\": 2}").is(200);
        ana.at(id, "arrange", "{\"seats\": [{\"from\": 2}, {\"bot\": \"squire\"}, {\"from\": 0}]}")
                .is(200);
        ana.at(id, "start", "{}").is(200);
        Player player = new Player(id, 2, ana, ben);
        player.play(15);
        ben.at(id, "resign", "{\"seat\": 0}").is(200);
        ben.at(id, "return", "{\"seat\": 0}").is(200);
        player.play(15);
        ana.at(id, "propose", "{\"kind\": \"bot\", \"seat\": 0}").is(200);
        ben.at(id, "answer", "{\"agree\": true}").is(200);
        ben.at(id, "return", "{\"seat\": 0}").is(200);
        ben.at(id, "propose", "{\"kind\": \"end\"}").is(200);
        ana.at(id, "answer", "{\"agree\": false}").is(200);
        player.play(5);
        ana.at(id, "propose", "{\"kind\": \"end\"}").is(200);
        ben.at(id, "answer", "{\"agree\": true}").is(200);
        return id;
    }

    private static String settledAnew(Client ana, Client ben, String game) {
        String id = ana.create(NewTables.of(game).me().open().with("name", "The first name"));
        String option = game.equals("el-grande") ? "short" : "expanded";
        ana.at(
                        id,
                        "options",
                        "{\"name\": \"The court\", \"options\": {\"" + option
                                + "\": \"true\"}, \"visibility\": \"public\","
                                + " \"clock\": {\"kind\": \"days\", \"reserve\": 86400, \"increment\": 0, \"cap\": 0},"
                                + " \"hints\": false, \"spectatorDelay\": 60}")
                .is(200);
        ben.at(id, "join", "{}").is(200);
        ana.at(id, "start", "{}").is(200);
        new Player(id, 4, ana, ben).play(20);
        return id;
    }

    private static String goneOnFrom(Client ana, Client ben, String caballero, String game) {
        if (game.equals("el-grande")) {
            String waiting = ana.create(NewTables.of(game).me().open().open());
            ben.at(waiting, "join", "{}").is(200);
            ana.at(waiting, "leave", "{}").is(204);
            return waiting;
        }
        String record = ana.get("/api/tables/" + caballero + "/record").is(200).body();
        String id = begun(
                ana,
                ben,
                NewTables.of(game)
                        .me()
                        .open()
                        .bot("random")
                        .with("record", record)
                        .with("ply", 50));
        new Player(id, 3, ana, ben).play(20);
        return id;
    }
}
