package hidalgo.offline;

import hidalgo.bots.analysis.Suggestion;
import hidalgo.records.JsonText;
import hidalgo.records.Parsed;
import hidalgo.rules.RandomSource;
import hidalgo.tables.Identifier;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.command.NewTables;
import hidalgo.tables.command.Suggestions;
import hidalgo.tables.deal.DealOfDay;
import hidalgo.tables.deal.Deals;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.GuestRights;
import hidalgo.tables.protocol.NewTable;
import hidalgo.tables.protocol.Problem;
import hidalgo.tables.protocol.ReplayAnswers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.protocol.SignUp;
import hidalgo.tables.protocol.TableView;
import hidalgo.tables.replay.Comments;
import hidalgo.tables.replay.ReplaySource;
import hidalgo.tables.request.Call;
import hidalgo.tables.request.Request;
import hidalgo.tables.request.SharedRequests;
import hidalgo.tables.request.Shell;
import hidalgo.tables.session.BotRunner;
import hidalgo.tables.session.Outcome;
import hidalgo.tables.session.TableAccess;
import hidalgo.tables.session.TableSession;
import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Participant;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.TimedEvent;
import hidalgo.tables.view.AvailableGames;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Answers the page when no server does: it receives messages and posts others, all of them JSON. */
final class OfflineServer implements Shell {
    /** The prefix of the identifiers of tables in the browser. */
    static final String LOCAL = "local-";

    private static final int OK = 200;

    /** A third of a server's, because a browser thinks far more slowly. */
    private static final int HINT_ITERATIONS = 200;

    /** A device shows the comments of a record, and no others: people write them for each other. */
    private static final Comments NO_COMMENTS = new Comments() {
        @Override
        public List<ReplayAnswers.Comment> on(ReplaySource game, @Nullable Participant person) {
            return List.of();
        }

        @Override
        public void add(ReplaySource game, Participant person, Requests.Comment comment) {
            throw RequestRefused.of(Kind.REFUSED, "server.needed");
        }

        @Override
        public void remove(ReplaySource game, Participant person, String comment) {
            throw RequestRefused.of(Kind.REFUSED, "server.needed");
        }
    };

    private static final SecureRandom RANDOM = new SecureRandom();

    private final Map<String, OfflineTable> tables = new HashMap<>();
    private final Map<Integer, OfflineTable> sockets = new HashMap<>();
    private final BotRunner bots;
    private final KnownGames sights = new KnownGames();
    private final Browser browser;
    private final OfflineReplays replays;
    private final OfflineDeals deals;
    private final TableAccess access = new TableAccess(this::open);
    private final List<Request<?>> requests;

    OfflineServer(Browser browser) {
        this.browser = browser;
        this.bots = new BotRunner(new WorkerThinkers(browser), 0);
        this.replays = new OfflineReplays(id -> open(id).table(), browser);
        this.deals = new OfflineDeals(this::table, this::create, browser::now);
        this.requests = SharedRequests.in(this);
    }

