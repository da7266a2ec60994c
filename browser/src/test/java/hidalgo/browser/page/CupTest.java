package hidalgo.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Crowd;
import hidalgo.browser.Person;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A cup, from its announcement to the second round, on wide screens and on phones. */
class CupTest extends BrowserTest {
    private static final String CLOCK = "{\"kind\": \"live\", \"reserve\": 900, \"increment\": 0, \"cap\": 900}";

    private Person withAccount(Person person) {
        server().post(person.context(), "api/session", "{}");
        server().post(
                        person.context(),
                        "api/account",
                        "{\"name\": \"" + person.name() + "\", \"password\": \"nine green herons\"}");
        return person;
    }

    @Test
    @DisplayName(
            "An organiser announces a cup, and it starts, live on the page, when it is full; she ends games and pins a notice")
    void fromAnnouncementToTheNextRound() {
        Person hannah = withAccount(person("Hannah"));
        hannah.open(server().at("cups"));
        hannah.link(hannah.text("cup.new")).click();
        hannah.field(hannah.text("cup.form.name")).fill("Autumn Cup");
        hannah.choice("2").check();
        hannah.field(hannah.text("cup.form.most")).fill("4");
        hannah.labelled("cup.form.open").click();
        hannah.labelled("cup.register").click();
        hannah.sees(hannah.text("cup.registered"));
        String id = hannah.page().url().replaceAll(".*/", "");
        Crowd.enter(server(), id, "Inés", "Mateo", "Wen");
        // It may be her turn at once.
        Locator links = hannah.page().getByRole(AriaRole.LINK);
        links.filter(new Locator.FilterOptions().setHasText(hannah.wording().pattern("cup.toTable")))
                .or(links.filter(
                        new Locator.FilterOptions().setHasText(hannah.wording().pattern("cup.yourTurnAt"))))
                .first()
                .waitFor();
        hannah.sees(hannah.text("cup.met.once"));
        assertThat((List<?>) hannah.page().evaluate("""
                        () => [...document.querySelector('main h1').nextElementSibling.children]
                            .map(pill => pill.getBoundingClientRect().height)"""))
                .as("the heights of the facts under the name, all in one line")
                .hasSizeGreaterThan(3)
                .allMatch(height -> ((Number) height).doubleValue() < 30);
        Person ana = onPhone("Ana");
        ana.open(server().at("cup/" + id));
        for (String tab : List.of("cup.tab.standings", "cup.tab.met", "cup.tab.chat")) {
            ana.page()
                    .getByRole(
                            AriaRole.TAB, new com.microsoft.playwright.Page.GetByRoleOptions().setName(ana.text(tab)))
                    .click();
        }
        hannah.field(hannah.text("cup.notice.write")).fill("A break of 5 minutes before round 2");
        hannah.labelled("cup.notice.pin").click();
        ana.sees("A break of 5 minutes before round 2");

        for (int table = 0; table < 2; table++) {
            server().post(
                            hannah.context(),
                            "api/cups/" + id + "/rule",
                            "{\"kind\": \"end\", \"table\": " + table + "}");
        }
        hannah.page().getByText(hannah.wording().pattern("cup.nextIn")).first().waitFor();
        String cup = server().get(hannah.context(), "api/cups/" + id);
        assertThat(JsonParser.parseString(cup)
                        .getAsJsonObject()
                        .getAsJsonArray("standings")
                        .size())
                .isEqualTo(4);
        hannah.page()
                .getByRole(AriaRole.ROW)
                .filter(new Locator.FilterOptions().setHasText("Wen"))
                .first()
                .waitFor();
        findGamesOf(hannah, "Hannah");
    }

    /** The games of the cup are over: their players find them by name, and save the records. */
    private void findGamesOf(Person person, String player) {
        person.open(server().at("replays"));
        person.field(person.text("replay.find.person")).fill(player);
        person.page().getByLabel(person.text("replay.find.seats")).selectOption("2");
        person.labelled("replay.find.search").click();
        person.page()
                .getByRole(AriaRole.STATUS)
                .getByRole(AriaRole.LISTITEM)
                .first()
                .waitFor();
        Download records = person.page()
                .waitForDownload(
                        () -> person.link(person.text("replay.find.records")).click());
        try (ZipFile games = new ZipFile(records.path().toFile())) {
            assertThat(games.size()).isOne();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @DisplayName("Guests learn that cups need an account, and a cup that is not there leads back to the list")
    void guests() {
        Person organiser = withAccount(person("Paul"));
        String id = JsonParser.parseString(server().post(
                                organiser.context(),
                                "api/cups",
                                "{\"name\": \"Small Cup\", \"game\": \"el-grande\", \"size\": 2, \"clock\": " + CLOCK
                                        + "}"))
                .getAsJsonObject()
                .get("id")
                .getAsString();
        Person guest = person("Gast").expecting("status of 404|^404 ");
        guest.open(server().at("cup/" + id));
        guest.sees(guest.text("cup.account"));
        guest.open(server().at("cup/none"));
        guest.sees(guest.text("cup.none"));
    }
}
