package hidalgo.server.http;

import static hidalgo.server.http.Endpoint.page;

import hidalgo.server.base.Network;
import hidalgo.server.base.Operations;
import hidalgo.server.http.caller.Callers;
import hidalgo.server.http.caller.SiteAddress;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;

/** The addresses for operators. Other clients learn only whether the server is well. */
final class OperationEndpoints {
    private static final String TEXT = "text/plain";

    private final Health health;
    private final ServerMetrics meters;
    private final Operations operations;
    private final SiteAddress site;
    private final Callers callers;

    OperationEndpoints(Health health, ServerMetrics meters, Operations operations, SiteAddress site, Callers callers) {
        this.health = health;
        this.meters = meters;
        this.operations = operations;
        this.site = site;
        this.callers = callers;
    }

    List<Endpoint> all() {
        return List.of(
                page("/health", context -> answer(context, health.illness(), "alive", "unhealthy")),
                page("/ready", context -> answer(context, health.problem(), ready(context), "not ready")),
                page("/metrics", this::scrape));
    }

    /** People can play without a worker, so the server is ready; only bots wait. */
    private String ready(Context context) {
        long seconds = health.waitedForWorker().toSeconds();
        return seconds == 0 || !isOperator(context)
                ? "ready"
                : "ready, but a bot has waited for " + seconds + " seconds, and no worker thinks";
    }

    private void answer(Context context, Optional<String> problem, String well, String unwell) {
        String reason = problem.filter(known -> isOperator(context))
                .map(known -> ": " + known)
                .orElse("");
        context.contentType(TEXT)
                .status(problem.isEmpty() ? 200 : 503)
                .result((problem.isEmpty() ? well : unwell + reason) + "\n");
    }

    private void scrape(Context context) {
        if (!isOperator(context)) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.operations");
        }
        context.contentType("text/plain; version=0.0.4").result(meters.scrape());
    }

    private boolean isOperator(Context context) {
        if (operations.isToken(context.header("Authorization"))) {
            return true;
        }
        return switch (operations.from()) {
            case ALL -> true;
            case PRIVATE -> site.isFromThisComputer(context) || isFromPrivateNetwork(context);
            case LOOPBACK -> site.isFromThisComputer(context);
        };
    }

    /** A forwarded address counts only if the proxy is trusted to report it. */
    private boolean isFromPrivateNetwork(Context context) {
        return (site.isByProxy(context) || site.isDirect(context))
                && Network.of(callers.address(context)).isLocal();
    }
}
