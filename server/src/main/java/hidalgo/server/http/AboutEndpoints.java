package hidalgo.server.http;

import static hidalgo.server.http.Endpoint.get;

import hidalgo.rules.Messages;
import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import hidalgo.server.protocol.Answers;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The addresses of public information: the games, the texts, and the description of the API. */
final class AboutEndpoints {
    private final Function<String, Map<String, Object>> description;

    /** Takes a function that describes the API for a path under which it is found. */
    AboutEndpoints(Function<String, Map<String, Object>> description) {
        this.description = description;
    }

    List<Endpoint<?>> all() {
        return List.of(
                get("/api/welcome", "What can be played here")
                        .answers(Answers.Welcome.class, call -> AvailableGames.welcome()),
                get("/api/messages/{language}", "The catalogue of a language: every key with its text")
                        .answers(Map.class, AboutEndpoints::messages),
                get("/api/openapi.json", "This description")
                        .answers(
                                Map.class,
                                call -> description.apply(call.context().contextPath())));
    }

    private static Map<String, String> messages(Call<Body.Nothing> call) {
        String language = call.context().pathParam("language");
        if (!Messages.LANGUAGES.contains(language)) {
            throw RequestRefused.of(Kind.GONE, "server.language");
        }
        call.context().header("Cache-Control", "no-cache");
        return Messages.of(language).all();
    }
}
