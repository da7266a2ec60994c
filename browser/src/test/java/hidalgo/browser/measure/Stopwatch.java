package hidalgo.browser.measure;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import hidalgo.browser.Person;
import hidalgo.browser.RunningServer;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;

/** Measures by the browser's own timers, with its processor slowed down. */
final class Stopwatch {
    /**
     * The server's round-trip times: on this machine, and in other places of the world; only this machine with {@code
     * -Daway=0}.
     */
    private static final List<Integer> DELAYS = Stream.of(
                    System.getProperty("away", "0,100").split(","))
            .map(Integer::valueOf)
            .toList();

    /** How often a move is measured; 5 with {@code -Dmoves=5}. */
    static final int MOVES = Integer.getInteger("moves", 7);

    /** How much slower the processor is; 1 with {@code -Dslower=1}. */
    private static final int SLOWER = Integer.getInteger("slower", 4);
    /** How long a button is held, in milliseconds. */
    private static final int PRESS = 80;

    private Stopwatch() {}

    /** From here on the processor is a slow one. */
    static void slowDown(Person person) {
        pace(person, SLOWER);
        person.page().evaluate("probe.still()");
    }

    /** Leaves a page: a slow one takes time from the others, even if nothing happens there. */
    static void leave(Person person) {
        pace(person, 1);
        person.page().navigate("about:blank");
    }

    private static void pace(Person person, int slower) {
        JsonObject rate = new JsonObject();
        rate.addProperty("rate", slower);
        person.context().newCDPSession(person.page()).send("Emulation.setCPUThrottlingRate", rate);
    }

    /** Clicks as people do: they have pointed there before, and need a moment to let the button go. */
    static void press(Locator button) {
        button.hover();
        button.page().evaluate("probe.still()");
        button.click(new Locator.ClickOptions().setDelay(PRESS));
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

    /**
     * Milliseconds from letting a button go, as the browser stamped it, until the page has drawn the frame in which
     * something is different.
     *
     * @param drawing a script that describes the drawing
     */
    static double untilDrawn(Page page, String drawing, Locator button) {
        page.evaluate("""
                (() => {
                  const drawing = () => %s;
                  const before = drawing();
                  window.measured = new Promise((resolve) => {
                    addEventListener('pointerup', (event) => {
                      const look = () => {
                        if (drawing() === before) {
                          requestAnimationFrame(look);
                        } else {
                          // It comes after the frame, which has been drawn then.
                          const { port1, port2 } = new MessageChannel();
                          port1.onmessage = () => resolve(performance.now() - event.timeStamp);
                          port2.postMessage('');
                        }
                      };
                      requestAnimationFrame(look);
                    }, { once: true, capture: true });
                  });
                })()""".formatted(drawing));
        press(button);
        return ((Number) page.evaluate("window.measured")).doubleValue();
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

    /**
     * Times a move on servers near and far: for a person whose page waits for the server, and for a person whose page
     * predicts it. The end is the frame in which it is drawn.
     */
    static void nearAndFar(
            String move,
            RunningServer server,
            Function<FarServer, List<Double>> waiting,
            Function<FarServer, List<Double>> predicted) {
        for (int delay : DELAYS) {
            String far = ", a server " + delay + " ms away, ";
            try (FarServer away = new FarServer(server, delay)) {
                printWithFirst(move + far + "waiting", waiting.apply(away));
                printWithFirst(move + far + "predicted", predicted.apply(away));
            }
        }
    }

    /** The same including the first measurement, before the browser had compiled anything. */
    private static void printWithFirst(String what, List<Double> millis) {
        print(String.format(Locale.ROOT, "%s (the first %.0f ms)", what, millis.getFirst()), millis);
    }

    /** Prints several measurements. */
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
