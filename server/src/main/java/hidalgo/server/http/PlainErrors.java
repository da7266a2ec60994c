package hidalgo.server.http;

import hidalgo.server.base.Json;
import java.util.Map;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** Answers requests that Jetty refuses before any of our code runs: in the form and with the headers of all answers. */
final class PlainErrors extends ErrorHandler {
    private final Map<String, String> headers;

    PlainErrors(Map<String, String> headers) {
        this.headers = headers;
    }

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int code,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        headers.forEach(response.getHeaders()::put);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, HttpCall.JSON);
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        Content.Sink.write(response, true, Json.text(ErrorAnswers.problem(reason(code))), callback);
    }

    private static String reason(int code) {
        return code >= 500 ? "server.error" : "server.request";
    }
}
