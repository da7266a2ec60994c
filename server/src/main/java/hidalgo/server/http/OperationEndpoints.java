package hidalgo.server.http;

import static hidalgo.server.http.Endpoint.page;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;

/** The addresses for operators. */
final class OperationEndpoints {
    private static final String TEXT = "text/plain";

    private final Health health;
    private final ServerMetrics meters;

    OperationEndpoints(Health health, ServerMetrics meters) {
        this.health = health;
        this.meters = meters;
    }

    List<Endpoint<?>> all() {
        return List.of(
                page("/health", context -> context.contentType(TEXT).result("alive\n")),
                page("/ready", this::ready),
                page(
                        "/metrics",
                        context ->
                                context.contentType("text/plain; version=0.0.4").result(meters.scrape())));
    }

    private void ready(Context context) {
        Optional<String> problem = health.problem();
        context.contentType(TEXT)
                .status(problem.isEmpty() ? 200 : 503)
                .result(problem.map(reason -> "not ready: " + reason).orElse("ready") + "\n");
    }
}
