package hidalgo.server.http;

import static hidalgo.server.http.HttpCall.http;

import hidalgo.server.administration.HouseRules;
import hidalgo.server.base.NetworkAddresses;
import hidalgo.server.base.Settings;
import hidalgo.server.http.caller.SiteAddress;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.request.Request;
import hidalgo.tables.request.Subject;
import hidalgo.tables.view.AvailableGames;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Public information: the games that can be played here, and the description of the API. */
final class AboutEndpoints {
    private final Settings settings;
    private final HouseRules rules;
    private final SiteAddress site;
    private final Function<String, Map<String, Object>> description;

    /** Takes a function that describes the API for a path under which it is found. */
    AboutEndpoints(
            Settings settings, HouseRules rules, SiteAddress site, Function<String, Map<String, Object>> description) {
        this.settings = settings;
        this.rules = rules;
        this.site = site;
        this.description = description;
    }

    List<Request<?>> all() {
        return List.of(Subject.ABOUT
                .get("/api/openapi.json", "description")
                .says(
                        "This description",
                        "All addresses and types, generated from the declarations that the server answers by.")
                .answers(
                        Map.class, http(call -> description.apply(call.context().contextPath()))));
    }

    /** The games that can be played here, for the caller. */
    Answers.Welcome welcome(HttpCall<?> call) {
        return AvailableGames.welcome(
                addresses(call),
                rules.admission().signUp(),
                rules.admission().guests(),
                settings.issuer() == null ? null : settings.issuer().name(),
                settings.mail() != null);
    }

    /** Only people at this computer can use them, and others must not learn about the network around the server. */
    private List<String> addresses(HttpCall<?> call) {
        return site.isFromThisComputer(call.context())
                ? NetworkAddresses.of(settings, call.context().req().getLocalPort())
                : List.of();
    }
}
