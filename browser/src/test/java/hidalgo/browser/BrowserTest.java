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

    /** A person at a computer who wants no motion: then there is nothing to wait for. */
    protected Person person(String name) {
        return comes(name, Device.of(Device.Kind.COMPUTER));
    }

    /** A person who wants motion, as most do. */
    protected Person lively(String name) {
        return comes(name, Device.of(Device.Kind.LIVELY_COMPUTER));
    }

    /** A person with a phone. */
    protected Person onPhone(String name) {
        return comes(name, Device.of(Device.Kind.PHONE));
    }

    /** A person with a phone in a language. */
    protected Person onPhone(String name, String locale) {
        return comes(name, Device.of(Device.Kind.PHONE, locale));
    }

    /** A person with a phone with unusual settings. */
    protected Person onPhone(String name, Consumer<NewContextOptions> change) {
        return person(name, wish -> {
            Device.phone(wish);
            change.accept(wish);
        });
    }

    /** A person at a computer in a language. */
    protected Person person(String name, String locale) {
        return comes(name, Device.of(Device.Kind.COMPUTER, locale));
    }

    /** A person whose browser has unusual settings. */
    protected Person person(String name, Consumer<NewContextOptions> change) {
        return comes(name, Device.with(change));
    }

    private Person comes(String name, Device device) {
        Person person = new Person(name, device);
        people.add(person);
        return person;
    }

    /** Lets a person open the lobby, and open it again without a server and without a network. */
    protected Person withoutServer(Person person) {
        person.expecting("net::ERR_").open(server.at("")).cacheOfflineFiles();
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

    /** A person comes to a table that begins somewhere in a stored game, with bots in the other seats. */
    protected Person sit(Person person, StoredGame game, int ply) {
        return person.open(table(person, game.from(ply, "random")));
    }

    /** A person makes a table with open seats, with the default settings except for some changes; returns its link. */
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

    /** A person opens a table's link and sits down. */
    protected void join(Person guest, String link) {
        guest.open(link);
        guest.field("Your name at this table").fill(guest.name());
        guest.button("Sit down").click();
        guest.sees("one of them is yours");
    }
}
