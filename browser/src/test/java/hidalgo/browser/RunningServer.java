package hidalgo.browser;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.options.RequestOptions;
import hidalgo.server.HidalgoServer;
import hidalgo.server.base.Settings;
import hidalgo.server.people.People;
import hidalgo.server.store.Database;
import hidalgo.server.store.ModerationStore;
import hidalgo.server.store.PeopleStore;
import hidalgo.tables.protocol.Moderation;
import java.nio.file.Path;
import java.time.Clock;
import java.util.logging.Level;
import java.util.logging.Logger;

/** A real server with a real database and the real pages. */
public final class RunningServer implements AutoCloseable {
    static {
        Logger.getLogger("").setLevel(Level.SEVERE);
    }

    private final Path folder;
    private final int port;
    private HidalgoServer server;

    RunningServer(Path folder) {
        this.folder = folder;
        server = start(0);
        port = server.port();
    }

    private HidalgoServer start(int wanted) {
        // Bots that don't pause, one thread for them, and no limits: a test asks faster than people do.
        return HidalgoServer.start(
                Settings.in(folder)
                        .port(wanted)
                        .botThreads(1)
                        .botPause(0)
                        .limits(false)
                        .node("test")
                        .build(),
                Clock.systemUTC());
    }

    /** The address of a page. */
    public String at(String path) {
        return "http://127.0.0.1:" + port + "/" + path;
    }

    /** Posts a request for a person without a page; returns the answer. */
    public String post(BrowserContext person, String path, String data) {
        return text(person.request()
                .post(
                        at(path),
                        RequestOptions.create()
                                .setHeader("Content-Type", "application/json")
                                .setData(data)));
    }

    /** Gets the answer to a request for a person without a page. */
    public String get(BrowserContext person, String path) {
        return text(person.request().get(at(path)));
    }

    private static String text(APIResponse answer) {
        if (!answer.ok()) {
            throw new IllegalStateException(answer.url() + ": " + answer.text());
        }
        return answer.text();
    }

    /** Gives an account a role, as the command line does. */
    public void appoint(String account, Moderation.Role role) {
        try (Database database = Database.open(Database.inFile(folder.resolve("hidalgo.db")))) {
            new ModerationStore(database)
                    .putRole(
                            new PeopleStore(database)
                                    .withAccount(People.account(account))
                                    .orElseThrow()
                                    .id(),
                            role);
        }
    }

    /** Stops it; the folder stays. */
    public void stop() {
        server.close();
    }

    /** Starts it again on the same port with the same folder. */
    public void startAgain() {
        server = start(port);
    }

    @Override
    public void close() {
        server.close();
    }
}
