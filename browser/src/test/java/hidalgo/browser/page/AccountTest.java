package hidalgo.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.PersonWith;
import hidalgo.rules.Messages;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.DisplayName;

/**
 * People look after their accounts and notifications by themselves, each on one device and in one language; {@link
 * AccountMatrix} has all of them.
 */
class AccountTest extends BrowserTest {
    private static final String FIRST = "a long password";
    private static final String SECOND = "another long password";
    private static final String THIRD = "one more long password";

    private Person comes(String device, String name, String locale) {
        BiFunction<String, String, Person> arrival = device.equals("phone") ? this::onPhone : this::person;
        return arrival.apply(name, locale);
    }

    private static Locator field(Person person, String key) {
        return person.field(person.text(key));
    }

    private static Locator fieldIn(Locator panel, Person person, String key) {
        return panel.getByLabel(person.text(key), new Locator.GetByLabelOptions().setExact(true));
    }

    private void register(Person person, String name) {
        person.open(server().at("settings"));
        field(person, "settings.account.name").fill(name);
        field(person, "settings.account.password").fill(FIRST);
        person.labelled("settings.account.doCreate").click();
        person.link(person.text("account.open")).click();
        person.heading(person.text("account.browsers")).waitFor();
    }

    @PersonWith(device = "phone", language = "de")
    @DisplayName("A person changes the password, makes recovery codes, and comes back with one of them")
    void passwordAndRecovery(String device, String locale) {
        String name = "Ana " + device + locale;
        Person ana = comes(device, "Ana", locale);
        register(ana, name);
        Locator password = ana.panel("settings.account.password");
        fieldIn(password, ana, "account.password.old").fill(FIRST);
        fieldIn(password, ana, "account.password.new").fill(SECOND);
        ana.labelled("account.password.save").click();
        ana.sees(ana.text("account.password.done"));

        ana.sees(ana.text("account.codes.none"));
        ana.labelled("account.codes.make").click();
        fieldIn(ana.panel("account.codes"), ana, "settings.account.password").fill(SECOND);
        ana.labelled("account.codes.make").click();
        ana.sees(ana.text("account.codes.once"));
        List<String> codes =
                ana.panel("account.codes").getByRole(AriaRole.LISTITEM).allTextContents();
        assertThat(codes).hasSize(8);

        Person again = comes(device, "Again", locale);
        again.open(server().at("settings"));
        again.choice(again.text("settings.account.recover")).check();
        field(again, "settings.account.name").fill(name);
        field(again, "settings.account.code").fill(codes.getFirst());
        field(again, "account.password.new").fill(THIRD);
        again.labelled("settings.account.doRecover").click();
        again.link(again.text("account.open")).click();
        again.sees(again.text("account.codes.left.other", "n", 7));
    }

    @PersonWith(device = "computer", language = "fr")
    @DisplayName("A person who takes another name signs in with either one, and keeps both")
    void rename(String device, String locale) {
        String first = "Dora " + device + locale;
        String second = first + " II";
        Person dora = comes(device, "Dora", locale);
        register(dora, first);
        dora.open(server().at("settings"));
        takeName(dora, second);
        dora.sees(dora.text("settings.account.have", "name", second));
        for (String name : List.of(second, first)) {
            dora.labelled("settings.account.logOut").click();
            dora.choice(dora.text("settings.account.logIn")).check();
            field(dora, "settings.account.name").fill(name);
            field(dora, "settings.account.password").fill(FIRST);
            dora.labelled("settings.account.doLogIn").click();
            dora.sees(dora.text("settings.account.have", "name", second));
        }
        Person guest = comes(device, "Guest", locale).expecting("400 .*/api/(me|session)|status of 400");
        guest.open(server().at("settings"));
        for (String name : List.of(second, first)) {
            takeName(guest, name);
            guest.page()
                    .getByRole(AriaRole.ALERT)
                    .getByText(name, new Locator.GetByTextOptions().setExact(false))
                    .waitFor();
        }
    }

