package hidalgo.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The people of a server: the best players, and the table of the month. */
class CommunityTest extends BrowserTest {
    private static String idOf(String json) {
        return json.replaceAll("(?s).*?\"id\":\"([^\"]+)\".*", "$1");
    }

    /** A game of two people with accounts, which the first one resigns. */
    private void game(Person loser, Person winner) {
        for (Person person : new Person[] {loser, winner}) {
            server().post(person.context(), "api/session", "{\"name\": \"" + person.name() + "\"}");
            server().post(
                            person.context(),
                            "api/account",
                            "{\"name\": \"" + person.name() + "\", \"password\": \"a long password\"}");
        }
        String id = idOf(server().post(
                        loser.context(),
                        "api/tables",
                        "{\"game\": \"el-grande\", \"seats\": [{\"kind\": \"me\"}, {\"kind\": \"open\"}]}"));
        String table = "api/tables/" + id;
        server().post(winner.context(), table + "/join", "{}");
        server().post(loser.context(), table + "/start", "{}");
        server().post(loser.context(), table + "/resign", "{\"seat\": 0}");
        server().post(winner.context(), table + "/propose", "{\"kind\": \"end\"}");
    }

    @Test
    @DisplayName(
            "A won game brings points in the table of the month, and a rating among the bots that is not settled yet")
    void pointsAndRatings() {
        Person ana = person("Ana of Avila");
        Person ben = onPhone("Ben of Burgos");
        game(ana, ben);
        for (Person person : new Person[] {ben, ana}) {
            person.open(server().at("community"));
            Locator month = row(person, "Ben of Burgos").last();
            month.waitFor();
            assertThat(month.getByRole(AriaRole.CELL).last().textContent()).isEqualTo("5");
            assertThat(row(person, "Ana of Avila")
                            .last()
                            .getByRole(AriaRole.CELL)
                            .last()
                            .textContent())
                    .isEqualTo("1");
            person.choice("El Grande").check();
            person.choice("2").check();
            person.sees("not settled yet");
            row(person, "Sergeant").waitFor();
        }
        assertThat(row(ana, "not settled yet").getAttribute("aria-current")).isEqualTo("true");
        ana.sees("here now");
        ana.button("Found a club").click();
        ana.field("Name of the club").fill("Casa Ortega");
        ana.page().getByRole(AriaRole.DIALOG).getByText("Found a club").last().click();
        ana.heading("Casa Ortega").waitFor();
        ana.field("A notice for all members").fill("We play on Tuesdays.");
        ana.button("Post the notice").click();
        ana.button("Pin").click();
        ana.button("Unpin").waitFor();
        ben.page().reload();
        ben.link("Casa Ortega").click();
        ben.button("Join the club").click();
        ben.sees("We play on Tuesdays.");
        ben.sees("2 members · founded in");
        ana.link("Community").click();
        ana.link("Ben of Burgos").first().click();
        ana.heading("Ben of Burgos").waitFor();
        ana.sees("Games: 1, wins: 1");
        ana.sees("The chart appears after three games.");
        ana.button("Follow").click();
        ana.sees("1 person follows this page");
        String table = idOf(
                server().post(
                                ana.context(),
                                "api/tables",
                                "{\"game\": \"el-grande\", \"name\": \"Tuesday\", \"seats\": [{\"kind\": \"me\"}, {\"kind\": \"open\"}]}"));
        ana.button("Invite Ben of Burgos").click();
        ana.page()
                .getByRole(AriaRole.DIALOG)
                .getByText("Invite", new Locator.GetByTextOptions().setExact(true))
                .click();
        ana.sees("Invited");
        ana.page().keyboard().press("Escape");
        ben.open(server().at(""));
        ben.sees("A host has invited you to a table.");
        assertThat(ben.link("Open").first().getAttribute("href")).endsWith(table);
        ben.open(server().at("player/Ben%20of%20Burgos"));
        ben.page()
                .waitForResponse(
                        answer -> answer.url().endsWith("/audience"),
                        () -> ben.choice("People you follow").check());
        ana.page().reload();
        ana.sees("Ben of Burgos does not show results to you.");
        ana.open(server().at("community"));
        ana.labelled("community.month.before").click();
        ana.sees("No games between people in this month.");
        String file = ana.link("Table (CSV)").getAttribute("href");
        String csv = server().get(ana.context(), file.substring(file.indexOf("/api/") + 1));
        assertThat(csv).startsWith("table,game,at,seat,name,bot,points,place,rating");
    }

    private static Locator row(Person person, String text) {
        return person.page().getByRole(AriaRole.ROW).filter(new Locator.FilterOptions().setHasText(text));
    }
}
