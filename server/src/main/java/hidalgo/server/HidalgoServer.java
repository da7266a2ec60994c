package hidalgo.server;

import hidalgo.bots.Bots;
import hidalgo.rules.Messages;
import hidalgo.server.administration.HouseRules;
import hidalgo.server.base.Closing;
import hidalgo.server.base.Scheduler;
import hidalgo.server.base.Seal;
import hidalgo.server.base.SecurityLog;
import hidalgo.server.base.Settings;
import hidalgo.server.base.SteadyClock;
import hidalgo.server.bus.Bus;
import hidalgo.server.bus.NodeBus;
import hidalgo.server.bus.RedisAddress;
import hidalgo.server.bus.RedisTransport;
import hidalgo.server.bus.Topic;
import hidalgo.server.bus.Transport;
import hidalgo.server.command.Hints;
import hidalgo.server.command.Tables;
import hidalgo.server.command.Vacations;
import hidalgo.server.community.ClubDesk;
import hidalgo.server.community.Online;
import hidalgo.server.community.Profiles;
import hidalgo.server.cup.CupServices;
import hidalgo.server.deal.DailyDeals;
import hidalgo.server.http.Health;
import hidalgo.server.http.Services;
import hidalgo.server.http.WebServer;
import hidalgo.server.live.BotThinker;
import hidalgo.server.live.LateTables;
import hidalgo.server.live.LiveTables;
import hidalgo.server.live.NodeThinkers;
import hidalgo.server.live.OtherNodes;
import hidalgo.server.live.RunningGames;
import hidalgo.server.live.SeatViews;
import hidalgo.server.live.TableHistory;
import hidalgo.server.lobby.GameFinder;
import hidalgo.server.lobby.Lobby;
import hidalgo.server.login.OutsideSignIn;
import hidalgo.server.login.Passkeys;
import hidalgo.server.maintenance.CleanUp;
import hidalgo.server.moderation.Blocks;
import hidalgo.server.moderation.Moderators;
import hidalgo.server.moderation.Reports;
import hidalgo.server.moderation.Sanctions;
import hidalgo.server.moderation.Staff;
import hidalgo.server.notify.Channels;
import hidalgo.server.notify.MailSender;
import hidalgo.server.notify.Messenger;
import hidalgo.server.notify.Notices;
import hidalgo.server.notify.PushSender;
import hidalgo.server.people.Accounts;
import hidalgo.server.people.Invitations;
import hidalgo.server.people.Names;
import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.server.people.Sessions;
import hidalgo.server.people.Tokens;
import hidalgo.server.rating.Boards;
import hidalgo.server.rating.Ratings;
import hidalgo.server.replay.Analyses;
import hidalgo.server.replay.ReplayComments;
import hidalgo.server.replay.Replays;
import hidalgo.server.store.AdministrationStore;
import hidalgo.server.store.BlockStore;
import hidalgo.server.store.BoardStore;
import hidalgo.server.store.ChannelStore;
import hidalgo.server.store.ClubStore;
import hidalgo.server.store.CommentStore;
import hidalgo.server.store.CredentialStore;
import hidalgo.server.store.CupStore;
import hidalgo.server.store.Database;
import hidalgo.server.store.DealStore;
import hidalgo.server.store.Erasure;
import hidalgo.server.store.HeartbeatStore;
import hidalgo.server.store.InvitationStore;
import hidalgo.server.store.JobStore;
import hidalgo.server.store.LobbyStore;
import hidalgo.server.store.LoginStore;
import hidalgo.server.store.ModerationStore;
import hidalgo.server.store.NoteStore;
import hidalgo.server.store.NoticeStore;
import hidalgo.server.store.PeopleStore;
import hidalgo.server.store.PostgresTransport;
import hidalgo.server.store.PresenceStore;
import hidalgo.server.store.ProfileStore;
import hidalgo.server.store.ReplayStore;
import hidalgo.server.store.ResultStore;
import hidalgo.server.store.SecretStore;
import hidalgo.server.store.SessionStore;
import hidalgo.server.store.StaleTables;
import hidalgo.server.store.TableStore;
import hidalgo.server.thinking.JobThreads;
import hidalgo.server.thinking.Jobs;
import hidalgo.server.thinking.Payers;
import hidalgo.server.thinking.Thinking;
import hidalgo.tables.session.BotRunner;
import hidalgo.tables.session.OpenTable;
import hidalgo.tables.session.TableAccess;
import hidalgo.tables.table.Table;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server: the database, the tables in use, and HTTP. */
public final class HidalgoServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(HidalgoServer.class);
    private static final Duration PULSE = Duration.ofSeconds(5);
    private static final Duration STRANGERS_KEPT = Duration.ofDays(2);
    private static final Duration LATE = Duration.ofSeconds(5);
    private static final Duration TIDY_HEAP = Duration.ofSeconds(10);

    private final Scheduler timer = new Scheduler("pulse", 1);
    private final Scheduler tableTimer = new Scheduler("tables", 2);
    private final Scheduler cupTimer = new Scheduler("cups", 1);
    private final Thinking thinking;
    private final JobThreads jobThreads;
    private final Database database;
    private final ServerHealth health;
    private final OtherNodes nodes;
    private final LiveTables live;
    private final RunningGames check;
    private final Runnable lastBeat;
    private final WebServer web;
    private final Bus bus;
    private final Notices notices;
    private volatile int port;
    private volatile long restored;
    private volatile long changed;

    private HidalgoServer(Settings settings, Clock clock, CollectorWatch collector) {
        database = Database.openForServer(settings.databaseUrl());
        HeartbeatStore heartbeats = new HeartbeatStore(database);
        bus = database.isShared() ? bus(settings, database) : Bus.NONE;
        JobStore jobStore = new JobStore(database, bus);
        WorkerWatch workers = new WorkerWatch(jobStore::neglectedSince, clock);
        health = new ServerHealth(database, bus, heartbeats, collector, workers);
        heartbeats.start(settings.node(), clock.millis());
        SessionStore sessionStore = new SessionStore(database, bus);
        PeopleStore peopleStore = new PeopleStore(database, sessionStore, bus);
        peopleStore.noteLikenesses();
        Names names = new Names(peopleStore, reservedNames());
        nodes = database.isShared() ? new PresenceStore(database, bus, settings.node()) : OtherNodes.NONE;
        thinking = new Thinking();
        Ratings ratings = new Ratings(new ResultStore(database), peopleStore);
        TableStore tableStore = new TableStore(database, bus, settings.node());
        Blocks blocks = new Blocks(new BlockStore(database), clock);
        ChannelStore channels = new ChannelStore(database);
        PushSender sender = new PushSender(new SecretStore(database).pushKey(), clock);
        Messenger messenger = new Messenger(
                channels,
                sender,
                peopleStore::language,
                () -> settings.address(port),
                settings.innerNetworks(),
                settings.mail() == null ? null : new MailSender(settings.mail(), clock),
                clock);
        notices = new Notices(
                new NoticeStore(database),
                channels,
                person -> peopleStore.byId(person).map(Person::preferences).orElse(Map.of()),
                blocks::reads,
                messenger,
                settings.noticeDelay(),
                clock);
        TableHistory history = new TableHistory(tableStore, ratings, notices, heartbeats::downtimes, clock);
        ReplayStore replayStore = new ReplayStore(database);
        Jobs jobs = new Jobs(jobStore, clock);
        SeatViews views = new SeatViews(history, this::tableInUse);
        BotThinker thinker = Workers.bots(views, settings);
        JobThreads doing = Workers.threads(jobStore, settings, thinker, views, history, replayStore, clock, jobs::look);
        jobThreads = doing;
        NodeThinkers thinkers =
                new NodeThinkers(new Payers(peopleStore, clock)::names, thinking, jobs, thinker, tableTimer);
        BotRunner bots = new BotRunner(thinkers, settings.botPause());
        NoteStore notes = new NoteStore(database);
        live = new LiveTables(
                history, nodes, bots, person -> Vacations.until(notes, person, clock.millis()), tableTimer);
        notices.start(new TablesOfNotices(live));
        timer.every(Duration.ofSeconds(1), notices::look);
        timer.every(LATE, new LateTables(tableStore, live, clock)::look);
        check = new RunningGames(live, history);
        DealStore dealStore = new DealStore(database);
        TableAccess access =
                new TableAccess(live::open, (table, person) -> DailyDeals.maySee(dealStore, table, person, clock));
        Replays replays = new Replays(access, replayStore, clock);
        Sessions sessions = new Sessions(sessionStore, clock, settings.idleSessions());
        ProfileStore profiles = new ProfileStore(database);
        Online online = new Online(profiles, clock);
        sessions.whenUsed(online::used);
        timer.every(Duration.ofMinutes(1), online::store);
        SecurityLog security = new SecurityLog(settings.securityLog(), settings.node(), clock);
        People people = new People(peopleStore, sessions, names);
        Seal seal = new Seal(new SecretStore(database).peopleKey());
        LoginStore logins = new LoginStore(database);
        Tables tables = new Tables(live, access, tableStore, names, notes, blocks, seal, clock);
        AdministrationStore administration = new AdministrationStore(database);
        HouseRules rules = new HouseRules(administration, settings.admission(), clock);
        rules.look();
        timer.every(PULSE, rules::look);
        ModerationStore moderation = new ModerationStore(database);
        Moderators moderators = new Moderators(
                blocks, new Sanctions(moderation, clock), new Reports(moderation, clock), new Staff(moderation, clock));
        moderators.sanctions().look();
        timer.every(
                PULSE,
                () -> health.note(new Health.Backlog(
                        jobStore.waiting(clock.millis()),
                        jobStore.running(clock.millis()),
                        moderation.open("").all())));
        timer.every(PULSE, moderators.sanctions()::look);
        Profiles pages = new Profiles(profiles);
        LobbyStore lobbyStore = new LobbyStore(database);
        CupStore cupStore = new CupStore(database);
        CupServices cups = CupServices.of(cupStore, live, notices::beginRound, clock);
        Services services = new Services(
                live,
                access,
                history,
                new Lobby(lobbyStore, blocks, rules::announcement, clock),
                new GameFinder(lobbyStore, people, pages, clock),
                tables,
                new Hints(access, jobs),
                replays,
                new ReplayComments(new CommentStore(database), clock),
                new Analyses(jobStore, replays, replayStore, clock),
                ratings,
                new DailyDeals(dealStore, tables, replays, clock),
                new Boards(new BoardStore(database)),
                pages,
                online,
                new ClubDesk(new ClubStore(database), clock),
                people,
                new Accounts(people, peopleStore, new CredentialStore(database), sessions, names, clock),
                new Invitations(new InvitationStore(database), rules::admission, clock),
                sessions,
                new Tokens(sessionStore, sessions, clock),
                new Vacations(notes, tables, settings.vacationDays(), clock),
                new Passkeys(logins, people, seal, clock),
                settings.issuer() == null ? null : new OutsideSignIn(settings.issuer(), logins, people, seal, clock),
                new Channels(channels, messenger, sender, clock),
                notices,
                cups,
                moderators,
                rules,
                administration,
                security,
                clock);
        web = new WebServer(settings, services, health, bus, seal, clock);
        bus.listen(
                Map.of(
                        Topic.TABLE,
                        told -> TableStore.read(told, live::changedElsewhere),
                        Topic.PRESENCE,
                        live::viewersChangedElsewhere,
                        Topic.REWRITTEN,
                        live::readAgain,
                        Topic.SESSION,
                        sessions::ended,
                        Topic.JOB,
                        told -> Workers.receive(told, doing, jobs),
                        Topic.COUNT,
                        web::countedElsewhere),
                this::checkEverything);
        lastBeat = () -> heartbeats.beat(settings.node(), clock.millis());
        restored = heartbeats.restored();
        changed = heartbeats.changed();
        timer.every(PULSE, () -> {
            health.beat(lastBeat);
            watchEverything(heartbeats);
        });
        timer.every(Duration.ofMinutes(1), web::tidy);
        timer.every(CollectorWatch.STEP, collector::check);
        timer.every(PULSE, workers::check);
        timer.every(TIDY_HEAP, new HeapKeeper(System::nanoTime)::tidy);
        CleanUp cleanUp = new CleanUp(
                settings.keep(),
                tableStore,
                new StaleTables(database),
                new Erasure(database),
                peopleStore,
                replayStore,
                heartbeats);
        timer.every(Duration.ofHours(6), () -> {
            cleanUp.run(clock.millis());
            cupStore.tidy(settings.keep(), clock.millis());
            peopleStore.pruneStrangers(clock.millis() - STRANGERS_KEPT.toMillis(), reservedNames());
            moderators.staff().tidy();
            security.tidy();
            notices.tidy();
        });
        listen(settings);
        health.note(true);
        check.start();
        cupTimer.every(Duration.ofSeconds(1), cups.course()::look);
        if (!database.isShared()) {
            jobStore.releaseAll();
        }
        jobThreads.start();
        tableTimer.every(Duration.ofSeconds(1), jobs::look);
        LOG.info("Listening on port {}", port);
    }

    private @Nullable OpenTable tableInUse(String id) {
        return live.inUse(id);
    }

    /** The names of guests without a name, and of bots: they can't be names of accounts. */
    private static List<String> reservedNames() {
        List<String> names = new ArrayList<>(Bots.names());
        for (String language : Messages.LANGUAGES) {
            names.add(Messages.of(language).text("server.guest"));
            names.add(Messages.of(language).text("server.former"));
        }
        return names;
    }

    /** The tables as notices see them. */
    private record TablesOfNotices(LiveTables live) implements Notices.Tables {
        @Override
        public <T> T read(String id, Function<Table, T> reading) {
            return live.open(id).read(showing -> reading.apply(showing.table()));
        }

        @Override
        public boolean isWatching(String id, String person) {
            return live.isWatching(id, person);
        }
    }

    /** The messages between the nodes of a database, which seal them with its key. */
    static Bus bus(Settings settings, Database database) {
        return new NodeBus(connector(settings, database), new Seal(new SecretStore(database).busKey()));
    }

    /** The transport of messages between nodes: Redis if there is one, otherwise the database. */
    private static Transport.Connector connector(Settings settings, Database database) {
        String address = settings.bus();
        if (address == null) {
            return () -> PostgresTransport.connect(database);
        }
        RedisAddress redis = RedisAddress.of(address);
        return () -> RedisTransport.connect(redis);
    }

    /** Starts to listen. If no port is available, it cleans up after itself. */
    private void listen(Settings settings) {
        try {
            port = web.start(settings.host(), settings.port());
        } catch (RuntimeException e) {
            timer.close();
            closeTables();
            database.close();
            throw e;
        }
    }

    private void closeTables() {
        Closing.inOrder(
                cupTimer::close,
                check::close,
                bus::close,
                thinking::close,
                jobThreads::close,
                tableTimer::close,
                nodes::leave);
    }

    /** Starts a server. */
    public static HidalgoServer start(Settings settings) {
        return start(settings, new SteadyClock());
    }

    /** Starts a server with a given clock. */
    public static HidalgoServer start(Settings settings, Clock clock) {
        return start(settings, clock, new CollectorWatch(System::nanoTime, CollectorWatch::pauses));
    }

    /** Starts a server with a given clock and a given watch on the garbage collector. */
    static HidalgoServer start(Settings settings, Clock clock, CollectorWatch collector) {
        return new HidalgoServer(settings, clock, collector);
    }

    /** Notices changes that the command line made in the database. */
    private void watchEverything(HeartbeatStore heartbeats) {
        long nowRestored = heartbeats.restored();
        long nowChanged = heartbeats.changed();
        // Sockets of ended sessions are closed before all viewers are asked to reconnect.
        if (nowChanged != changed) {
            changed = nowChanged;
            checkEverything();
        }
        if (nowRestored != restored) {
            restored = nowRestored;
            live.putAllAway();
            check.start();
            LOG.info("A backup was restored, or names or chat were erased; reading all tables again");
        }
    }

    /** Tables may have been deleted, and sessions ended. */
    private void checkEverything() {
        live.catchUp();
        web.closeEndedSockets();
    }

    /** The port it listens on. */
    public int port() {
        return port;
    }

    /** All routes that it serves, each as a method and a path, such as {@code GET /api/tables/{id}}. */
    public Set<String> routes() {
        return web.routes();
    }

    /** Current requests end first, then bots, sockets and the database; a lost database doesn't prevent that. */
    @Override
    public void close() {
        health.note(false);
        Closing.inOrder(timer::close, web::close, notices::close, this::closeTables, lastBeat, database::close);
    }
}
