package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Route;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A slow network shows every round trip, so a table must not need several. */
class ArrivalTest extends BrowserTest {
    @ParameterizedTest
    @ValueSource(strings = {"el-caballero/01-2-basic-plain", "el-grande/20-5-plain"})
    @DisplayName("A table is drawn from one answer of the server, before anything else has come")
    void oneAnswer(String game) {
        Person ana = person("Ana");
        StoredGame stored = StoredGame.of(game);
        String link = table(ana, stored.from(40, "random"));
        List<String> asked = new ArrayList<>();
        List<Route> held = new ArrayList<>();
        // Texts are a file like others, which the browser keeps.
        ana.page().route(url -> url.matches(".*/api/(?!messages/).*"), route -> {
            String path = route.request().url().replaceFirst(".*/api/", "");
            asked.add(path);
            if (path.equals("arrival")) {
                route.resume();
            } else {
                held.add(route);
            }
        });
        ana.spoilsDevice().page().routeWebSocket("**/socket?*", socket -> asked.add("socket"));
        ana.open(link);
        ana.page().locator("main svg").first().waitFor();
        ana.page().waitForCondition(() -> asked.contains("socket"));
        assertThat(asked).startsWith("arrival").doesNotContain("session", "welcome");
        assertThat(asked).noneMatch(path -> path.matches("tables/[^/]+"));
        held.forEach(Route::abort);
        ana.expecting("net::ERR_FAILED");
    }

    @ParameterizedTest
    @ValueSource(strings = {"el-caballero/01-2-basic-plain", "el-grande/20-5-plain"})
    @DisplayName("A table at which it is your turn comes to rest: what moves forever takes power forever")
    void comesToRest(String game) {
        Person ana = lively("Ana");
        ana.open(table(ana, StoredGame.of(game).from(40, "random")));
        ana.waitForScreen("turn");
        assertThat(ana.page()
                        .evaluate("document.getAnimations({ subtree: true })"
                                + ".filter((one) => one.effect.getTiming().iterations === Infinity)"
                                + ".map((one) => one.animationName)"))
                .isEqualTo(List.of());
    }
}
