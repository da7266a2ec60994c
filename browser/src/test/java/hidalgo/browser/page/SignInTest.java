package hidalgo.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import hidalgo.browser.Axe;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.PersonWith;
import hidalgo.server.Eventually;
import hidalgo.server.HidalgoServer;
import hidalgo.server.base.Settings;
import hidalgo.server.login.SmallIssuer;
import hidalgo.server.notify.SmallMailServer;
import java.nio.file.Path;
import java.time.Clock;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;

/**
 * People sign in with a passkey and by another service, and get e-mail, each on one device and in one language; {@link
 * SignInMatrix} has all of them.
 */
class SignInTest extends BrowserTest {
    private static final String PASSWORD = "a long password";

    private Person comes(String device, String name, String locale) {
        BiFunction<String, String, Person> arrival = device.equals("phone") ? this::onPhone : this::person;
        return arrival.apply(name, locale);
    }

    /** The address of a page at a server with a name: browsers allow no passkeys at a number. */
    private static String named(int port, String path) {
        return "http://localhost:" + port + "/" + path;
    }

    private static Settings.Builder settings(Path folder) {
        return Settings.in(folder).port(0).botThreads(1).limits(false);
    }

    /** Takes a person to the server that all tests share, before the club's server closes. */
    private void leave(Person person) {
        person.spoilsDevice().open(server().at(""));
    }

    private static void register(Person person, String address, String name) {
        person.open(address);
        person.field(person.text("settings.account.name")).fill(name);
        person.field(person.text("settings.account.password")).fill(PASSWORD);
        person.labelled("settings.account.doCreate").click();
        person.link(person.text("account.open")).waitFor();
    }

    /** Gives a browser a device that makes passkeys and recognises its person. */
    private static void addDevice(Person person) {
        CDPSession session = person.context().newCDPSession(person.page());
        session.send("WebAuthn.enable");
        JsonObject options = new JsonObject();
        options.addProperty("protocol", "ctap2");
        options.addProperty("transport", "internal");
        options.addProperty("hasResidentKey", true);
        options.addProperty("hasUserVerification", true);
        options.addProperty("isUserVerified", true);
        options.addProperty("automaticPresenceSimulation", true);
        JsonObject wish = new JsonObject();
        wish.add("options", options);
        session.send("WebAuthn.addVirtualAuthenticator", wish);
    }

    @PersonWith(device = "computer", language = "de")
    @DisplayName("A person adds a passkey, signs out, and comes back with it alone")
    void passkey(String device, String locale, @TempDir Path folder) {
        try (HidalgoServer club = HidalgoServer.start(settings(folder).build(), Clock.systemUTC())) {
            Person ana = comes(device, "Ana", locale).spoilsDevice();
            register(ana, named(club.port(), "settings"), "Ana");
            addDevice(ana);
            ana.link(ana.text("account.open")).click();
            Locator passkeys = ana.panel("account.passkeys");
            passkeys.getByLabel(ana.text("settings.account.password")).fill(PASSWORD);
            ana.labelled("account.passkeys.add").click();
            passkeys.getByRole(AriaRole.LISTITEM).waitFor();
            ana.link(ana.text("settings.general")).click();
            ana.labelled("settings.account.logOut").click();
            ana.choice(ana.text("settings.account.logIn")).check();
            ana.labelled("settings.account.passkey").click();
            ana.link(ana.text("account.open")).waitFor();
            ana.sees(ana.text("settings.account.have", "name", "Ana"));
            leave(ana);
        }
    }

    @PersonWith(device = "phone", language = "fr")
    @DisplayName("A person signs in by the club's service, and proves themselves by that instead of a password")
    void service(String device, String locale, @TempDir Path folder) {
        try (SmallIssuer issuer = new SmallIssuer();
                HidalgoServer club = HidalgoServer.start(
                        settings(folder).issuer(issuer.settings()).build(), Clock.systemUTC())) {
            Person ana = comes(device, "Ana", locale);
            ana.open("http://127.0.0.1:" + club.port() + "/settings");
            ana.labelled("settings.account.service", "service", "Club").click();
            ana.page().waitForURL("http://127.0.0.1:" + club.port() + "/");
            ana.open("http://127.0.0.1:" + club.port() + "/settings/account");
            ana.sees(ana.text("account.service.used", "service", "Club"));
            ana.labelled("account.codes.make").click();
            ana.labelled("account.codes.make").click();
            ana.sees(ana.text("account.codes.once"));
            leave(ana);
        }
    }

