package hidalgo.server.http;

import hidalgo.server.base.Settings;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import java.time.Clock;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.Server;

/** The pages, the API and the sockets on one port. */
public final class Web implements AutoCloseable {
    private static final long MOST_BYTES = 1_300_000;
    private static final int MOST_HEADER_BYTES = 16 * 1024;

    private final Javalin javalin;
    private final Meters meters;
    private final TableSockets sockets;

    /** Serves some services. */
    public Web(Settings settings, Services services, Health health, Clock clock) {
        Callers callers = new Callers(services.sessions(), settings);
        OriginCheck origin = new OriginCheck(settings);
        RateLimits limits = new RateLimits(clock, settings.limits());
        this.sockets = new TableSockets(services, callers, origin, settings.limits());
        this.meters = new Meters(services.live(), services.history(), sockets);
        Endpoints endpoints = new Endpoints(
                services,
                new SessionCookie(settings),
                new OperationEndpoints(health, meters),
                new Pages(settings.basePath()));
        ErrorAnswers errors = new ErrorAnswers(services.tables(), callers, health);
        this.javalin = Javalin.create(config -> {
            configure(config, settings);
            meters.addTo(config.routes);
            ResponseHeaders.addTo(config.routes);
            config.routes.before("/api/*", origin::checkChange);
            config.routes.wsBeforeUpgrade(Endpoints.SOCKET.path(), sockets::check);
            config.routes.ws(Endpoints.SOCKET.path(), sockets::serve);
            endpoints.addTo(config.routes, callers, limits);
            errors.addTo(config.routes);
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
            http.setRequestHeaderSize(MOST_HEADER_BYTES);
        });
    }

    /** On a stop, requests under way are finished. */
    private static void drainOnStop(Server server) {
        server.setStopTimeout(TimeUnit.SECONDS.toMillis(5));
    }

    /** Starts to listen; returns the port. */
    public int start(String host, int port) {
        javalin.start(host, port);
        return javalin.port();
    }

    /** Called every minute. */
    public void tidy() {
        sockets.forgive();
        sockets.closeEnded();
    }

    /** Messages from other nodes may have been missed: closes sockets whose session has ended meanwhile. */
    public void heardNothing() {
        sockets.closeEnded();
    }

    @Override
    public void close() {
        javalin.stop();
        meters.close();
    }
}
