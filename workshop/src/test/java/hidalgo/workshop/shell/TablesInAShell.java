package hidalgo.workshop.shell;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.rules.Games;
import hidalgo.rules.RandomSource;
import hidalgo.workshop.shell.TableShell.Answer;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of every table, wherever it is run: servers and browsers pass the same tests. */
abstract class TablesInAShell {
    private static final String ME = "{\"kind\": \"me\"}";
    private static final String LUIS = "{\"kind\": \"me\", \"name\": \"Luis\"}";
    private static final String BOT = "{\"kind\": \"bot\", \"bot\": \"squire\"}";
    private static final int INVALID = 400;
    private static final int REFUSED = 422;
    private static final int STALE = 409;
    private static final int FORBIDDEN = 403;

    private final RandomSource random = RandomSource.of(3);
    private TableShell shell;
    private String id;

    abstract TableShell open();

    static Stream<String> games() {
        return Games.names().stream();
    }

    @BeforeEach
    void start() {
        shell = open();
    }

    @AfterEach
    void stop() {
        shell.close();
    }

    private void begin(String game, String more, String... seats) {
        String body = "{\"game\": \"%s\", \"seats\": [%s], \"start\": true, \"hints\": true%s}"
                .formatted(game, String.join(", ", seats), more);
        id = granted("POST", "tables", body).get("id").asText();
        shell.awaitPerson(id);
    }

    private JsonNode granted(String method, String path, String body) {
        Answer answer = shell.ask(method, path, body);
        assertThat(answer.isGranted()).as(path + " " + answer).isTrue();
        return answer.body();
    }

    private JsonNode get(String path) {
        return granted("GET", path, null);
    }

    private JsonNode table() {
        return get("tables/" + id);
    }

    private Answer at(String what, String body) {
        return shell.ask("POST", "tables/" + id + "/" + what, body);
    }

    private Answer atSeat(String what, int seat) {
        return at(what, "{\"seat\": " + seat + "}");
    }

    private Answer move(int seat, String text, int version, String name) {
        return at(
                "moves",
                "{\"seat\": %d, \"version\": %d, \"id\": \"%s\", \"move\": \"%s\"}"
                        .formatted(seat, version, name, text));
    }

    /** Plays one of the legal moves, and lets bots answer. */
    private void play(JsonNode table, int choice) {
        JsonNode legal = table.at("/play/legal");
        int version = table.get("version").asInt();
        int seat = table.at("/play/seat").asInt();
        Answer answer = move(seat, legal.get(choice % legal.size()).asText(), version, "m" + version);
        assertThat(answer.isGranted()).as(answer.toString()).isTrue();
        shell.awaitPerson(id);
    }

    private boolean isOver() {
        return table().get("phase").asText().equals("over");
    }

