package hidalgo.server.http;

import hidalgo.server.base.Scheduler;
import hidalgo.server.base.Seal;
import hidalgo.server.base.Settings;
import hidalgo.server.bus.Bus;
import hidalgo.server.bus.Topic;
import hidalgo.server.http.caller.Callers;
import hidalgo.server.http.caller.DeviceCookie;
import hidalgo.server.http.caller.HostCheck;
import hidalgo.server.http.caller.OriginCheck;
import hidalgo.server.http.caller.RateLimits;
import hidalgo.server.http.caller.SessionCookie;
import hidalgo.server.http.caller.SiteAddress;
import hidalgo.server.http.caller.Transfers;
import hidalgo.server.http.caller.UnknownProxies;
import hidalgo.server.http.socket.ForgetfulCompression;
import hidalgo.server.http.socket.PooledCompression;
import hidalgo.server.http.socket.TableSockets;
import hidalgo.tables.RequestRefused;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.time.Clock;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The pages, the API and the sockets on one port. */
public final class WebServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);
    /** The longest body of a request. */
    static final long MOST_BYTES = 1_300_000;

    /** Javalin copies every answer through a buffer of this size, which it makes anew for each; most answers are short. */
    private static final int COPIED_AT_ONCE = 2048;

    private static final int MOST_HEADER_BYTES = 16 * 1024;
    private static final int MOST_THREADS = 32;

    /** The memory of an open connection, if half of them are sockets. */
    private static final int CONNECTION_BYTES = 20_000;

    private static final int LEAST_CONNECTIONS = 1000;
    private static final int MOST_CONNECTIONS = 50_000;

    /** One network may have one of this many parts of them. */
    private static final int PARTS = 4;

    /** A stop lets requests that are under way end. */
    private static final Duration STOP = Duration.ofSeconds(5);
    /** Idle connections may send another request, but a stop does not wait for it. */
    private static final Duration IDLE_AT_STOP = Duration.ofMillis(100);

    private final Javalin javalin;
    private final ServerMetrics meters;
    private final RateLimits limits;
    private final TableSockets sockets;
    private final Endpoints endpoints;
    private final ConnectionWatch watch;
    private final Scheduler timer = new Scheduler("connections", 1);

    /**
     * Serves some services.
     *
     * @param seal signs data that browsers store, so that they can't forge it
     */
    public WebServer(Settings settings, Services services, Health health, Bus bus, Seal seal, Clock clock) {
        SiteAddress site = new SiteAddress(settings);
        SessionCookie cookie = new SessionCookie(settings, site);
        Transfers transfers = new Transfers(settings.limits());
        DeviceCookie devices = new DeviceCookie(cookie, seal, clock);
        Callers callers = new Callers(
                services.sessions(), settings, cookie, devices, services.people(), seal, transfers, services.rules());
        this.watch = new ConnectionWatch(
                System::nanoTime,
                address -> callers.mayPassOnManyFrom(address) ? connections() : connections() / PARTS);
        HostCheck hosts = new HostCheck(settings, site);
        OriginCheck origin = new OriginCheck(site);
        this.limits = new RateLimits(clock, settings.limits(), counted -> bus.publish(Topic.COUNT, counted));
        this.sockets = new TableSockets(
                services.live(),
                services.access(),
                services.sessions(),
                callers,
                hosts,
                origin,
                cookie,
                limits,
                services.online()::isStillHere);
        UnknownProxies proxies = new UnknownProxies(settings);
        this.meters = new ServerMetrics(
                services.live(), services.history(), sockets, bus, health, services.security(), proxies);
        this.endpoints = new Endpoints(
                settings,
                site,
                services,
                cookie,
                devices,
                health,
                sockets,
                new OperationEndpoints(health, meters, settings.operations(), site, callers),
                new Pages(settings.basePath()));
        ErrorAnswers errors = new ErrorAnswers(services.access(), callers, health);
        this.javalin = Javalin.create(config -> {
            configure(config, settings);
            config.jetty.modifyServletContextHandler(transfers::addTo);
            meters.addTo(config.routes);
            ResponseHeaders.addTo(config.routes, settings);
            config.routes.before(proxies::look);
            config.routes.before(WebServer::refuseOverride);
            config.routes.before(hosts::checkPage);
            config.routes.before("/api/*", origin::checkChange);
            config.routes.wsBeforeUpgrade(Endpoints.SOCKET.path(), sockets::check);
            config.routes.ws(Endpoints.SOCKET.path(), sockets::serve);
            endpoints.addTo(config.routes, callers, limits);
            errors.addTo(config.routes);
        });
    }

    private void configure(JavalinConfig config, Settings settings) {
        config.concurrency.useVirtualThreads = true;
        config.jetty.threadPool = threads();
        config.startup.showJavalinBanner = false;
        config.router.contextPath = settings.basePath().isEmpty() ? "/" : settings.basePath();
        config.http.maxRequestSize = MOST_BYTES;
        config.http.responseBufferSize = COPIED_AT_ONCE;
        // See EntityTag.
        config.http.generateEtags = false;
        config.jetty.modifyServer(server -> modify(server, settings));
        config.jetty.modifyServletContextHandler(NoSessions::addTo);
        config.jetty.modifyServletContextHandler(PooledCompression::addTo);
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setRequestHeaderSize(MOST_HEADER_BYTES);
            http.addCustomizer(new ForgetfulCompression());
        });
    }

    /**
     * Virtual threads serve requests. The threads that wait for them are a few threads of the system: a virtual thread
     * that waits for the network in the way that Jetty does needs another one to wake it, for every request.
     */
    private static QueuedThreadPool threads() {
        QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS);
        threads.setName("hidalgo-web");
        threads.setDaemon(true);
        threads.setVirtualThreadsExecutor(Executors.newThreadPerTaskExecutor(
                Thread.ofVirtual().name("request-", 0).factory()));
        return threads;
    }

    /** How many connections there may be at once. */
    private static int connections() {
        long fitting = Runtime.getRuntime().maxMemory() / CONNECTION_BYTES;
        return Math.clamp(fitting, LEAST_CONNECTIONS, MOST_CONNECTIONS);
    }

    private void modify(Server server, Settings settings) {
        server.setStopTimeout(STOP.toMillis());
        server.addBean(new NetworkConnectionLimit(connections(), server));
        server.setErrorHandler(new PlainErrors(ResponseHeaders.of(settings)));
        server.addEventListener(new LifeCycle.Listener() {
            @Override
            public void lifeCycleStarting(LifeCycle event) {
                for (Connector connector : server.getConnectors()) {
                    connector.addEventListener(watch);
                    if (connector instanceof AbstractConnector one) {
                        one.setShutdownIdleTimeout(IDLE_AT_STOP.toMillis());
                    }
                }
            }
        });
    }

    /** Javalin would use the method of this header as the method of the request, which no earlier check has seen. */
    private static void refuseOverride(Context context) {
        if (context.header("X-HTTP-Method-Override") != null) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.request");
        }
    }

    /** Starts to listen; returns the port. */
    public int start(String host, int port) {
        javalin.start(host, port);
        timer.every(ConnectionWatch.EVERY, watch::sweep);
        return javalin.port();
    }

    /** All routes that it serves, each as a method and a path, such as {@code GET /api/tables/{id}}. */
    public Set<String> routes() {
        return endpoints.routes();
    }

    /** Called every minute. */
    public void tidy() {
        sockets.resetMessageCounts();
        sockets.closeEnded();
    }

    /** Another node has counted a try at a password. */
    public void countedElsewhere(String message) {
        limits.countedElsewhere(message);
    }

    /** Messages from other nodes may have been missed: closes sockets whose session has ended meanwhile. */
    public void closeEndedSockets() {
        sockets.closeEnded();
    }

    /** Requests that are under way get their time; those that take longer are cut off. */
    @Override
    public void close() {
        timer.close();
        watch.hurry(IDLE_AT_STOP);
        sockets.closeAll();
        stop(javalin.jettyServer().server());
        meters.close();
    }

    /** Javalin would log it as its failure if a request did not end in time. */
    private static void stop(Server server) {
        try {
            server.stop();
        } catch (TimeoutException e) {
            // Jetty throws it once everything is stopped.
            LOG.warn("Cut off requests that took longer than {} seconds", STOP.toSeconds());
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
