package hidalgo.server.deal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.bots.Bots;
import hidalgo.records.Fairness;
import hidalgo.records.GameRecord;
import hidalgo.records.RecordWriter;
import hidalgo.rules.Match;
import hidalgo.rules.MoveList;
import hidalgo.rules.RandomSource;
import hidalgo.server.Client;
import hidalgo.server.Player;
import hidalgo.server.ServerWithClock;
import hidalgo.server.base.Json;
import hidalgo.server.rights.Right;
import hidalgo.tables.deal.DealOfDay;
import hidalgo.tables.session.BotView;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class DealOfTheDayTest extends ServerWithClock {
    private static final String PATH = "/api/deals/";

    @ParameterizedTest
    @ValueSource(strings = {"el-caballero", "el-grande"})
    @DisplayName(
            "Two people who play alike meet the same bots; only people who have finished see the deal and the others")
    void oneForAll(String game) {
        Client ana = server.guest("Ana");
        Client ben = server.guest("Ben");
        JsonNode before = ana.get(PATH + game + "-today").is(200).json();
        String day = before.get("day").asText();
        assertThat(before.at("/deal/hash").asText()).hasSize(64);
        assertThat(isClosed(ana, game)).isTrue();

        String anas = play(ana, game);
        assertThat(begin(ana, game)).as("the only table").isEqualTo(anas);
        JsonNode after = ana.get(PATH + game + "-" + day).is(200).json();
        assertThat(after.at("/yours/counts").asBoolean()).isTrue();
        assertThat(after.at("/yours/better").isNull()).isTrue();
        assertThat(after.at("/streak/days").asInt()).isEqualTo(1);
        assertThat(after.at("/month/0/result").asText()).isEqualTo("top");
        assertThat(Fairness.hash(
                        after.at("/deal/seed").asText(), after.at("/deal/salt").asText()))
                .isEqualTo(before.at("/deal/hash").asText());

        assertThat(isClosed(ben, game)).isTrue();
        ben.get("/api/replays/" + anas).is(403);
        server.stranger().get("/api/replays/" + anas).is(403);
        String bens = play(ben, game);
        assertThat(record(ben, bens)).isEqualTo(record(ana, anas));
        ben.get("/api/replays/" + anas).is(200);
        JsonNode bensView = ben.get(PATH + game + "-today").json();
        assertThat(bensView.at("/yours/better").asInt()).isZero();
        assertThat(bensView.at("/best/points")).isEqualTo(after.at("/best/points"));

        clock.pass(Duration.ofDays(1));
        JsonNode over = server.stranger().get(PATH + game + "-" + day).is(200).json();
        assertThat(over.get("scores")).hasSize(1);
        assertThat(over.get("ranks")).hasSize(2);
        assertThat(over.at("/ranks/0/share").asInt()).isZero();
        server.stranger().get("/api/replays/" + anas).is(200);
        assertThat(ana.get(PATH + game + "-today").json().at("/streak/days").asInt())
                .isEqualTo(1);
        ana.post(PATH + game + "-" + day, "").is(422);
    }

    @Test
    @DisplayName(
            "At a table of the deal nothing can be agreed on, no hint is given, and others learn nothing from any request")
    void closedTables() {
        Client ana = server.guest("Ana");
        Client ben = server.guest("Ben");
        String table = begin(ana, "el-grande");
        new Player(table, 1, ana).play(10);
        String own = "{\"seat\": " + ana.table(table).at("/yours/0").asInt() + "}";
        ana.at(table, "propose", "{\"kind\": \"end\"}").is(422);
        ana.at(table, "hint", own).is(422);
        String link =
                ana.at(table, "seat-link", own).is(200).json().get("secret").asText();
        ben.at(table, "take-seat", "{\"secret\": \"" + link + "\"}").is(422);
        for (Right right : Right.ALL_ROUTES) {
            if (right.isAboutTable()) {
                String body = right.body().replace("{version}", "1").replace("{secret}", link);
                ben.send(right.method(), right.path().replace("{id}", table), right.isReading() ? null : body);
            }
        }
        assertThat(ben.heard()).hasSizeGreaterThan(30);
        assertThat(String.join("\n", ben.heard()))
                .doesNotContain("\"legal\"", "\"seed\"", "\"log\"", "\"moves\"", "\"totals\"", "\"players\"");
        assertThat(ben.get("/api/tables").body()).doesNotContain(table);
        String wish =
                "{\"game\": \"el-grande\", \"seats\": [{\"kind\": \"me\"}, {\"kind\": \"bot\", \"bot\": \"squire\"}],"
                        + " \"visibility\": \"deal\"}";
        ana.post("/api/tables", wish).is(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"el-caballero", "el-grande"})
    @DisplayName("A game that was played on a device joins the others if its deal and its bots are those of the day")
    void carried(String game) {
        Client ana = server.guest("Ana");
        Client ben = server.guest("Ben");
        String today = PATH + game + "-today";
        String seed = ana.post(today + "/carry", "").is(200).json().get("seed").asText();
        ana.post(today, "").is(422);
        DealOfDay deal = DealOfDay.named(game + "-today", clock.millis());
        Match match = device(deal, seed, true);
        ben.post(today + "/join", upload(deal, match)).is(422);
        ana.post(today + "/join", upload(deal, device(deal, seed, false))).is(400);
        ana.post(today + "/join", upload(deal, device(deal, "0".repeat(64), true)))
                .is(400);
        JsonNode joined = ana.post(today + "/join", upload(deal, match)).is(200).json();
        assertThat(joined.at("/yours/counts").asBoolean()).isTrue();
        assertThat(joined.at("/yours/totals").toString())
                .isEqualTo(match.position().totals().toString().replace(" ", ""));
        ana.get("/api/replays/" + joined.at("/yours/id").asText()).is(200);

        ben.post(today, "").is(201);
        ben.post(today + "/carry", "").is(422);
        server.stranger().get(PATH + game + "-2999-01-01").is(404);
        server.stranger().get(PATH + "chess-today").is(404);
    }

    /** A game as a device would play it; otherwise its bots play any move. */
    private static Match device(DealOfDay deal, String seed, boolean isHonest) {
        Match match = new Match(deal.game().deal(deal.options(), RandomSource.ofDeal(seed)));
        RandomSource random = RandomSource.of(3);
        MoveList moves = new MoveList();
        while (!match.isOver()) {
            // The last of several seats, so that secret choices are made in another order than on a server.
            int seat = 31 - Integer.numberOfLeadingZeros(match.position().obliged());
            if (seat == deal.seat() || !isHonest) {
                match.position().view(seat).legalMoves(moves);
                match.play(seat, moves.get(random.below(moves.size())));
            } else {
                BotView seen = BotView.seeded(match, seat, seed);
                match.play(seat, seen.choose(deal.bot(seat), Bots::of).move());
            }
        }
        return match;
    }

    private static String upload(DealOfDay deal, Match match) {
        return Json.text(Map.of("record", RecordWriter.text(GameRecord.of(deal.game(), match))));
    }

    private static String begin(Client person, String game) {
        return person.post(PATH + game + "-today", "").is(201).json().get("id").asText();
    }

    private static String play(Client person, String game) {
        String table = begin(person, game);
        new Player(table, 1, person).playToTheEnd();
        return table;
    }

    /** Whether nothing shows that follows from the deal or from the games of others. */
    private static boolean isClosed(Client person, String game) {
        JsonNode seen = person.get(PATH + game + "-today").is(200).json();
        return Stream.of("/deal/seed", "/deal/salt", "/best", "/yours/totals")
                        .map(seen::at)
                        .allMatch(each -> each.isNull() || each.isMissingNode())
                && List.of(seen.get("scores"), seen.get("ranks")).stream().allMatch(JsonNode::isEmpty);
    }

    private static JsonNode record(Client person, String table) {
        return person.get("/api/replays/" + table + "/record").is(200).json();
    }
}