    @PersonWith(device = "phone", language = "en")
    @DisplayName("A person confirms an e-mail address, and ends the messages by the link in one")
    void mail(String device, String locale, @TempDir Path folder) {
        try (SmallMailServer mail = new SmallMailServer();
                HidalgoServer club = HidalgoServer.start(
                        settings(folder).mail(mail.settings()).build(), Clock.systemUTC())) {
            Person ana = comes(device, "Ana", locale);
            String address = "http://127.0.0.1:" + club.port() + "/";
            register(ana, address + "settings", "Ana");
            ana.open(address + "settings/notifications");
            ana.field(ana.text("notices.mail.address")).fill("ana@example.org");
            Locator panel = ana.panel("notices.mail");
            panel.getByRole(AriaRole.BUTTON).click();
            ana.field(ana.text("notices.webhook.code")).waitFor();
            Eventually.holds(() -> mail.received().size() == 1, "a code");
            ana.field(ana.text("notices.webhook.code"))
                    .fill(found("\\b\\d{6}\\b", mail.received().getFirst().text()));
            ana.labelled("notices.webhook.confirm").click();
            panel.getByText(ana.text("notices.test")).click();
            ana.sees(ana.text("notices.sent"));
            Eventually.holds(() -> mail.received().size() == 2, "a test");
            ana.open(found(
                    "http://[^ ]+/unsubscribe#[\\w-]+",
                    mail.received().getLast().text()));
            ana.labelled("unsubscribe.do").click();
            ana.sees(ana.text("unsubscribe.done"));
            assertThat(ana.context().request().get(address + "api/mail").text()).contains("\"address\":\"\"");
            leave(ana);
        }
    }

    private static String found(String pattern, String text) {
        // Long lines of a message are broken.
        String body =
                text.substring(text.indexOf("\r\n\r\n")).replace("=\r\n", "").replace("=3D", "=");
        Matcher matcher = Pattern.compile(pattern).matcher(body);
        assertThat(matcher.find()).as(body).isTrue();
        return matcher.group();
    }

    @PersonWith(device = "computer", language = "es")
    @DisplayName("A person goes on vacation and comes back")
    void vacation(String device, String locale) {
        Person ben = comes(device, "Ben", locale);
        register(ben, server().at("settings"), "Ben " + device + locale);
        ben.open(server().at("settings/notifications"));
        ben.sees(ben.text("vacation.left.other", "n", 21));
        ben.field(ben.text("vacation.days")).fill("3");
        ben.labelled("vacation.begin").click();
        ben.labelled("vacation.end").click();
        ben.sees(ben.text("vacation.left.other", "n", 20));
    }

    @PersonWith(device = "phone", language = "de")
    @DisplayName("A guest hands the seat to another person by its link, which works once, and keeps a note")
    void seatLink(String device, String locale) {
        Person host = comes(device, "Host", locale);
        host.open(table(
                host,
                "{\"game\": \"el-caballero\", \"seats\": [{\"kind\": \"me\"}, {\"kind\": \"bot\","
                        + " \"bot\": \"random\"}], \"visibility\": \"link\", \"clock\": {\"kind\": \"bank\", \"reserve\": 432000,"
                        + " \"increment\": 86400, \"cap\": 864000, \"end\": \"bot\"}, \"start\": true}"));
        host.labelled("app.menu").click();
        Locator note = host.field(host.text("note.title"));
        note.fill("Watch the castillo");
        note.blur();
        host.sees(host.text("note.saved"));
        host.labelled("seatLink.make").click();
        host.labelled("seatLink.copy").waitFor();
        host.sees(host.text("seatLink.help"));
        assertAccessible(host);
        String id = host.page().url().replaceAll(".*/table/([^?#]+).*", "$1");
        String secret = server().post(host.context(), "api/tables/" + id + "/seat-link", "{\"seat\": 0}")
                .replaceAll(".*\"secret\":\"([^\"]+)\".*", "$1");
        Person other = comes(device.equals("phone") ? "computer" : "phone", "Other", locale)
                .expecting("status of 403|^403 ");
        other.open(server().at("seat/" + id + "#" + secret));
        other.sees(other.text("seatLink.take.text"));
        assertAccessible(other);
        other.field(other.text("settings.name")).fill("Cleo");
        other.labelled("settings.name.save").click();
        other.labelled("seatLink.take").click();
        other.waitForScreen("bid", "bid of others");
        assertThat(server().get(other.context(), "api/tables/" + id))
                .contains("\"yours\":[0]")
                .contains("\"name\":\"Cleo\"");
        host.heading(host.text("app.kicked.title")).waitFor();
        host.sees(host.text("app.kicked.text"));
        assertAccessible(host);
        assertThat(server().get(host.context(), "api/tables/" + id)).contains("\"yours\":[]");

        other.open(server().at("seat/" + id + "#" + secret));
        other.labelled("seatLink.take").click();
        other.page()
                .getByRole(AriaRole.ALERT)
                .filter(new Locator.FilterOptions().setVisible(true))
                .first()
                .waitFor();
    }

    private static void assertAccessible(Person person) {
        assertThat(Axe.faults(person.page())).as(person.page().url()).isEmpty();
    }
}
