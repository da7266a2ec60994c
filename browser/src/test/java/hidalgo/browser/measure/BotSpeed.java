package hidalgo.browser.measure;

import com.microsoft.playwright.Page;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.rules.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * Measures how far bots search in the browser, how long their turns take on this machine and on a slow one, and how the
 * page responds meanwhile. It prints figures and asserts nothing.
 */
@Isolated
class BotSpeed extends BrowserTest {
    private static final int TURNS = 10;
    private static final int SLOWER = 4;
    /** How often the same is searched until the browser has compiled it. */
    private static final int WARM = 3;

    @Test
    void turns() {
        Person ana = lively("Ana").open(server().at("rules"));
        for (String game : Games.names()) {
            measure(ana.page(), game, "as it is");
            try (SlowDevice slow = new SlowDevice(SLOWER)) {
                measure(ana.page(), game, slow.words());
            }
        }
    }

    private static void measure(Page page, String game, String device) {
        Number iterations = (Number) page.evaluate(
                "([path, times]) => device.timed(path, times).then(({ body, seconds }) => body / seconds)",
                List.of("proof/speed/" + game, WARM));
        System.out.println(String.format(
                Locale.ROOT, "%s, %s: %.0f iterations/s by the clock", game, device, iterations.doubleValue()));
        Stopwatch.startFrames(page);
        List<Double> millis = new ArrayList<>();
        for (Object time : (List<?>) ask(page, "proof/turns/" + game + "/knight?turns=" + TURNS)) {
            millis.add(((Number) time).doubleValue());
        }
        Stopwatch.print(game + ", " + device + ": a knight's turn, of 1000 ms that it has", millis);
        System.out.println("The page meanwhile: " + Stopwatch.frames(page));
    }

    private static Object ask(Page page, String path) {
        return page.evaluate("path => device.ask(path)", path);
    }
}
