package hidalgo.offline;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.lab.Simulation;
import hidalgo.records.GameRecord;
import hidalgo.records.JsonText;
import hidalgo.records.Parsed;
import hidalgo.records.RecordWriter;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.RandomSource;
import hidalgo.tables.table.Plans;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The worker's program, on Java itself. */
class OfflineServerTest {
    private static final Map<String, Object> BOT = Map.of("kind", "bot", "bot", "squire");

    private final Page page = new Page();
    private final RandomSource random = RandomSource.of(3);

    static Stream<String> games() {
        return Games.names().stream();
    }

    private String begin(String game, Object... others) {
        List<Object> seats = Stream.concat(Stream.of(Map.of("kind", "me")), Stream.of(others))
                .toList();
        String id = page.ask("POST", "tables", Map.of("game", game, "seats", seats, "start", true))
                .text("id");
        page.say(Map.of("type", "connect", "table", id, "socket", 1));
        page.rest();
        return id;
    }

    private Parsed play() {
        return Parsed.of(page.table().get("play"));
    }

    private Parsed move(String id, Object move) {
        Parsed done = moveNow(id, move);
        page.rest();
        return done;
    }

    private Parsed moveNow(String id, Object move) {
        int version = page.table().number("version");
        Map<String, Object> body =
                Map.of("seat", play().number("seat"), "version", version, "id", "m" + version, "move", move);
        return page.call("POST", "tables/" + id + "/moves?table=0", body);
    }

