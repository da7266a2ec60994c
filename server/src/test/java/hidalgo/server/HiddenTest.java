package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.records.GameRecord;
import hidalgo.records.LegalMoves;
import hidalgo.records.RecordWriter;
import hidalgo.rules.Chance;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.Match;
import hidalgo.rules.Position;
import hidalgo.rules.Ruling;
import hidalgo.rules.Setup;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.CaballeroSetup;
import hidalgo.rules.grande.GrandePosition;
import hidalgo.rules.grande.GrandeSetup;
import hidalgo.server.base.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/*
 * Two tables differ only in what Ana may not see. Whatever she asks, and whatever she is told, must be the same to the byte,
 * apart from names of tables and times. The same for somebody who looks on.
 */

/** Nothing hidden leaves the server. */
class HiddenTest {
    private static final int SEATS = 3;

    @TempDir
    static Path folder;

    private static TestServer server;
    private static Client ana;
    private static Client ben;
    private static Client carl;
    private static Client dora;

    @BeforeAll
    static void start() {
        server = TestServer.in(folder);
        ana = server.guest("Ana");
        ben = server.guest("Ben");
        carl = server.guest("Carl");
        dora = server.guest("Dora");
    }

    @AfterAll
    static void stop() {
        server.close();
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
                    pair.move(seat, move, move);
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
            pair.move(seat, moves.getFirst(), moves.getLast());
            differed |= !moves.getFirst().equals(moves.getLast());
            play(position, seat, moves.getFirst());
            comparePair(pair);
        }
        assertThat(differed).isTrue();
    }

    @Test
    void whatSomebodyPlansIsTheirOwnAffair() {
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
        Client eva = server.guest("Eva");
        Client finn = server.guest("Finn");
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
        secrets.addAll(Stored.column(folder, "SELECT id FROM people"));
        secrets.addAll(Stored.column(folder, "SELECT hash FROM sessions"));
        secrets.add(String.valueOf(eva.session()));
        secrets.add(String.valueOf(finn.session()));
        assertThat(secrets).hasSizeGreaterThan(8);
        String all = String.join("\n", before);
        secrets.forEach(secret -> assertThat(all).doesNotContain(secret));
    }

    /** Two tables that differ in what is hidden. */
    private record Pair(String one, String other) {
        void move(int seat, String first, String second) {
            Client person = List.of(ana, ben, carl).get(seat);
            int version = person.table(one).get("version").asInt();
            person.move(one, seat, version, "m" + version, first).is(200);
            person.move(other, seat, version, "m" + version, second).is(200);
        }
    }

    private static Pair pair(String game, Match match, Match other) {
        return new Pair(table(game, match), table(game, other));
    }

    private static String table(String game, Match match) {
        String id = ana.create(NewTables.of(game)
                .me()
                .open()
                .open()
                .with("visibility", "public")
                .with(
                        "record",
                        RecordWriter.text(GameRecord.of(Games.named(game).orElseThrow(), match))));
        ben.at(id, "join", "{}").is(200);
        carl.at(id, "join", "{}").is(200);
        ana.at(id, "start", "{}").is(200);
        return id;
    }

    private static void comparePair(Pair pair) {
        assertThat(everything(pair.other(), ana)).isEqualTo(everything(pair.one(), ana));
        assertThat(everything(pair.other(), dora)).isEqualTo(everything(pair.one(), dora));
        assertThat(everything(pair.other(), server.stranger())).isEqualTo(everything(pair.one(), server.stranger()));
        assertThat(told(pair.other(), ana)).isEqualTo(told(pair.one(), ana));
        assertThat(told(pair.other(), dora)).isEqualTo(told(pair.one(), dora));
    }

    /** What a person gets by asking about a table in every way. */
    private static Map<String, String> everything(String id, Client who) {
        Map<String, String> answers = new LinkedHashMap<>();
        String table = "/api/tables/" + id;
        String replay = "/api/replays/" + id;
        for (String path : List.of(
                table,
                table + "?seat=0",
                table + "?seat=1",
                table + "?seat=-1",
                table + "/log",
                table + "/log?from=3",
                table + "/chat",
                table + "/scorings",
                table + "/record",
                replay,
                replay + "/positions?from=0&to=20",
                replay + "/positions?from=100000",
                replay + "/record",
                replay + "/analysis",
                replay + "/numbers",
                replay + "/csv")) {
            keep(answers, id, "GET " + path, who.get(path));
        }
        JsonNode play = who.table(id).get("play");
        List<String> asked = new ArrayList<>(List.of("nonsense", "power 13", "disk Sev", "pass", "castillo 1"));
        play.get("legal").forEach(move -> asked.add(move.asText()));
        List<String> some = asked.subList(0, Math.min(40, asked.size()));
        for (int seat = 0; seat < SEATS; seat++) {
            String of = "{\"seat\": " + seat + ", ";
            keep(answers, id, "whatif " + seat, who.at(id, "whatif", of + "\"moves\": " + Json.text(some) + "}"));
            keep(
                    answers,
                    id,
                    "whatif thrice " + seat,
                    who.at(id, "whatif", of + "\"times\": 3, \"moves\": " + Json.text(some) + "}"));
            keep(answers, id, "move " + seat, who.move(id, seat, version(id, who), "x", "nonsense"));
            keep(answers, id, "stale " + seat, who.move(id, seat, 4711, "x", "pass"));
            keep(answers, id, "undo " + seat, who.at(id, "undo", of + "\"version\": 4711, \"id\": \"u\"}"));
            keep(answers, id, "bot " + seat, who.at(id, "bot", "{\"seat\": " + seat + "}"));
        }
        keep(answers, id, "join", who.at(id, "join", "{}"));
        keep(answers, id, "rematch", who.at(id, "rematch", "{}"));
        keep(answers, id, "start", who.at(id, "start", "{}"));
        JsonNode lobby = who.get("/api/tables").is(200).json();
        lobby.forEach(list -> list.forEach(line -> {
            if (line.get("id").asText().equals(id)) {
                answers.put("lobby", plain(line.toString(), id));
            }
        }));
        assertThat(answers).containsKey("lobby");
        return answers;
    }

    private static int version(String id, Client who) {
        return who.table(id).get("version").asInt();
    }

    private static void keep(Map<String, String> answers, String id, String what, Reply reply) {
        answers.put(plain(what, id), reply.status() + " " + plain(reply.body(), id));
    }

    /** What a person is told over a socket of their own. */
    private static String told(String id, Client who) {
        try (Socket socket = who.open(id)) {
            return plain(socket.await(seen -> true).toString(), id);
        }
    }

    /** Without names of tables, times, and who is there. */
    private static String plain(String text, String id) {
        return text.replace(id, "ID")
                .replaceAll("\"(now|at|changed|spectators)\":\\d+", "\"$1\":0")
                .replaceAll("\"online\":true", "\"online\":false");
    }

    private static Match random(String game, long seed, int plies) {
        Game rules = Games.named(game).orElseThrow();
        Chance chance = Chance.of(seed);
        Match match = new Match(rules.deal(rules.choose(Map.of("players", String.valueOf(SEATS))), chance));
        while (match.steps().size() < plies) {
            playAny(match, chance);
        }
        return match;
    }

    private static void playAny(Match match, Chance chance) {
        Position position = match.position();
        int seat = Integer.numberOfTrailingZeros(position.obliged());
        List<String> moves = LegalMoves.sorted(position, seat);
        match.play(seat, moves.get(chance.below(moves.size())));
    }

    private static Match beforeSecretChoice(long seed) {
        for (long number = seed * 1000; ; number++) {
            Match match = random("el-grande", number, 0);
            Chance chance = Chance.of(number);
            while (!match.position().isOver()) {
                Position position = match.position();
                if (Integer.bitCount(position.obliged()) == SEATS) {
                    return match;
                }
                playAny(match, chance);
            }
        }
    }

    private static boolean revealsNothing(Position position, int seat, String move) {
        Position after = position.copy();
        play(after, seat, move);
        return after.reveals() == position.reveals();
    }

    private static void play(Position position, int seat, String move) {
        if (!(position.judge(seat, move) instanceof Ruling.Legal(int number))) {
            throw new AssertionError(move + " is not legal");
        }
        position.play(seat, number);
    }

    /** The same game with everything that is face down in another order. */
    private static Match withOtherOrder(Match match, long seed) {
        Random random = new Random(seed);
        Match other = new Match(
                switch (match.setup()) {
                    case CaballeroSetup setup -> shuffled(setup, (CaballeroPosition) match.position(), random);
                    case GrandeSetup setup -> shuffled(setup, (GrandePosition) match.position(), random);
                    default -> throw new AssertionError("Another game");
                });
        match.steps().forEach(step -> other.play(step.seat(), step.notation()));
        return other;
    }

    private static Setup shuffled(CaballeroSetup setup, CaballeroPosition position, Random random) {
        List<String> stack = new ArrayList<>(setup.stack());
        int unseen = position.table().unseen().size();
        Collections.shuffle(stack.subList(stack.size() - unseen, stack.size()), random);
        return new CaballeroSetup(setup.options(), setup.first(), setup.start(), stack);
    }

    private static Setup shuffled(GrandeSetup setup, GrandePosition position, Random random) {
        List<List<String>> piles = new ArrayList<>();
        for (int pile = 0; pile < setup.piles().size(); pile++) {
            List<String> cards = new ArrayList<>(setup.piles().get(pile));
            int unseen = position.table().piles().get(pile).unseen().size();
            Collections.shuffle(cards.subList(cards.size() - unseen, cards.size()), random);
            piles.add(cards);
        }
        return new GrandeSetup(setup.options(), setup.first(), setup.king(), setup.homes(), piles);
    }
}
