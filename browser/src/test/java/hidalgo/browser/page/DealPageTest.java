package hidalgo.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.options.AriaRole;
import hidalgo.bots.Bots;
import hidalgo.browser.Axe;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.records.GameRecord;
import hidalgo.records.RecordWriter;
import hidalgo.rules.Match;
import hidalgo.rules.MoveList;
import hidalgo.rules.RandomSource;
import hidalgo.tables.deal.DealOfDay;
import hidalgo.tables.session.BotView;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class DealPageTest extends BrowserTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    @DisplayName("A person reads what the deal is, takes it along and begins it on their device")
    void takenAlong() {
        Person ana = person("Ana");
        ana.open(server().at("deal/el-grande"));
        ana.button(ana.text("daily.play")).waitFor();
        ana.heading(ana.text("waiting.deal.title")).waitFor();
        assertThat(Axe.faults(ana.page())).isEmpty();
        ana.page().getByText(ana.text("daily.carry")).click();
        ana.button(ana.text("daily.carryNow")).click();
        ana.link(ana.text("daily.continue")).click();
        ana.page().waitForURL("**/table/local-deal-el-grande-*");
        ana.waitForScreen("bid", "turn", "show");
    }

    @Test
    @DisplayName("On a phone, a person begins the deal of the day from the lobby")
    void begun() {
        Person ben = onPhone("Ben");
        ben.open(server().at(""));
        ben.region("daily.title").getByRole(AriaRole.LINK).first().click();
        ben.button(ben.text("daily.play")).click();
        ben.waitForScreen("bid", "turn", "show");
        ben.page().goBack();
        ben.link(ben.text("daily.continue")).waitFor();
    }

    @Test
    @DisplayName(
            "On a phone, a person compares their result, finds that the deal fits its fingerprint, and saves the picture")
    void result() {
        Person carl = onPhone("Carl");
        carl.open(server().at("rules"));
        String id = "el-caballero-today";
        String seed = read(server().post(carl.context(), "api/deals/" + id + "/carry", "{}"))
                .get("seed")
                .toString();
        server().post(carl.context(), "api/deals/" + id + "/join", upload(id, seed));
        carl.open(server().at("deal/el-caballero"));
        carl.link(carl.text("daily.yours")).waitFor();
        carl.page().getByText(carl.text("waiting.deal.fits")).first().waitFor();
        assertThat(Axe.faults(carl.page())).isEmpty();
        Download picture = carl.page()
                .waitForDownload(
                        () -> carl.button(carl.text("final.share.save")).click());
        assertThat(picture.suggestedFilename()).startsWith("hidalgo-el-caballero-");
        carl.link(carl.text("daily.watch")).click();
        carl.page().waitForURL("**/replay/*");
    }

    private static Map<?, ?> read(String json) {
        try {
            return JSON.readValue(json, Map.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(json, e);
        }
    }

    /** A finished game of a deal, as a device would send it. */
    private static String upload(String id, String seed) {
        DealOfDay deal = DealOfDay.named(id, System.currentTimeMillis());
        Match match = new Match(deal.game().deal(deal.options(), RandomSource.ofDeal(seed)));
        RandomSource random = RandomSource.of(5);
        MoveList moves = new MoveList();
        while (!match.isOver()) {
            int seat = Integer.numberOfTrailingZeros(match.position().obliged());
            if (seat == deal.seat()) {
                match.position().view(seat).legalMoves(moves);
                match.play(seat, moves.get(random.below(moves.size())));
            } else {
                BotView seen = BotView.seeded(match, seat, seed);
                match.play(seat, seen.choose(deal.bot(seat), Bots::of).move());
            }
        }
        try {
            return JSON.writeValueAsString(Map.of("record", RecordWriter.text(GameRecord.of(deal.game(), match))));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
