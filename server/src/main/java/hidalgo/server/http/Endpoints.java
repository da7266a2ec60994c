package hidalgo.server.http;

import hidalgo.server.base.Settings;
import hidalgo.tables.protocol.Frame;
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
            TableEndpoints.TABLE + "/socket",
            "A WebSocket on which the server sends a Frame after every change",
            List.of("seat", "frames"),
            Frame.class);

    private final List<Endpoint<?>> api;
    private final List<Endpoint<?>> pages;

    Endpoints(
            Settings settings,
            SiteAddress site,
            Services services,
            SessionCookie cookie,
            DeviceCookie devices,
            OperationEndpoints operation,
            Pages pages) {
        TableEndpoints tables = new TableEndpoints(services);
        PlayEndpoints play = new PlayEndpoints(services.play());
        PeopleEndpoints people = new PeopleEndpoints(services, cookie, devices);
        AboutEndpoints about = new AboutEndpoints(settings, site, this::describe);
        this.api = Stream.of(
                        about.all(),
                        new ArrivalEndpoint(people, about, services.tables()).all(),
                        people.forSessions(),
                        people.forTokens(),
                        new AccountEndpoints(services, cookie, devices, people).all(),
                        new WebhookEndpoints(services.channels()).all(),
                        tables.looking(),
                        tables.meeting(),
                        play.moving(),
                        play.agreeing(),
                        new ReplayEndpoints(services.replays(), services.analyses()).all(),
                        new PuzzleEndpoints(services.puzzles()).all())
                .flatMap(List::stream)
                .toList();
        this.pages = Stream.concat(operation.all().stream(), new PageEndpoints(pages).all().stream())
                .toList();
    }

    /** Serves all of them; the first that matches a request answers it. */
    void addTo(RoutesConfig routes, Callers callers, RateLimits limits) {
        all().forEach(each -> routes.addHttpHandler(
                each.route().method(), each.route().path(), context -> each.serve(context, callers, limits)));
    }

    private Stream<Endpoint<?>> all() {
        return Stream.concat(api.stream(), pages.stream());
    }

    /** All routes, each as a method and a path. */
    Set<String> routes() {
        Set<String> routes = all().map(
                        each -> each.route().method() + " " + each.route().path())
                .collect(Collectors.toCollection(TreeSet::new));
        routes.add("GET " + SOCKET.path());
        return routes;
    }

    private Map<String, Object> describe(String basePath) {
        return ApiDescription.of(api, SOCKET, AvailableGames.version(), basePath);
    }
}
