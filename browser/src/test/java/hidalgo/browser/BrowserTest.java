package hidalgo.browser;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page.ScreenshotOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** A server for a class of tests, and people with browsers for each of them. A failed test leaves pictures in target/failures. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class BrowserTest {
    protected static final int PHONE_WIDTH = 390;

    private final List<Person> people = new ArrayList<>();
    private RunningServer server;
    private boolean isStopped;

    @RegisterExtension
    final AfterTestExecutionCallback pictures = context -> {
        if (context.getExecutionException().isPresent()) {
            picture(context.getRequiredTestClass().getSimpleName() + "-"
                    + context.getRequiredTestMethod().getName());
            people.forEach(Person::spoilsDevice);
        }
    };

    @BeforeAll
    void startServer(@TempDir Path folder) {
        server = new RunningServer(folder);
    }

    @AfterAll
    void stopServer() {
        server.close();
    }

    @AfterEach
    void sendPeopleHome(TestInfo test) {
        try {
            people.forEach(Person::assertContent);
        } catch (AssertionError e) {
            picture(test.getTestClass().orElseThrow().getSimpleName() + "-complaints");
            throw e;
        } finally {
            people.forEach(Person::close);
            people.clear();
            if (isStopped) {
                server.startAgain();
                isStopped = false;
            }
        }
    }

    private void picture(String name) {
        for (Person person : people) {
            Path file = Path.of("target", "failures", name + "-" + person.name() + ".png");
            person.page().screenshot(new ScreenshotOptions().setPath(file));
            System.err.println(person.name() + " is at " + person.page().url() + ": see " + file);
        }
    }

    protected RunningServer server() {
        return server;
    }

    /** Somebody at a computer, who wants no motion: then nothing has to be waited for. */
    protected Person person(String name) {
        return comes(name, Device.of(Device.Kind.COMPUTER));
    }

    /** Somebody who wants motion, as most do. */
    protected Person lively(String name) {
        return comes(name, Device.of(Device.Kind.LIVELY_COMPUTER));
    }

    /** Somebody with a phone. */
    protected Person onPhone(String name) {
        return comes(name, Device.of(Device.Kind.PHONE));
    }

    /** Somebody with a phone that speaks a language. */
    protected Person onPhone(String name, String locale) {
        return comes(name, Device.of(Device.Kind.PHONE, locale));
    }

    /** Somebody with a phone that differs in something. */
    protected Person onPhone(String name, Consumer<NewContextOptions> change) {
        return person(name, wish -> {
            Device.phone(wish);
            change.accept(wish);
        });
    }

    /** Somebody at a computer that speaks a language. */
    protected Person person(String name, String locale) {
        return comes(name, Device.of(Device.Kind.COMPUTER, locale));
    }

    /** Somebody whose browser differs in something. */
    protected Person person(String name, Consumer<NewContextOptions> change) {
        return comes(name, Device.with(change));
    }

    private Person comes(String name, Device device) {
        Person person = new Person(name, device);
        people.add(person);
        return person;
    }

    /** Lets somebody open the lobby, and open it anew when there is neither a server nor a network any more. */
    protected Person withoutServer(Person person) {
        person.expecting("net::ERR_").open(server.at("")).keepWhatPlays();
        server.stop();
        isStopped = true;
        person.context().setOffline(true);
        person.page().reload();
        person.sees(person.text("lobby.alone"));
        return person;
    }

    /** Makes a table without a page, which only prepares a test; its link. */
    protected String table(Person host, String wish) {
        server.post(host.context(), "api/session", "{}");
        return server.at("table/" + host.make(server.at("api/tables"), wish));
    }

    /** Somebody comes to a table that begins somewhere in a stored game, with bots on the other seats. */
    protected Person sit(Person person, StoredGame game, int ply) {
        return person.open(table(person, game.from(ply, "random")));
    }

    /** Somebody makes a table with open seats as the form has it, after changing what is to be changed; its link. */
    protected String invite(Person host, Runnable change) {
        host.open(server.at("settings"));
        host.field("Display name").fill(host.name());
        host.button("Save the name").click();
        host.link(host.name()).waitFor();
        host.open(server.at("new"));
        change.run();
        host.button("Create the table").click();
        return host.field("Send this link to anyone who should play").inputValue();
    }

    /** Somebody comes by a table's link and sits down. */
    protected void join(Person guest, String link) {
        guest.open(link);
        guest.field("Your name at this table").fill(guest.name());
        guest.button("Sit down").click();
        guest.sees("one of them is yours");
    }
}
