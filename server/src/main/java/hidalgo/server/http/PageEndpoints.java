package hidalgo.server.http;

import static hidalgo.server.http.Endpoint.get;
import static hidalgo.server.http.Endpoint.page;

import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import java.util.List;

/** The addresses of the browser's pages: everything that no other endpoint answers. They must come last. */
final class PageEndpoints {
    private final Pages pages;

    PageEndpoints(Pages pages) {
        this.pages = pages;
    }

    List<Endpoint<?>> all() {
        return List.of(
                get("/api/*", "").build(Answer.none(call -> {
                    throw RequestRefused.of(Kind.GONE, "server.address");
                })),
                page("/*", pages::serve),
                page("/", pages::serve));
    }
}