    private static void takeName(Person person, String name) {
        field(person, "settings.name").fill(name);
        person.labelled("settings.name.save").click();
    }

    private void signIn(Person person, String name) {
        person.open(server().at("settings"));
        person.choice(person.text("settings.account.logIn")).check();
        field(person, "settings.account.name").fill(name);
        field(person, "settings.account.password").fill(FIRST);
        person.labelled("settings.account.doLogIn").click();
        person.link(person.text("account.open")).waitFor();
    }

    @PersonWith(device = "computer", language = "es")
    @DisplayName("A person signs out another device, makes a token, and deletes the account")
    void devicesTokensAndDeletion(String device, String locale) {
        String name = "Ben " + device + locale;
        Person ben = comes(device, "Ben", locale);
        register(ben, name);
        Person other = comes(device, "Other", locale);
        signIn(other, name);

        ben.open(server().at("settings/account"));
        Locator devices = ben.panel("account.browsers").getByRole(AriaRole.LISTITEM);
        devices.nth(1).waitFor();
        assertThat(devices.count()).isEqualTo(2);
        fieldIn(ben.panel("account.browsers"), ben, "settings.account.password").fill(FIRST);
        ben.button(ben.text("account.browsers.endOthers.one")).click();
        devices.nth(1).waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
        assertThat(server().get(other.context(), "api/welcome")).isNotEmpty();
        assertThat(other.context().request().get(server().at("api/me")).status())
                .isEqualTo(401);

        field(ben, "account.tokens.label").fill("my bot");
        ben.labelled("account.tokens.make").click();
        ben.sees(ben.text("account.tokens.once"));
        ben.button(ben.text("account.tokens.revokeOf", "name", "my bot")).click();
        ben.sees(ben.text("account.tokens.help"));

        Locator last = ben.panel("account.delete");
        fieldIn(last, ben, "settings.account.password").fill(FIRST);
        last.getByRole(AriaRole.BUTTON).click();
        ben.page()
                .getByRole(AriaRole.DIALOG)
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(ben.text("account.delete.do")))
                .click();
        ben.waitUntil("!location.pathname.includes('settings')", "the lobby");
        assertThat(server().get(ben.context(), "api/me")).contains("\"account\":false");

        signIn(ben, name);
        ben.open(server().at(""));
        ben.sees(ben.text("lobby.kept"));
        ben.labelled("lobby.cleared.seen").click();
    }

    @PersonWith(device = "phone", language = "en")
    @DisplayName("A person chooses events and quiet hours, and reads why an address gets no messages")
    void notifications(String device, String locale) {
        Person cid = comes(device, "Cid", locale);
        register(cid, "Cid " + device + locale);
        cid.link(cid.text("notices.heading")).click();
        Locator over = cid.page()
                .getByRole(
                        AriaRole.CHECKBOX,
                        new Page.GetByRoleOptions()
                                .setName(cid.text(
                                        "notices.switch",
                                        "event",
                                        cid.text("notices.over"),
                                        "channel",
                                        cid.text("notices.webhook")))
                                .setExact(true));
        over.uncheck();
        cid.page()
                .getByRole(
                        AriaRole.CHECKBOX,
                        new Page.GetByRoleOptions().setName(cid.wording().pattern("notices.quiet.on")))
                .check();
        field(cid, "notices.quiet.from").waitFor();
        cid.choice("ntfy").check();
        field(cid, "notices.webhook.address").fill("http://127.0.0.1:8099/topic");
        cid.labelled("notices.webhook.set").click();
        field(cid, "notices.webhook.code").waitFor();
        cid.sees(Messages.of(locale).text("server.notice.problem.inside").substring(1, 30));
        assertThat(server().get(cid.context(), "api/me"))
                .contains("\"notice.over\":\"push mail\"", "\"notice.quiet\":\"22:30-07:30 ");
        cid.labelled("notices.remove").click();
        field(cid, "notices.webhook.address").waitFor();
    }
}