    private boolean isOver() {
        return page.table().text("phase").equals("over");
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWholeGameIsPlayedAndKept(String game) {
        String id = begin(game, BOT, BOT);
        while (!isOver()) {
            List<?> legal = play().list("legal");
            assertThat(legal).isNotEmpty();
            assertThat(move(id, legal.get(random.below(legal.size()))).number("status"))
                    .isEqualTo(200);
        }
        Page other = new Page();
        other.say(Map.of("type", "restore", "table", id, "events", page.kept));
        Parsed again = other.ask("GET", "tables/" + id, null);
        assertThat(again.text("phase")).isEqualTo("over");
        assertThat(Parsed.of(again.get("play")).list("totals")).isEqualTo(play().list("totals"));
        Parsed replay = other.ask("GET", "replays/" + id, null);
        assertThat(replay.list("log")).hasSize(play().number("moves"));
        assertThat(other.ask("GET", "replays/" + id + "/positions?from=3&to=5", null)
                        .list("positions"))
                .hasSize(3);
        assertThat(other.ask("GET", "replays/" + id + "/analysis", null).text("state"))
                .isEqualTo("none");
        assertThat(other.ask("POST", "replays/" + id + "/analysis", Map.of()).text("state"))
                .isEqualTo("waiting");
        String next = page.ask("POST", "tables/" + id + "/rematch", Map.of()).text("next");
        assertThat(page.ask("GET", "tables/" + next, null).text("phase")).isEqualTo("playing");
    }

    @ParameterizedTest
    @MethodSource("games")
    void movesAreForeseenHintedTakenBackAndRefused(String game) {
        String id = begin(game, Map.of("kind", "me", "name", "Luis"));
        int seat = play().number("seat");
        Object move = play().list("legal").getFirst();
        Parsed whatIf =
                page.ask("POST", "tables/" + id + "/whatif", Map.of("seat", seat, "moves", List.of(move, "nonsense")));
        assertThat(Parsed.of(whatIf.list("moves").get(0)).optional("forecast")).isNotNull();
        assertThat(Parsed.of(whatIf.list("moves").get(1)).optional("problem")).isNotNull();
        assertThat(page.ask("POST", "tables/" + id + "/hint", Map.of("seat", seat))
                        .list("moves"))
                .isNotEmpty();
        Parsed refused = move(id, "nonsense");
        assertThat(refused.number("status")).isEqualTo(422);
        assertThat(Parsed.of(refused.get("body")).optional("table")).isNotNull();
        assertThat(move(id, move).number("status")).isEqualTo(200);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPlannedCardIsPlayedTwoSecondsAfterItWasPlanned(String game) {
        String id = begin(game, Map.of("kind", "me", "name", "Luis"));
        int second = 1 - play().number("seat");
        plan(id, second, "power 5", "power 7");
        moveNow(id, "power 5");
        page.restNow();
        assertThat(play().number("moves")).isOne();
        assertThat(play().number("seat")).isEqualTo(second);
        assertThat(play().list("plan")).hasSize(2);
        long before = page.time;
        page.rest();
        assertThat(page.time - before).isEqualTo(Plans.TIME_TO_TAKE_BACK);
        assertThat(play().number("moves")).isEqualTo(2);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPlanThatWaitsIsTakenBackOrOutlivesTheWorker(String game) {
        String id = begin(game, Map.of("kind", "me", "name", "Luis"));
        int second = 1 - play().number("seat");
        plan(id, second, "power 7");
        moveNow(id, "power 5");
        Page other = new Page();
        other.time = page.time;
        other.say(Map.of("type", "restore", "table", id, "events", page.kept));
        other.say(Map.of("type", "connect", "table", id, "socket", 1));
        plan(id, second);
        page.rest();
        assertThat(play().number("moves")).isOne();
        assertThat(play().list("plan")).isEmpty();
        other.rest();
        assertThat(Parsed.of(other.table().get("play")).number("moves")).isEqualTo(2);
    }

    private void plan(String id, int seat, Object... cards) {
        page.ask("POST", "tables/" + id + "/plan", Map.of("seat", seat, "moves", List.of(cards)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void timeNeverRunsBackwards(String game) {
        String id = begin(game, Map.of("kind", "me", "name", "Luis"));
        page.time -= 3_600_000;
        move(id, play().list("legal").getFirst());
        List<Long> times = page.kept.stream()
                .map(event -> Parsed.of(Objects.requireNonNull(event)).large("at"))
                .toList();
        assertThat(times).hasSizeGreaterThan(1).isSorted();
    }

    /** A level may be missing in the version that opens a table again. */
    @ParameterizedTest
    @MethodSource("games")
    void aSquireMovesInPlaceOfABotThatFails(String game) {
        begin(game, BOT);
        String events = JsonText.of(page.kept).replace("\"squire\"", "\"unknown\"");
        Page other = new Page();
        String id = page.table().text("id");
        other.receive("{\"type\":\"restore\",\"table\":\"" + id + "\",\"events\":" + events + "}");
        other.say(Map.of("type", "connect", "table", id, "socket", 1));
        other.rest();
        int moves = Parsed.of(other.table().get("play")).number("moves");
        for (int i = 0; i < 8; i++) {
            Parsed play = Parsed.of(other.table().get("play"));
            assertThat(play.list("legal")).as("the person's moves").isNotEmpty();
            int version = other.table().number("version");
            other.ask(
                    "POST",
                    "tables/" + id + "/moves?table=0",
                    Map.of(
                            "seat",
                            play.number("seat"),
                            "version",
                            version,
                            "id",
                            "m" + version,
                            "move",
                            play.list("legal").getFirst()));
            other.rest();
        }
        assertThat(Parsed.of(other.table().get("play")).number("moves")).isGreaterThan(moves + 8);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aHintIsForTheOwnSeatWhileTheGameIsPlayed(String game) {
        String id = begin(game, BOT, BOT);
        assertThat(hintRefusal(id, 1)).isEqualTo("server.seat.notYours");
        assertThat(hintRefusal(id, 9)).isEqualTo("server.seat.notYours");
        while (!isOver()) {
            List<?> legal = play().list("legal");
            move(id, legal.get(random.below(legal.size())));
        }
        assertThat(hintRefusal(id, 0)).isEqualTo("server.notPlaying.over");
    }

    private String hintRefusal(String id, int seat) {
        Parsed answer = page.call("POST", "tables/" + id + "/hint", Map.of("seat", seat));
        return Parsed.of(Parsed.of(answer.get("body")).get("text")).text("key");
    }

    @ParameterizedTest
    @MethodSource("games")
    void aRecordIsOpenedKeptAndAnalysed(String game) {
        Game rules = Games.known(game);
        Simulation simulation =
                new Simulation(rules, rules.choose(Map.of("players", "2")), List.of("random", "random"), 3);
        String text = RecordWriter.text(GameRecord.of(rules, simulation.play(0).match()));
        String id = page.ask("POST", "replays", Map.of("record", text)).text("id");
        assertThat(id).startsWith(OfflineServer.LOCAL);
        Page other = new Page();
        other.say(Map.of("type", "restore", "table", id, "events", page.kept));
        Parsed replay = other.ask("GET", "replays/" + id, null);
        assertThat(replay.list("log")).isNotEmpty();
        assertThat(other.call("GET", "replays/" + id + "/record", null).text("body"))
                .isEqualTo(text);
        assertThat(other.ask("POST", "replays/" + id + "/analysis", Map.of()).text("state"))
                .isEqualTo("waiting");
        assertThat(other.call("POST", "replays", Map.of("record", "{}")).number("status"))
                .isEqualTo(400);
    }

    @Test
    void thePuzzleOfTheDayIsTried() {
        Parsed puzzle = page.ask("GET", "puzzles/today", null);
        assertThat(puzzle.text("day")).isEqualTo("2023-11-14");
        Object move = puzzle.list("moves").getFirst();
        Parsed verdict = page.ask("POST", "puzzles/2023-11-14", Map.of("move", move));
        assertThat(verdict.number("bestGain")).isGreaterThanOrEqualTo(verdict.number("gain"));
        assertThat(page.call("GET", "puzzles/2024-11-14", null).number("status"))
                .isEqualTo(404);
    }

    @Test
    void lessonsAreNotKept() {
        Map<String, Object> lesson = Map.of(
                "game",
                Games.names().getFirst(),
                "seats",
                List.of(Map.of("kind", "me"), BOT),
                "visibility",
                "lesson",
                "start",
                true);
        String id = page.ask("POST", "tables", lesson).text("id");
        assertThat(page.ask("GET", "tables/" + id, null).text("phase")).isEqualTo("playing");
        assertThat(page.kept).isEmpty();
    }

    @Test
    void whatNeedsOthersSaysSo() {
        List<Object> open = List.of(Map.of("kind", "me"), Map.of("kind", "open"));
        Parsed alone = page.call("POST", "tables", Map.of("game", Games.names().getFirst(), "seats", open));
        assertThat(Parsed.of(Parsed.of(alone.get("body")).get("text")).text("key"))
                .isEqualTo("server.needed");
        String id = begin(Games.names().getFirst(), BOT);
        Parsed refused = page.call("POST", "tables/" + id + "/chat", Map.of("text", "Hello"));
        Parsed reason = Parsed.of(Parsed.of(refused.get("body")).get("text"));
        assertThat(reason.text("key")).isEqualTo("server.needed");
        assertThat(page.call("GET", "tables/local-unknown", null).number("status"))
                .isEqualTo(404);
    }

    @Test
    void textsOfEveryLanguageAndAllGamesAreThere() {
        assertThat(page.ask("GET", "messages/de", null).text("server.needed")).contains("Server");
        assertThat(page.ask("GET", "welcome", null).list("games"))
                .hasSize(Games.names().size());
    }
}
