package hidalgo.server.http;

import hidalgo.server.base.Settings;
import hidalgo.server.http.caller.Callers;
import hidalgo.server.http.caller.DeviceCookie;
import hidalgo.server.http.caller.RateLimits;
import hidalgo.server.http.caller.SessionCookie;
import hidalgo.server.http.caller.SiteAddress;
import hidalgo.server.http.socket.TableSockets;
import hidalgo.server.moderation.Sanctions;
import hidalgo.tables.protocol.Frame;
import hidalgo.tables.request.Request;
import hidalgo.tables.request.SharedRequests;
import hidalgo.tables.request.TableRequests;
import hidalgo.tables.view.AvailableGames;
import io.javalin.config.RoutesConfig;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All addresses of the server. */
final class Endpoints {
    /** The socket of a table. */
    static final SocketEndpoint SOCKET = new SocketEndpoint(
            TableRequests.TABLE + "/socket",
            "A WebSocket on which the server sends the table",
            List.of("seat", "frames"),
            Frame.class);

    private final List<Request<?>> api;
    private final List<Endpoint> pages;
    private final Sanctions sanctions;

    Endpoints(
            Settings settings,
            SiteAddress site,
            Services services,
            SessionCookie cookie,
            DeviceCookie devices,
            Health health,
            TableSockets sockets,
            OperationEndpoints operation,
            Pages pages) {
        this.sanctions = services.moderation().sanctions();
        PeopleEndpoints people = new PeopleEndpoints(services, cookie, devices);
        AccountEndpoints accounts = new AccountEndpoints(services, cookie, devices, people);
        AboutEndpoints about = new AboutEndpoints(settings, services.rules(), site, this::describe);
        this.api = Stream.<List<Request<?>>>of(
                        SharedRequests.in(new ServerShell(services, about::welcome)),
                        new TableEndpoints(services).all(),
                        new SearchEndpoints(services.finder(), services.replays()).all(),
                        new CupEndpoints(services.cups()).all(),
                        about.all(),
                        List.of(new ArrivalEndpoint(people, about, services.access()).request()),
                        people.forSessions(),
                        people.forTokens(),
                        new CommunityEndpoints(services).all(),
                        new ClubEndpoints(services).all(),
                        accounts.all(),
                        new SignInEndpoints(settings, site, services, cookie, people, accounts).all(),
                        new BlockEndpoints(services).all(),
                        new ModerationEndpoints(services).all(),
                        new AdministrationEndpoints(settings, services, health, sockets).all(),
                        new WebhookEndpoints(services.channels(), settings.mail() != null).all())
                .flatMap(List::stream)
                .toList();
        this.pages = Stream.concat(operation.all().stream(), new PageEndpoints(pages).all().stream())
                .toList();
    }

    /** Serves all of them; the first that matches a request answers it. */
    void addTo(RoutesConfig routes, Callers callers, RateLimits limits) {
        all().forEach(each -> routes.addHttpHandler(
                each.method(), each.path(), context -> each.serve(context, callers, limits, sanctions)));
    }

    private Stream<Endpoint> all() {
        return Stream.concat(api.stream().map(Endpoint::of), pages.stream());
    }

    /** All routes, each as a method and a path. */
    Set<String> routes() {
        Set<String> routes =
                all().map(each -> each.method() + " " + each.path()).collect(Collectors.toCollection(TreeSet::new));
        routes.add("GET " + SOCKET.path());
        return routes;
    }

    private Map<String, Object> describe(String basePath) {
        return ApiDescription.of(api, SOCKET, AvailableGames.version(), basePath);
    }
}
