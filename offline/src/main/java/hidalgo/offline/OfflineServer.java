package hidalgo.offline;

import hidalgo.records.JsonText;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.tables.Identifier;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.command.NewTables;
import hidalgo.tables.command.Rematch;
import hidalgo.tables.protocol.GuestRights;
import hidalgo.tables.protocol.NewTable;
import hidalgo.tables.protocol.Problem;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.protocol.SignUp;
import hidalgo.tables.protocol.TableView;
import hidalgo.tables.protocol.Text;
import hidalgo.tables.puzzle.Puzzles;
import hidalgo.tables.session.BotRunner;
import hidalgo.tables.session.SharedViews;
import hidalgo.tables.session.TableSession;
import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Participant;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.TimedEvent;
import hidalgo.tables.view.AvailableGames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Answers the page when no server does: it receives messages and posts others, all of them JSON. */
final class OfflineServer {
    /** The prefix of the identifiers of tables in the browser. */
    static final String LOCAL = "local-";

    private static final int OK = 200;

    private final Map<String, OfflineTable> tables = new HashMap<>();
    private final Map<Integer, OfflineTable> sockets = new HashMap<>();
    private final BotRunner bots;
    private final Sights sights = new Sights();
    private final Browser browser;
    private final OfflineReplays replays;
    private final Puzzles puzzles;

    OfflineServer(Browser browser) {
        this.browser = browser;
        this.bots = new BotRunner(new WorkerThinkers(browser), 0);
        this.replays = new OfflineReplays(id -> open(id).table(), browser);
        this.puzzles = new Puzzles(browser::now);
    }

    /** Receives a message of the page. */
    void hear(String text) {
        Parsed message = Parsed.of(text);
        switch (message.text("type")) {
            case "restore" -> restore(message.text("table"), message.list("events"));
            case "connect" -> connect(message.text("table"), message.number("socket"), message.optional("seat"));
            case "disconnect" -> disconnect(message.number("socket"));
            default -> answer(message.number("id"), Call.of(message));
        }
    }

    private void restore(String table, List<?> events) {
        if (!replays.restore(table, events) && !tables.containsKey(table)) {
            List<TimedEvent> kept = StoredEvents.read(events);
            tables.put(
                    table,
                    new OfflineTable(
                            Table.of(table, kept, Downtimes.NONE), new OfflineLog(kept, browser), bots, browser));
        }
    }

    private void connect(String id, int socket, @Nullable Object seat) {
        OfflineTable table = open(id);
        sockets.put(socket, table);
        table.connect(socket, seat instanceof Integer number ? number : null);
    }

    private void disconnect(int socket) {
        OfflineTable table = sockets.remove(socket);
        if (table != null) {
            table.disconnect(socket);
        }
    }

    private void answer(int id, Call call) {
        int status = OK;
        Object body;
        try {
            body = answer(call);
        } catch (RequestRefused refused) {
            status = refused.kind().status();
            body = problem(refused, call);
        }
        browser.post(JsonText.of(JsonText.object("type", "answer", "id", id, "status", status, "body", body)));
    }

    /** Why something was refused; at a table with the table as it is. */
    private Problem problem(RequestRefused refused, Call call) {
        OfflineTable table = call.part(0).equals("tables") ? tables.get(call.part(1)) : null;
        boolean withTable = refused.kind() == Kind.STALE || refused.kind() == Kind.REFUSED;
        TableView view = withTable && table != null ? view(table) : null;
        Message reason = refused.reason();
        return new Problem(refused.rule(), Text.of(reason), Messages.ENGLISH.text(reason), view);
    }

    private @Nullable Object answer(Call call) {
        return switch (call.method() + " " + call.part(0)) {
            case "GET welcome" -> AvailableGames.welcome("", List.of(), SignUp.CLOSED, GuestRights.PLAY);
            case "GET messages" -> Messages.of(call.part(1)).all();
            case "POST tables" -> call.path().size() == 1 ? create(call) : table(call);
            case "GET tables" -> table(call);
            case "POST sights" -> sights.answer(call, browser.now());
            case "GET replays" -> replays.answer(call);
            case "POST replays" -> replays.make(call);
            case "GET puzzles" -> call.path().size() == 1 ? puzzles.days() : puzzles.view(call.part(1));
            case "POST puzzles" ->
                puzzles.judge(call.part(1), call.body(Requests.Try.class).move());
            default -> throw RequestRefused.of(Kind.REFUSED, "server.needed");
        };
    }

    private Object table(Call call) {
        OfflineTable table = open(call.part(1));
        return call.part(2).equals("rematch")
                ? rematch(table)
                : new TableCalls(
                                table,
                                replays,
                                call,
                                Math.max(table.now(), table.table().changed()))
                        .answer();
    }

    private OfflineTable open(String id) {
        OfflineTable table = tables.get(id);
        if (table == null) {
            throw RequestRefused.of(Kind.GONE, "server.table.none");
        }
        return table;
    }

    private TableView create(Call call) {
        Participant person = Participant.of(OfflineTable.PERSON, call.name());
        NewTable wish = call.body(NewTable.class);
        if (wish.seats().stream().anyMatch(seat -> seat.kind() == NewTable.Kind.OPEN)) {
            throw RequestRefused.of(Kind.REFUSED, "server.needed");
        }
        List<TableEvent> events = NewTables.open(person, wish, null);
        return view(create(LOCAL + Identifier.random(), events));
    }

    private OfflineTable create(String id, List<TableEvent> events) {
        List<TimedEvent> first = new ArrayList<>();
        Table table = TableSession.create(id, events, browser.now(), Downtimes.NONE, first);
        OfflineLog log = new OfflineLog(List.of(), browser);
        log.append(first, table);
        OfflineTable made = new OfflineTable(table, log, bots, browser);
        tables.put(id, made);
        return made;
    }

    private TableView rematch(OfflineTable table) {
        table.change(current -> Rematch.want(current, OfflineTable.PERSON), SharedViews::table);
        Rematch.wantedByAll(table.table()).ifPresent(rematch -> {
            String next = LOCAL + rematch.id();
            create(next, rematch.events());
            table.change(current -> List.of(new TableEvent.Rematched(next)), SharedViews::table);
        });
        return view(table);
    }

    private static TableView view(OfflineTable table) {
        return table.read(showing -> showing.view(OfflineTable.PERSON, null));
    }
}
