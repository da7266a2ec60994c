package hidalgo.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import hidalgo.browser.Axe;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.tables.protocol.Moderation;
import java.util.function.BiFunction;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** People avoid and report others, and moderators act, on wide screens and phones. */
class ModerationTest extends BrowserTest {
    private static final String PASSWORD = "nine green herons";

    private Person comes(String device, String name, String locale) {
        BiFunction<String, String, Person> arrival = device.equals("phone") ? this::onPhone : this::person;
        return arrival.apply(name, locale);
    }

    private Person moderator(String device, String name, String locale) {
        Person person = comes(device, name, locale);
        server().post(person.context(), "api/session", "{}");
        server().post(
                        person.context(),
                        "api/account",
                        "{\"name\": \"" + name + "\", \"password\": \"" + PASSWORD + "\"}");
        server().appoint(name, Moderation.Role.ADMIN);
        return person;
    }

    private static Locator dialog(Person person) {
        return person.page().getByRole(AriaRole.DIALOG);
    }

    private static Locator fieldIn(Locator part, Person person, String key) {
        return part.getByLabel(person.text(key), new Locator.GetByLabelOptions().setExact(true));
    }

    @ParameterizedTest
    @CsvSource({"computer, fr", "phone, de"})
    @DisplayName("A person reports and mutes another in the chat, and a moderator suspends them")
    void reportAndMute(String device, String locale) {
        String rude = "Rufo " + device + locale;
        Person ana = comes(device, "Ana", locale);
        String link = table(
                ana,
                "{\"game\": \"el-grande\", \"name\": \"" + rude + "\", \"seats\": [{\"kind\": \"me\"}, {\"kind\":"
                        + " \"open\"}, {\"kind\": \"open\"}]}");
        String api = link.replaceAll(".*/table/", "api/tables/");
        Person rufo = person("Rufo", locale);
        server().post(rufo.context(), "api/session", "{\"name\": \"" + rude + "\"}");
        server().post(rufo.context(), api + "/join", "{}");
        server().post(rufo.context(), api + "/chat", "{\"text\": \"learn to play\"}");

        ana.open(link);
        ana.labelled("avoid.open", "name", rude).click();
        fieldIn(dialog(ana), ana, "report.label").fill("insults");
        dialog(ana)
                .getByText(ana.text("report.do"), new Locator.GetByTextOptions().setExact(true))
                .click();
        dialog(ana).getByText(ana.text("report.done")).waitFor();
        assertThat(Axe.faults(ana.page())).isEmpty();
        dialog(ana)
                .getByText(ana.text("avoid.mute"), new Locator.GetByTextOptions().setExact(true))
                .click();
        ana.page()
                .getByText("learn to play")
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
        ana.page().reload();
        ana.sees(ana.text("chat.none"));
        ana.open(server().at("settings"));
        ana.labelled("avoid.endOf", "name", rude).click();
        ana.open(link);
        ana.sees("learn to play");

        Person chief = moderator(device, "Chief " + device + locale, locale);
        chief.open(server().at("admin"));
        chief.sees("insults");
        chief.sees("learn to play");
        assertThat(Axe.faults(chief.page())).isEmpty();
        Locator report = chief.panel("admin.reports");
        fieldIn(report, chief, "admin.reason").fill("be kind");
        chief.labelled("admin.suspend.other", "n", 7).click();
        chief.labelled("admin.sanctions.endOf", "name", rude + ", " + chief.text("admin.guest"))
                .waitFor();
        chief.sees(chief.text("admin.reports.none"));
        Locator deeds = chief.panel("admin.audit");
        deeds.getByText("be kind").first().waitFor();

        Locator news = chief.panel("admin.announcement");
        fieldIn(news, chief, "admin.announcement.text").fill("Restart at 23:00, " + locale);
        chief.labelled("admin.announcement.publish").click();
        chief.labelled("admin.announcement.end").waitFor();
        // It is checked when the server has answered.
        chief.panel("admin.choices")
                .getByLabel(chief.text("admin.signUp.invite"), new Locator.GetByLabelOptions().setExact(true))
                .click();
        chief.labelled("admin.choices.reset").click();
        chief.panel("admin.accounts")
                .getByText("Chief " + device + locale)
                .first()
                .waitFor();
        chief.panel("admin.tables").getByText(rude).first().waitFor();
        assertThat(Axe.faults(chief.page())).isEmpty();

        rufo.expecting("403").open(server().at(""));
        rufo.sees("Restart at 23:00, " + locale);
        chief.labelled("admin.announcement.end").click();
        chief.labelled("admin.announcement.publish").waitFor();
        rufo.open(link);
        rufo.page()
                .getByRole(
                        AriaRole.TEXTBOX,
                        new Page.GetByRoleOptions()
                                .setName(rufo.text("chat.label"))
                                .setExact(true))
                .fill("again");
        rufo.labelled("chat.send").click();
        rufo.page()
                .getByRole(AriaRole.ALERT)
                .getByText("be kind", new Locator.GetByTextOptions().setExact(false))
                .waitFor();

        // All people of the test share a network, and the other cases need it.
        chief.labelled("admin.sanctions.endOf", "name", rude + ", " + chief.text("admin.guest"))
                .click();
        chief.sees(chief.text("admin.sanctions.none"));
    }
}
