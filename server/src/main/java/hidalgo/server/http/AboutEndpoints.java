package hidalgo.server.http;

import static hidalgo.server.http.Endpoint.get;

import hidalgo.rules.Messages;
import hidalgo.server.base.NetworkAddresses;
import hidalgo.server.base.Settings;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.view.AvailableGames;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The addresses of public information: the games, the texts, and the description of the API. */
final class AboutEndpoints {
    private final Settings settings;
    private final SiteAddress site;
    private final Function<String, Map<String, Object>> description;

    /** Takes a function that describes the API for a path under which it is found. */
    AboutEndpoints(Settings settings, SiteAddress site, Function<String, Map<String, Object>> description) {
        this.settings = settings;
        this.site = site;
        this.description = description;
    }

    List<Endpoint<?>> all() {
        return List.of(
                get("/api/welcome", "The games that can be played here").answers(Answers.Welcome.class, this::welcome),
                get("/api/messages/{language}", "The catalogue of a language: every key with its text")
                        .answers(Map.class, AboutEndpoints::messages),
                get("/api/openapi.json", "This description")
                        .answers(
                                Map.class,
                                call -> description.apply(call.context().contextPath())));
    }

    /** The games that can be played here, for the caller. */
    Answers.Welcome welcome(Call<?> call) {
        return AvailableGames.welcome(
                addresses(call),
                settings.admission().signUp(),
                settings.admission().guests());
    }

    /** Only people at this computer can use them, and others must not learn about the network around the server. */
    private List<String> addresses(Call<?> call) {
        return site.isFromThisComputer(call.context())
                ? NetworkAddresses.of(settings, call.context().req().getLocalPort())
                : List.of();
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