    /** Receives a message of the page. */
    void receive(String text) {
        Parsed message = Parsed.of(text);
        switch (message.text("type")) {
            case "restore" -> restore(message.text("table"), message.list("events"));
            case "connect" -> connect(message.text("table"), message.number("socket"), message.optional("seat"));
            case "disconnect" -> disconnect(message.number("socket"));
            default -> answer(message.number("id"), PageRequest.of(message));
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

    private void answer(int id, PageRequest sent) {
        int status = OK;
        Object body;
        try {
            body = answer(sent);
        } catch (RequestRefused refused) {
            status = refused.kind().status();
            body = problem(refused, sent);
        }
        browser.post(JsonText.compact(JsonText.object("type", "answer", "id", id, "status", status, "body", body)));
    }

    /** Why something was refused; at a table with the table as it is. */
    private Problem problem(RequestRefused refused, PageRequest sent) {
        OfflineTable table = sent.part(0).equals("tables") ? tables.get(sent.part(1)) : null;
        TableView view = refused.showsTable() && table != null ? view(table) : null;
        return Problem.of(refused.rule(), refused.reason(), view);
    }

    private @Nullable Object answer(PageRequest sent) {
        if (sent.part(0).equals("sights")) {
            return sights.answer(sent, browser.now());
        }
        if (sent.part(0).equals("deals") && sent.part(1).startsWith(LOCAL)) {
            return answerHere(sent.without(LOCAL));
        }
        return answerHere(sent);
    }

    private @Nullable Object answerHere(PageRequest sent) {
        if (sent.part(0).equals("deals") && sent.part(2).equals("keep")) {
            ReplayAnswers.CarriedDeal carried = sent.body(ReplayAnswers.CarriedDeal.class);
            return deals.keep(
                    DealOfDay.named(sent.part(1), browser.now()),
                    Participant.of(OfflineTable.PERSON, sent.name()),
                    carried.seed(),
                    carried.salt());
        }
        for (Request<?> request : requests) {
            Map<String, String> variables = sent.variables(request.route());
            if (variables != null) {
                return PageCall.answer(request, sent, variables);
            }
        }
        throw RequestRefused.of(Kind.REFUSED, "server.needed");
    }

    private OfflineTable open(String id) {
        OfflineTable table = tables.get(id);
        if (table == null) {
            throw RequestRefused.of(Kind.GONE, "server.table.none");
        }
        return table;
    }

    @Override
    public long now() {
        return browser.now();
    }

    @Override
    public TableAccess tables() {
        return access;
    }

    @Override
    public Answers.Welcome welcome(Call<?> call) {
        return AvailableGames.welcome("", List.of(), SignUp.CLOSED, GuestRights.PLAY, null, false);
    }

    @Override
    public TableView create(Call<NewTable> call) {
        NewTable wish = call.body();
        if (wish.seats().stream().anyMatch(seat -> seat.kind() == NewTable.Kind.OPEN)) {
            throw RequestRefused.of(Kind.REFUSED, "server.needed");
        }
        List<TableEvent> events = NewTables.open(call.person(), wish, null);
        return view(open(begin(call, Identifier.random(), events)));
    }

    /** A device has as much room as its browser gives it. */
    @Override
    public void requireRoom(Call<?> call) {}

    @Override
    public String begin(Call<?> call, String id, List<TableEvent> events) {
        String local = LOCAL + id;
        if (!tables.containsKey(local)) {
            create(local, events);
        }
        return local;
    }

    private void create(String id, List<TableEvent> events) {
        List<TimedEvent> first = new ArrayList<>();
        Table table = TableSession.create(id, events, browser.now(), Downtimes.NONE, first);
        OfflineLog log = new OfflineLog(List.of(), browser);
        log.append(first, table, Outcome.of(table));
        tables.put(id, new OfflineTable(table, log, bots, browser));
    }

    private @Nullable Table table(String id) {
        OfflineTable known = tables.get(id);
        return known == null ? null : known.table();
    }

    @Override
    public Comments comments() {
        return NO_COMMENTS;
    }

    @Override
    public Deals deals() {
        return deals;
    }

    @Override
    public Answers.Hint hint(Call<Requests.SeatOnly> call) {
        int seat = call.body().seat();
        return access.read(call.id(), call.person(), showing -> {
            Table table = showing.table();
            Suggestions.check(table, OfflineTable.PERSON, seat);
            RandomSource chance = RandomSource.of(RANDOM.nextLong(), RANDOM.nextLong());
            return Suggestions.answer(
                    table.version(), Suggestion.of(table.position().view(seat), chance, HINT_ITERATIONS));
        });
    }

    @Override
    public ReplaySource replay(String id, @Nullable Participant person) {
        return replays.source(id);
    }

    @Override
    public Answers.Created storeUpload(Call<Requests.Upload> call) {
        return replays.store(call.body().record());
    }

    @Override
    public ReplayAnswers.AnalysisView analysis(String id, @Nullable Participant person) {
        return replays.analysis(id);
    }

    @Override
    public ReplayAnswers.AnalysisView analyse(Call<?> call) {
        return replays.analyse(call.id());
    }

    private static TableView view(OfflineTable table) {
        return table.read(showing -> showing.view(OfflineTable.PERSON, null));
    }
}
