package hidalgo.server.http;

import static hidalgo.server.http.Endpoint.page;

import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.request.Access;
import hidalgo.tables.request.Rate;
import io.javalin.http.HandlerType;
import java.util.List;

/** The addresses of the browser's pages: everything that no other endpoint answers. They must come last. */
final class PageEndpoints {
    private final Pages pages;

    PageEndpoints(Pages pages) {
        this.pages = pages;
    }

    List<Endpoint> all() {
        return List.of(
                new Endpoint(HandlerType.GET, "/api/*", Access.ANYBODY, Rate.READ, (context, caller, limits) -> {
                    throw RequestRefused.of(Kind.GONE, "server.address");
                }),
                page("/*", pages::serve),
                page("/", pages::serve));
    }
}