    private void playToTheEnd() {
        for (JsonNode seen = table(); !seen.get("phase").asText().equals("over"); seen = table()) {
            play(seen, random.below(1 << 20));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void movesAreJudgedAndPlayedOnce(String game) {
        begin(game, "", ME, LUIS);
        JsonNode seen = table();
        int version = seen.get("version").asInt();
        int seat = seen.at("/play/seat").asInt();
        String legal = seen.at("/play/legal/0").asText();
        Answer nonsense = move(seat, "nonsense", version, "a");
        assertThat(nonsense.status()).isEqualTo(REFUSED);
        assertThat(nonsense.body().at("/table/version").asInt()).isEqualTo(version);
        Answer late = move(seat, legal, version + 7, "b");
        assertThat(late.status()).isEqualTo(STALE);
        assertThat(late.body().at("/table/id").asText()).isEqualTo(id);
        Answer done = move(seat, legal, version, "c");
        assertThat(done.body().get("version").asInt()).isEqualTo(version + 1);
        assertThat(move(seat, legal, version, "c").body().get("version").asInt())
                .isEqualTo(version + 1);
        assertThat(table().at("/play/moves").asInt()).isEqualTo(1);
    }

    @ParameterizedTest
    @MethodSource("games")
    void theLatestMoveIsTakenBackUntilAnotherSeatHasToMove(String game) {
        begin(game, "", ME, LUIS);
        int undone = 0;
        int refused = 0;
        for (int i = 0; i < 40 && !isOver(); i++) {
            JsonNode before = table();
            int seat = before.at("/play/seat").asInt();
            play(before, random.below(1 << 20));
            int version = table().get("version").asInt();
            boolean may =
                    get("tables/" + id + "?seat=" + seat).at("/play/mayUndo").asBoolean();
            Answer answer = at("undo", "{\"seat\": %d, \"version\": %d, \"id\": \"u%d\"}".formatted(seat, version, i));
            assertThat(answer.isGranted()).as(answer.toString()).isEqualTo(may);
            if (may) {
                undone++;
                assertThat(table().at("/play/moves").asInt())
                        .isEqualTo(before.at("/play/moves").asInt());
                play(table(), random.below(1 << 20));
            } else {
                refused++;
            }
        }
        assertThat(undone).isPositive();
        assertThat(refused).isPositive();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aSquireMovesInPlaceOfABotThatFails(String game) {
        begin(game, "", ME, BOT);
        shell.startAgainWithFailingBots();
        shell.awaitPerson(id);
        JsonNode before = table();
        for (int i = 0; i < 8; i++) {
            play(table(), 0);
        }
        assertThat(table().at("/play/moves").asInt())
                .isGreaterThan(before.at("/play/moves").asInt() + 8);
    }

    @ParameterizedTest
    @MethodSource("games")
    void clocksRunAndRunOut(String game) {
        begin(game, ", \"clock\": {\"kind\": \"live\", \"reserve\": 60, \"increment\": 5, \"cap\": 60}", ME, LUIS);
        JsonNode seen = table();
        int seat = seen.at("/play/seat").asInt();
        long left = seen.at("/seats/" + seat + "/millis").asLong();
        shell.pass(Duration.ofSeconds(30));
        JsonNode later = table();
        assertThat(later.at("/seats/" + seat + "/millis").asLong()).isEqualTo(left - 30_000);
        assertThat(later.at("/seats/" + seat + "/out").asBoolean()).isFalse();
        shell.pass(Duration.ofSeconds(31));
        assertThat(table().at("/seats/" + seat + "/out").asBoolean()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("games")
    void timeNeverRunsBackwards(String game) {
        begin(game, "", ME, LUIS);
        shell.pass(Duration.ofHours(-1));
        play(table(), 0);
        List<Long> times = shell.times(id);
        assertThat(times).hasSizeGreaterThan(2).isSorted();
    }

    @ParameterizedTest
    @MethodSource("games")
    void hintsAreForTheOwnSeatWhileTheGameIsPlayed(String game) {
        begin(game, "", ME, BOT);
        JsonNode hint = atSeat("hint", 0).body();
        assertThat(hint.get("moves")).isNotEmpty();
        assertThat(hint.get("version").asInt()).isEqualTo(table().get("version").asInt());
        assertThat(atSeat("hint", 1).reason()).isEqualTo("server.seat.notYours");
        assertThat(atSeat("hint", 9).status()).isEqualTo(FORBIDDEN);
        playToTheEnd();
        assertThat(atSeat("hint", 0).reason()).isEqualTo("server.notPlaying.over");
    }

    @Test
    void anInvalidNumberIsRefused() {
        begin(Games.names().getFirst(), "", ME, BOT);
        Answer answer = shell.ask("GET", "tables/" + id + "/log?from=first", null);
        assertThat(answer.status()).isEqualTo(INVALID);
        assertThat(answer.reason()).isEqualTo("server.number");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"seat\": \"0\"}", "{\"seat\": 0.5}", "{\"seat\": 0, \"other\": 1}", "{}", "[]"})
    void anInvalidBodyIsRefused(String body) {
        begin(Games.names().getFirst(), "", ME, BOT);
        Answer answer = at("hint", body);
        assertThat(answer.status()).isEqualTo(INVALID);
        assertThat(answer.reason()).isEqualTo("server.json");
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatAllProposeHappens(String game) {
        begin(game, "", ME, BOT);
        assertThat(at("answer", "{\"agree\": true}").status()).isEqualTo(REFUSED);
        assertThat(at("propose", "{\"kind\": \"end\"}").isGranted()).isTrue();
        assertThat(isOver()).isTrue();
        assertThat(get("tables/" + id + "/chat").at("/0/news").isMissingNode()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPersonLeavesAndComesBack(String game) {
        begin(game, "", ME, LUIS);
        assertThat(atSeat("resign", 1).isGranted()).isTrue();
        assertThat(table().at("/seats/1/kind").asText()).isEqualTo("bot");
        assertThat(atSeat("return", 1).isGranted()).isTrue();
        assertThat(table().at("/seats/1/kind").asText()).isEqualTo("person");
        assertThat(atSeat("bot", 1).status()).isEqualTo(REFUSED);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameIsReplayedAndPlayedAgain(String game) {
        begin(game, "", ME, BOT);
        playToTheEnd();
        int moves = table().at("/play/moves").asInt();
        JsonNode replay = get("replays/" + id);
        assertThat(replay.get("log")).hasSize(moves);
        assertThat(replay.get("totals").get(moves)).isEqualTo(table().at("/play/totals"));
        assertThat(replay.get("sheets")).isEqualTo(get("tables/" + id + "/scorings"));
        JsonNode some = get("replays/" + id + "/positions?from=3&to=5").get("positions");
        assertThat(some).hasSize(3);
        assertThat(some.get(0).get("ply").asInt()).isEqualTo(3);
        assertThat(get("replays/" + id + "/numbers")).hasSize(2);
        assertThat(get("replays/" + id + "/analysis").get("state").asText()).isEqualTo("none");
        assertThat(get("tables/" + id + "/log?from=" + (moves - 2))).hasSize(2);
        String next = at("rematch", "{}").body().get("next").asText();
        assertThat(get("tables/" + next).get("phase").asText()).isEqualTo("playing");
    }
}
