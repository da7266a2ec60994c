package hidalgo.offline;

import hidalgo.records.JsonText;
import hidalgo.tables.protocol.Frame;
import hidalgo.tables.session.BotRunner;
import hidalgo.tables.session.OpenTable;
import hidalgo.tables.session.SharedFrame;
import hidalgo.tables.session.SharedViews;
import hidalgo.tables.session.TableReference;
import hidalgo.tables.session.TableSession;
import hidalgo.tables.session.TableShell;
import hidalgo.tables.session.Viewer;
import hidalgo.tables.session.Viewers;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.Table;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A table in the browser: one person has it alone, in as many pages as they open. */
final class OfflineTable implements OpenTable, TableShell, TableReference {
    /** The person who uses the browser. */
    static final String PERSON = "local";

    private final String id;
    private final Browser browser;
    private final TableSession session;
    private final Map<Integer, Page> pages = new HashMap<>();

    /** A page that shows the table from a seat of its person, if it asks for one. */
    private record Page(
            Browser browser, int socket, @Nullable Integer seat) implements Viewer {
        @Override
        public String person() {
            return PERSON;
        }

        @Override
        public void send(SharedFrame shared) {
            Frame frame = shared.frame();
            browser.post(JsonText.compact(JsonText.object("type", "frame", "socket", socket, "frame", frame)));
        }

        @Override
        public void reconnect() {
            throw new IllegalStateException("A browser's table can't be replaced");
        }
    }

    /** A table with stored events. */
    OfflineTable(Table table, OfflineLog log, BotRunner bots, Browser browser) {
        this.id = table.id();
        this.browser = browser;
        Viewers viewers = new Viewers(log, browser::now, List::of, () -> true);
        this.session = new TableSession(table, log, viewers, bots, this);
    }

    Table table() {
        return session.table();
    }

    @Override
    public <T> T read(Function<SharedViews, T> reading) {
        session.confirmOrRollBack();
        return reading.apply(session.show());
    }

    @Override
    public <T> T look(Function<SharedViews, T> reading) {
        return read(reading);
    }

    @Override
    public <T> T change(Function<Table, List<? extends Change>> decision, Function<SharedViews, T> reply) {
        session.confirmOrRollBack();
        return reply.apply(session.change(decision));
    }

    /** The page shows at once that a bot is thinking, because nothing else happens in the worker meanwhile. */
    @Override
    public void think(int seat, boolean on) {
        session.viewers().think(seat, on);
        session.refresh();
    }

    @Override
    public void wakeBots() {
        session.resume();
    }

    /** Opens it: the table is shown there whenever it changes. */
    void connect(int socket, @Nullable Integer seat) {
        Page page = new Page(browser, socket, seat);
        pages.put(socket, page);
        session.join(page);
    }

    /** Closes it. */
    void disconnect(int socket) {
        Page page = pages.remove(socket);
        if (page != null) {
            session.viewers().leave(page);
        }
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public OpenTable open() {
        return this;
    }

    @Override
    public OpenTable inUse() {
        return this;
    }

    @Override
    public TableReference reference() {
        return this;
    }

    @Override
    public long now() {
        return browser.now();
    }

    @Override
    public void carryOutPlan(long due, long wait) {
        browser.after(Math.toIntExact(wait), () -> change(TableSession.planned(due, now()), SharedViews::table));
    }

    /** Bots wait for the page: nothing happens at a table that is not shown. */
    @Override
    public boolean mayRest(Table table) {
        return true;
    }

    @Override
    public void gone() {
        throw new IllegalStateException("Only the page can delete a browser's table");
    }
}
