package hidalgo.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.options.RequestOptions;
import com.microsoft.playwright.options.SelectOption;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import hidalgo.browser.Axe;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.server.Eventually;
import hidalgo.server.HidalgoServer;
import hidalgo.server.Stored;
import hidalgo.server.base.Settings;
import hidalgo.server.rights.Right;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games over days: a host chooses the time and invites a player, who goes from one game to the next, and gets messages. */
class CorrespondenceTest extends BrowserTest {
    private Person comes(String device, String name, String locale) {
        return device.equals("phone") ? onPhone(name, locale) : person(name, locale);
    }

    private static void assertAccessible(Person person) {
        assertThat(Axe.faults(person.page())).as(person.page().url()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"computer, de, phone, en", "phone, es, computer, fr"})
    @DisplayName(
            "A host sets a bank of days and invites a player, who finds the table and then the next game that waits")
    void bankOfDaysAndInvitation(String device, String locale, String othersDevice, String othersLocale) {
        String name = "Ana " + device;
        Person ana = comes(othersDevice, "Ana", othersLocale);
        String waiting = table(
                ana,
                "{\"game\": \"el-caballero\", \"name\": \"Waiting\", \"seats\": [{\"kind\": \"me\"}, {\"kind\": \"bot\","
                        + " \"bot\": \"random\"}], \"visibility\": \"link\", \"start\": true}");
        server().post(ana.context(), "api/account", "{\"name\": \"" + name + "\", \"password\": \"correct horse\"}");
        Person host = comes(device, "Host", locale);
        host.open(server().at("new"));
        host.choice("2").check();
        host.field(host.text("lobby.clock"))
                .selectOption(new SelectOption().setLabel(host.text("lobby.clock.choice.ownBank")));
        host.field(host.text("lobby.clock.bank.days")).fill("4");
        host.field(host.text("lobby.clock.bank.hours")).fill("36");
        host.field(host.text("lobby.clock.bank.most")).fill("8");
        host.field(host.text("lobby.clock.end"))
                .selectOption(new SelectOption().setLabel(host.text("lobby.clock.end.bot")));
        assertAccessible(host);
        host.labelled("lobby.createTable").click();
        host.field(host.text("invite.player")).fill(name);
        host.labelled("invite.player.do").click();
        host.sees(host.text("invite.player.done", "name", name));
        host.sees(host.text("lobby.clock.end.bot"));
        assertAccessible(host);
        String id = host.page().url().replaceAll(".*/table/([^?#]+).*", "$1");
        assertThat(server().get(host.context(), "api/tables/" + id))
                .contains("\"kind\":\"bank\",\"reserve\":345600,\"increment\":129600,\"cap\":691200,\"end\":\"bot\"");

        ana.open(server().at(""));
        ana.sees(ana.text("lobby.invited"));
        assertAccessible(ana);
        server().post(ana.context(), "api/tables/" + id + "/join", "{}");
        server().post(host.context(), "api/tables/" + id + "/start", "");
        ana.open(server().at("table/" + id));
        ana.waitForScreen("bid", "bid of others");
        assertAccessible(ana);
        ana.button(ana.text("app.next.label", "n", 1)).click();
        ana.waitUntil(
                "location.pathname.includes('" + waiting.replaceAll(".*/table/", "") + "')", "the game that waits");
    }

    /**
     * A message as the server's, without the service of the browser's maker in between. This browser shows no notifications: the test
     * net/push of the pages looks at them.
     */
    private static void deliver(Person person, String origin, String message) {
        CDPSession session = person.context().newCDPSession(person.page());
        AtomicReference<String> registration = new AtomicReference<>();
        session.on(
                "ServiceWorker.workerRegistrationUpdated",
                event -> event.getAsJsonArray("registrations")
                        .forEach(each -> registration.set(
                                each.getAsJsonObject().get("registrationId").getAsString())));
        session.send("ServiceWorker.enable");
        Eventually.holds(
                () -> {
                    person.page().evaluate("1");
                    return registration.get() != null;
                },
                "a service worker");
        JsonObject push = new JsonObject();
        push.addProperty("origin", origin);
        push.addProperty("registrationId", registration.get());
        push.addProperty("data", message);
        session.send("ServiceWorker.deliverPushMessage", push);
    }

    private static void post(Person person, String address, String body) {
        APIResponse answer = person.context()
                .request()
                .post(
                        address,
                        RequestOptions.create()
                                .setHeader("Content-Type", "application/json")
                                .setData(body));
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    }

    @Test
    @DisplayName("A message reaches the service worker, which confirms the browser by the code in it")
    void message(@TempDir Path folder) {
        Settings settings =
                Settings.in(folder).port(0).botThreads(1).limits(false).build();
        try (HidalgoServer club = HidalgoServer.start(settings, Clock.systemUTC())) {
            String origin = "http://127.0.0.1:" + club.port();
            Person ana = person(
                            "Ana",
                            wish -> wish.setServiceWorkers(ServiceWorkerPolicy.ALLOW)
                                    .setPermissions(List.of("notifications")))
                    .spoilsDevice()
                    .expecting("net::ERR_");
            ana.open(origin + "/");
            post(ana, origin + "/api/session", "{\"name\": \"Ana\"}");
            post(ana, origin + "/api/account", "{\"name\": \"Ana\", \"password\": \"correct horse\"}");
            post(
                    ana,
                    origin + "/api/push",
                    "{\"endpoint\": \"https://192.0.2.1/push\", \"key\": \"" + Right.PUSH_KEY + "\", \"auth\": \""
                            + Right.PUSH_AUTH + "\"}");
            String code =
                    Stored.column(folder, "SELECT code FROM push_browsers").getFirst();
            ana.waitUntil("navigator.serviceWorker.controller !== null", "a service worker");
            deliver(
                    ana,
                    origin,
                    "{\"event\": \"turn\", \"title\": \"Thursday\", \"body\": \"It is your turn\", \"table\": \"t1\","
                            + " \"url\": \"" + origin + "/table/t1\", \"code\": \"" + code + "\"}");
            Eventually.holds(
                    () -> Stored.column(folder, "SELECT code FROM push_browsers")
                            .getFirst()
                            .equals("null"),
                    "the code from the service worker");
            ana.open(server().at(""));
        }
    }
}
