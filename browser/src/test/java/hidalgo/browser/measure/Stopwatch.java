package hidalgo.browser.measure;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import hidalgo.browser.Person;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** Measures by the browser's own timers, with its processor slowed down. */
final class Stopwatch {
    private static final int SLOWER = 4;

    private Stopwatch() {}

    /** From here on the processor is a slow one. */
    static void slowDown(Person person) {
        JsonObject rate = new JsonObject();
        rate.addProperty("rate", SLOWER);
        person.context().newCDPSession(person.page()).send("Emulation.setCPUThrottlingRate", rate);
        person.page().evaluate("probe.still()");
    }

    /** Milliseconds from the event as the browser stamped it to the frame after its effect: something that a selector finds. */
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

    /** Begins to note when frames are drawn. */
    static void startFrames(Page page) {
        page.evaluate(
                "(() => { const times = []; window.frameTimes = times;"
                        + " const tick = (time) => { times.push(time); requestAnimationFrame(tick); }; requestAnimationFrame(tick); })()");
    }

    /** How the frames came since they are noted, in words. */
    static Object frames(Page page) {
        return page.evaluate(
                "(() => { const f = window.frameTimes; const gaps = f.slice(1).map((t, i) => t - f[i]).sort((a, b) => a - b);"
                        + " return `${((f.length - 1) / (f.at(-1) - f[0]) * 1000).toFixed(1)} frames/s over ${(f.at(-1) - f[0]).toFixed(0)} ms,"
                        + " 95 % of frames within ${gaps[Math.floor(gaps.length * 0.95)].toFixed(1)} ms`; })()");
    }

    /** The same with what was measured first, before the browser had compiled anything. */
    static void printWithFirst(String what, List<Double> millis) {
        print(String.format(Locale.ROOT, "%s (the first %.0f ms)", what, millis.getFirst()), millis);
    }

    /** Prints what was measured several times. */
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
