package hidalgo.server.http;

import hidalgo.rules.Message;
import hidalgo.server.base.Json;
import hidalgo.server.http.caller.Callers;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Problem;
import hidalgo.tables.protocol.TableView;
import hidalgo.tables.session.TableAccess;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Answers requests that were refused or failed: all in the same form, without stack traces. */
final class ErrorAnswers {
    private static final Logger LOG = LoggerFactory.getLogger(ErrorAnswers.class);

    private final TableAccess tables;
    private final Callers callers;
    private final Health health;

    ErrorAnswers(TableAccess tables, Callers callers, Health health) {
        this.tables = tables;
        this.callers = callers;
        this.health = health;
    }

    void addTo(RoutesConfig routes) {
        routes.exception(RequestRefused.class, this::refuse);
        routes.exception(HttpResponseException.class, ErrorAnswers::unreadable);
        routes.exception(IOException.class, ErrorAnswers::brokenOff);
        routes.exception(Exception.class, this::fail);
        for (int status : new int[] {404, 405}) {
            routes.error(status, context -> noSuchAddress(context, status));
        }
    }

    /** A refusal at a table contains the current table, so that the client can continue from there. */
    private void refuse(RequestRefused e, Context context) {
        boolean withTable = e.showsTable()
                && context.pathParamMap().containsKey("id")
                && context.path().contains("/api/tables/");
        TableView table = withTable ? table(context) : null;
        write(context, e.kind().status(), e.rule(), e.reason(), table);
    }

    private @Nullable TableView table(Context context) {
        try {
            return tables.view(context.pathParam("id"), callers.person(context).orElse(null), null);
        } catch (RequestRefused unseen) {
            LOG.debug("Could not add the view to a refusal", unseen);
            return null;
        }
    }

    private static void unreadable(HttpResponseException e, Context context) {
        write(context, e.getStatus(), e.getStatus() == Kind.TOO_LARGE.status() ? "server.large" : "server.request");
    }

    private static void brokenOff(IOException e, Context context) {
        LOG.debug("Could not read {} {} to its end", context.method(), context.path(), e);
        write(context, Kind.BAD.status(), "server.request");
    }

    private void fail(Exception e, Context context) {
        if (health.isOutage(e)) {
            LOG.warn("{} {} is waiting for the database", context.method(), context.path(), e);
            write(context, 503, "server.database");
        } else {
            LOG.error("{} {} failed", context.method(), context.path(), e);
            write(context, 500, "server.error");
        }
    }

    private static void noSuchAddress(Context context, int status) {
        boolean answered = context.resultInputStream() != null
                && String.valueOf(context.contentType()).startsWith("application/json");
        if (!answered) {
            write(context, status, "server.address");
        }
    }

    private static void write(Context context, int status, String reason) {
        write(context, status, "", Message.of(reason), null);
    }

    private static void write(Context context, int status, String rule, Message reason, @Nullable TableView table) {
        context.status(status).contentType(HttpCall.JSON).result(Json.bytes(Problem.of(rule, reason, table)));
    }

    /** The form that all errors have. */
    static Problem problem(String reason) {
        return Problem.of("", Message.of(reason), null);
    }
}
