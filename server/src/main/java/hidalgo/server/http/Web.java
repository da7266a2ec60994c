package hidalgo.server.http;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.server.base.Json;
import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.Settings;
import hidalgo.server.command.Tables;
import hidalgo.server.live.Hall;
import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.server.protocol.Problem;
import hidalgo.server.protocol.TableView;
import hidalgo.server.protocol.Text;
import hidalgo.server.rating.Ledger;
import hidalgo.server.replay.Analyses;
import hidalgo.server.replay.Replays;
import hidalgo.server.store.Database;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.router.InternalRouter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.eclipse.jetty.server.Server;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The way in: the pages, the API and the sockets, behind one port. */
public final class Web implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Web.class);
    private static final long MOST_BYTES = 1_300_000;
    private static final String CONTENT_POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
                    + " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self';"
                    + " form-action 'self'; frame-ancestors 'none'";

    private final Javalin javalin;
    private final PrometheusMeterRegistry metrics = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Tables tables;
    private final Doorkeeper door;
    private final TableSockets sockets;

    /** What the way in leads to. */
    public Web(
            Settings settings,
            Hall hall,
            Tables tables,
            Replays replays,
            Analyses analyses,
            Ledger ledger,
            People people,
            BooleanSupplier ready,
            Clock clock) {
        this.tables = tables;
        this.door = new Doorkeeper(people, settings);
        this.sockets = new TableSockets(hall, tables, people, door, settings.limits());
        Asking asking = new Asking(door, new Limits(clock, settings.limits()));
        Routes routes = new Routes(tables, replays, analyses, asking);
        PeopleRoutes peopleRoutes = new PeopleRoutes(people, ledger, asking);
        Pages pages = new Pages(settings.basePath());
        Gauge.builder("hidalgo.tables", hall, Hall::size)
                .description("tables in use on this node")
                .register(metrics);
        Gauge.builder("hidalgo.sockets", sockets, TableSockets::size)
                .description("open sockets")
                .register(metrics);
        Gauge.builder("hidalgo.events", hall, Hall::changes)
                .description("events stored by this node")
                .register(metrics);
        Gauge.builder(
                        "hidalgo.memory.used",
                        () -> Runtime.getRuntime().totalMemory()
                                - Runtime.getRuntime().freeMemory())
                .baseUnit("bytes")
                .register(metrics);
        this.javalin = Javalin.create(config -> {
            configure(config, settings);
            addOperation(config, ready);
            routes.add(config.routes);
            peopleRoutes.add(config.routes);
            config.routes.wsBeforeUpgrade(Endpoint.SOCKET, sockets::check);
            config.routes.ws(Endpoint.SOCKET, sockets::serve);
            config.routes.get("/api/*", context -> {
                throw RequestRefused.of(RequestRefused.Kind.GONE, "server.address");
            });
            config.routes.get("/*", pages::serve);
            config.routes.get("/", pages::serve);
            addErrors(config);
        });
    }

    private static void configure(JavalinConfig config, Settings settings) {
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.router.contextPath = settings.basePath().isEmpty() ? "/" : settings.basePath();
        config.http.maxRequestSize = MOST_BYTES;
        config.http.generateEtags = true;
        config.jetty.modifyServer(Web::drainOnStop);
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setRequestHeaderSize(16 * 1024);
        });
    }

    /** A stop lets requests that are under way end. */
    private static void drainOnStop(Server server) {
        server.setStopTimeout(TimeUnit.SECONDS.toMillis(5));
    }

    private void addOperation(JavalinConfig config, BooleanSupplier ready) {
        Timer requests = Timer.builder("hidalgo.requests")
                .description("how long requests take")
                .publishPercentiles(0.5, 0.99)
                .register(metrics);
        config.routes.before(context -> {
            context.attribute("began", System.nanoTime());
            context.header("X-Content-Type-Options", "nosniff")
                    .header("Referrer-Policy", "same-origin")
                    .header("Content-Security-Policy", CONTENT_POLICY)
                    .header("Cross-Origin-Opener-Policy", "same-origin");
        });
        config.routes.after(context -> {
            Long began = context.attribute("began");
            if (began != null) {
                requests.record(System.nanoTime() - began, TimeUnit.NANOSECONDS);
            }
        });
        config.routes.get(
                "/health", context -> context.contentType("text/plain").result("alive\n"));
        config.routes.get("/ready", context -> {
            boolean yes = ready.getAsBoolean();
            context.contentType("text/plain").status(yes ? 200 : 503).result(yes ? "ready\n" : "not ready\n");
        });
        config.routes.get(
                "/metrics",
                context -> context.contentType("text/plain; version=0.0.4").result(metrics.scrape()));
    }

    private void addErrors(JavalinConfig config) {
        config.routes.exception(RequestRefused.class, this::refuse);
        config.routes.exception(HttpResponseException.class, (e, context) -> {
            RequestRefused.Kind kind = e.getStatus() == 413 ? RequestRefused.Kind.TOO_LARGE : RequestRefused.Kind.BAD;
            refuse(
                    RequestRefused.of(kind, kind == RequestRefused.Kind.TOO_LARGE ? "server.large" : "server.request"),
                    context);
            context.status(e.getStatus());
        });
        config.routes.exception(IOException.class, (e, context) -> {
            LOG.debug("{} {} could not be read to its end", context.method(), context.path(), e);
            write(context, RequestRefused.Kind.BAD.status(), problem("", Message.of("server.request"), null));
        });
        config.routes.exception(Exception.class, (e, context) -> {
            if (Database.isOutOfReach(e)) {
                LOG.warn("{} {} waits for the database", context.method(), context.path(), e);
                write(context, 503, problem("", Message.of("server.database"), null));
                return;
            }
            LOG.error("{} {} failed", context.method(), context.path(), e);
            write(context, 500, problem("", Message.of("server.error"), null));
        });
        for (int status : new int[] {404, 405}) {
            config.routes.error(status, context -> {
                if (context.resultInputStream() == null
                        || context.contentType() == null
                        || !String.valueOf(context.contentType()).startsWith("application/json")) {
                    write(context, status, problem("", Message.of("server.address"), null));
                }
            });
        }
    }

    /** A refusal at a table brings the table as it is now, so that the client can go on from there. */
    private void refuse(RequestRefused e, Context context) {
        boolean withTable = (e.kind() == RequestRefused.Kind.STALE || e.kind() == RequestRefused.Kind.REFUSED)
                && context.pathParamMap().containsKey("id")
                && context.path().contains("/api/tables/");
        TableView table = null;
        if (withTable) {
            Person person = door.person(context).orElse(null);
            try {
                table = tables.view(context.pathParam("id"), person, null);
            } catch (RequestRefused unseen) {
                LOG.debug("No view goes with the refusal", unseen);
            }
        }
        write(context, e.kind().status(), problem(e.rule(), e.reason(), table));
    }

    private static Problem problem(String rule, Message reason, @Nullable TableView table) {
        return new Problem(rule, Text.of(reason), Messages.ENGLISH.text(reason), table);
    }

    private static void write(Context context, int status, Problem problem) {
        context.status(status).contentType("application/json; charset=utf-8").result(Json.bytes(problem));
    }

    /** Starts to listen; the port it has got. */
    public int start(String host, int port) {
        javalin.start(host, port);
        return javalin.port();
    }

    /** Every address that is served, with its method; tests compare it with the description. */
    List<String> addresses() {
        InternalRouter router = javalin.unsafe.internalRouter;
        return Stream.concat(
                        router.allHttpHandlers().stream().map(each -> each.endpoint.method + " " + each.endpoint.path),
                        router.allWsHandlers().stream().map(each -> each.getType() + " " + each.getPath()))
                .toList();
    }

    /** Called every minute. */
    public void tidy() {
        sockets.forgive();
        sockets.closeEnded();
    }

    /** What other nodes told may have been missed: sockets whose session has ended meanwhile are closed. */
    public void heardNothing() {
        sockets.closeEnded();
    }

    @Override
    public void close() {
        javalin.stop();
        metrics.close();
    }
}
