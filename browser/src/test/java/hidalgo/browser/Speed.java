package hidalgo.browser;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Measures the pages by the browser's own timers, with its processor slowed down fourfold:
 * {@code ./hidalgo test -pl browser -am -Dtest=Speed -Dsurefire.failIfNoSpecifiedTests=false}. It prints and judges nothing.
 */
class Speed extends BrowserTest {
    private static final int SLOWER = 4;
    private static final int TRIES = 12;
    private static final int STEPS = 90;
    private static final StoredGame LARGE = StoredGame.of("el-caballero/16-4-expanded-plain");
    private static final StoredGame PLAYED = StoredGame.of("examples/el-caballero-6");
    /** Late in the game, when there is much to draw. */
    private static final int LATE = 150;

    @Test
    void firstLoad() {
        Person ana = person("Ana");
        ana.open(server().at(""));
        Object sizes = ana.page()
                .evaluate("performance.getEntriesByType('resource').filter(r => /[.](js|css)([?]|$)/.test(r.name))"
                        + ".map(r => r.name.split('/').at(-1) + ' ' + r.encodedBodySize)");
        System.out.println("First load, bytes as sent: " + sizes);
    }

    @Test
    void clicks() {
        Person ana = slow(PLAYED, PLAYED.next(LATE, "supply"));
        Page page = ana.page();
        List<Double> actions = new ArrayList<>();
        List<Double> tiles = new ArrayList<>();
        List<Double> previews = new ArrayList<>();
        for (int i = 0; i < TRIES; i++) {
            actions.add(timed(
                    page,
                    "C",
                    ".targets > *",
                    () -> page.locator(".acts .ab[aria-keyshortcuts=C]").click()));
            previews.add(timed(page, "map", ".popin", () -> tapFirst(page)));
            page.keyboard().press("Escape");
            page.keyboard().press("Escape");
            tiles.add(timed(
                    page,
                    "tile",
                    ".dt.sel",
                    () -> page.locator(".dt[aria-disabled=false]").first().click()));
            page.keyboard().press("Escape");
            page.keyboard().press("Escape");
            page.evaluate("probe.still()");
        }
        print("click on an action → its places are lit", actions);
        print("click on a displayed tile → it is held", tiles);
        print("click on a place → the chooser is there", previews);

        List<Double> moves = new ArrayList<>();
        for (int i = 0; i < TRIES; i++) {
            moves.add(timed(
                    page,
                    "move",
                    ".ab[aria-keyshortcuts=S].off",
                    () -> page.locator(".acts .ab[aria-keyshortcuts=S]").click()));
            ana.moves(() -> page.locator(".actions .btn.undo").click());
            page.locator(".ab[aria-keyshortcuts=S]:not(.off)").waitFor();
        }
        print("click that plays a move → the server's answer is shown", moves);
    }

    @Test
    void panAndZoom() {
        int end = LARGE.length() - 1;
        Person ana = slow(LARGE, end);
        Page page = ana.page();
        Map<?, ?> box = (Map<?, ?>)
                page.evaluate("(() => { const b = document.querySelector('.mapbox').getBoundingClientRect();"
                        + " return { x: b.left + b.width / 2, y: b.top + b.height / 2 }; })()");
        double x = ((Number) box.get("x")).doubleValue();
        double y = ((Number) box.get("y")).doubleValue();
        page.mouse().move(x, y);
        startFrames(page);
        for (int i = 0; i < STEPS; i++) {
            page.mouse().wheel(0, i < STEPS / 2 ? -30 : 30);
        }
        System.out.println("Zoom, map of " + (1 + LARGE.count(end, "area")) + " area tiles: " + frames(page));
        page.mouse().wheel(0, -600);
        page.evaluate("probe.still()");
        page.mouse().move(x, y);
        page.mouse().down();
        startFrames(page);
        for (int i = 0; i < STEPS; i++) {
            page.mouse().move(x + 120 * Math.sin(i / 8.0), y + 90 * Math.cos(i / 11.0));
        }
        System.out.println("Pan: " + frames(page));
        page.mouse().up();
    }

    /** Somebody with a slow computer at a table that stands somewhere in a game. */
    private Person slow(StoredGame game, int ply) {
        Person ana = lively("Ana");
        ana.open(server().at(""));
        ana.open(server().at("table/" + ana.make(server().at("api/tables"), game.from(ply, "random"))));
        ana.waitForScreen("turn");
        slowDown(ana);
        return ana;
    }

    /** From here on the processor is a slow one. */
    static void slowDown(Person person) {
        JsonObject rate = new JsonObject();
        rate.addProperty("rate", SLOWER);
        person.context().newCDPSession(person.page()).send("Emulation.setCPUThrottlingRate", rate);
        person.page().evaluate("probe.still()");
    }

    /** Milliseconds from the event as the browser stamped it to the frame after its effect. */
    static double timed(Page page, String what, String effect, Runnable press) {
        page.evaluate("""
                effect => {
                  window.measured = new Promise((resolve) => {
                    addEventListener('pointerup', (event) => {
                      const look = () => document.querySelector(effect)
                        ? requestAnimationFrame(() => resolve(performance.now() - event.timeStamp))
                        : requestAnimationFrame(look);
                      requestAnimationFrame(look);
                    }, { once: true, capture: true });
                  });
                }""", effect);
        press.run();
        Object millis = page.evaluate("window.measured");
        if (millis == null) {
            throw new IllegalStateException("Not measured: " + what);
        }
        return ((Number) millis).doubleValue();
    }

    private static void tapFirst(Page page) {
        Map<?, ?> point = (Map<?, ?>) ((List<?>) page.evaluate("probe.targets()")).getFirst();
        page.mouse().click(((Number) point.get("x")).doubleValue(), ((Number) point.get("y")).doubleValue());
    }

    static void startFrames(Page page) {
        page.evaluate(
                "(() => { const times = []; window.frameTimes = times;"
                        + " const tick = (time) => { times.push(time); requestAnimationFrame(tick); }; requestAnimationFrame(tick); })()");
    }

    static Object frames(Page page) {
        return page.evaluate(
                "(() => { const f = window.frameTimes; const gaps = f.slice(1).map((t, i) => t - f[i]).sort((a, b) => a - b);"
                        + " return `${((f.length - 1) / (f.at(-1) - f[0]) * 1000).toFixed(1)} frames/s over ${(f.at(-1) - f[0]).toFixed(0)} ms,"
                        + " 95 % of frames within ${gaps[Math.floor(gaps.length * 0.95)].toFixed(1)} ms`; })()");
    }

    static void print(String what, List<Double> millis) {
        Collections.sort(millis);
        System.out.println(String.format(
                Locale.ROOT,
                "%s: median %.0f ms, worst %.0f ms of %d",
                what,
                millis.get(millis.size() / 2),
                millis.getLast(),
                millis.size()));
    }
}
