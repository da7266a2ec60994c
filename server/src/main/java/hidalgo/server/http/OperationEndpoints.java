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
                page("/health", context -> answer(context, health.illness(), "alive", "unhealthy")),
                page("/ready", context -> answer(context, health.problem(), "ready", "not ready")),
                page(
                        "/metrics",
                        context ->
                                context.contentType("text/plain; version=0.0.4").result(meters.scrape())));
    }

    private static void answer(Context context, Optional<String> problem, String well, String unwell) {
        context.contentType(TEXT)
                .status(problem.isEmpty() ? 200 : 503)
                .result(problem.map(reason -> unwell + ": " + reason).orElse(well) + "\n");
    }
}
