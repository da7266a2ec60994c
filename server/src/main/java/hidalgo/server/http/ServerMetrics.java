package hidalgo.server.http;

import hidalgo.server.base.SecurityLog;
import hidalgo.server.bus.Bus;
import hidalgo.server.http.caller.UnknownProxies;
import hidalgo.server.http.socket.TableSockets;
import hidalgo.server.live.LiveTables;
import hidalgo.server.live.TableHistory;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/** Metrics for programs that monitor the server; docs/operating.md lists them. */
final class ServerMetrics implements AutoCloseable {
    private static final String SAMPLE = "sample";

    private static final int STATUSES = 5;

    private final List<Counter> answers = new ArrayList<>();
    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Timer requests = Timer.builder("hidalgo.requests")
            .description("how long requests take")
            .publishPercentiles(0.5, 0.99)
            .register(registry);

    ServerMetrics(
            LiveTables live,
            TableHistory history,
            TableSockets sockets,
            Bus bus,
            Health health,
            SecurityLog security,
            UnknownProxies proxies) {
        Gauge.builder("hidalgo.tables", live, LiveTables::size)
                .description("tables in use on this node")
                .register(registry);
        Gauge.builder("hidalgo.tables.bytes", live, LiveTables::bytes)
                .description("memory of the tables in use, by estimate")
                .register(registry);
        Gauge.builder("hidalgo.sockets", sockets, TableSockets::size)
                .description("open sockets")
                .register(registry);
        FunctionCounter.builder("hidalgo.events", history, TableHistory::written)
                .description("events stored by this node")
                .register(registry);
        FunctionCounter.builder("hidalgo.bus.refused", bus, Bus::refused)
                .description("messages that did not come from a node of this database")
                .register(registry);
        FunctionCounter.builder("hidalgo.forwarded.ignored", proxies, UnknownProxies::ignored)
                .description("requests from proxies that are not trusted")
                .register(registry);
        Gauge.builder(
                        "hidalgo.worker.missing.seconds",
                        health,
                        known -> known.waitedForWorker().toSeconds())
                .description("how long a bot has waited while no worker thinks")
                .register(registry);
        Gauge.builder("hidalgo.people", sockets, TableSockets::people)
                .description("people with an open table")
                .register(registry);
        Gauge.builder("hidalgo.jobs", health, known -> known.backlog().waiting())
                .description("long thoughts on all nodes")
                .tag("state", "waiting")
                .register(registry);
        Gauge.builder("hidalgo.jobs", health, known -> known.backlog().running())
                .description("long thoughts on all nodes")
                .tag("state", "running")
                .register(registry);
        Gauge.builder("hidalgo.reports", health, known -> known.backlog().reports())
                .description("reports that no moderator has closed")
                .register(registry);
        for (SecurityLog.Event event : SecurityLog.Event.values()) {
            FunctionCounter.builder("hidalgo.security.events", security, log -> log.count(event))
                    .description("events of the security log")
                    .tag("event", event.written())
                    .register(registry);
        }
        for (int i = 0; i < STATUSES; i++) {
            answers.add(Counter.builder("hidalgo.answers")
                    .description("answers by the first digit of their status")
                    .tag("status", i + 1 + "xx")
                    .register(registry));
        }
        for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
            FunctionCounter.builder(
                            "hidalgo.gc.seconds", collector, each -> Math.max(0, each.getCollectionTime()) / 1000.0)
                    .description("time of the garbage collector")
                    .tag("collector", collector.getName())
                    .register(registry);
        }
        new JvmMemoryMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
    }

    /** Measures how long requests take. */
    void addTo(RoutesConfig routes) {
        routes.before(context -> context.attribute(SAMPLE, Timer.start(registry)));
        routes.after(this::stop);
    }

    private void stop(Context context) {
        Timer.Sample sample = context.attribute(SAMPLE);
        if (sample != null) {
            sample.stop(requests);
            answers.get(Math.clamp(context.statusCode() / 100 - 1, 0, STATUSES - 1))
                    .increment();
        }
    }

    /** All meters in the format of Prometheus. */
    String scrape() {
        return registry.scrape();
    }

    @Override
    public void close() {
        registry.close();
    }
}
