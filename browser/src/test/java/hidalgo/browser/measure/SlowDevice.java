package hidalgo.browser.measure;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import hidalgo.browser.Chromium;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A device on which everything in the browser's pages is slower. The browser's own setting slows down pages, but not their workers; so
 * their processes are stopped for most of the time, again and again.
 */
final class SlowDevice implements AutoCloseable {
    /** How long they run at a time, in seconds. */
    private static final double RUN = 0.005;

    private final int slower;
    private final Process loop;
    private final String pages;

    /** Begins to slow down all pages that are open. */
    SlowDevice(int slower) {
        this.slower = slower;
        pages = String.join(" ", pages());
        // Waiting for what never comes: a program that sleeps would have to be started each time.
        loop = run(
                "exec 9<> <(:); while kill -STOP %1$s; do read -rt %2$s -u 9; kill -CONT %1$s; read -rt %3$s -u 9; done"
                        .formatted(pages, seconds(RUN * (slower - 1)), seconds(RUN)));
    }

    /** The device in words. */
    String words() {
        return "slowed down " + slower + " times";
    }

    private static String seconds(double wanted) {
        return String.format(Locale.ROOT, "%.3f", wanted);
    }

    private static List<String> pages() {
        List<String> found = new ArrayList<>();
        JsonObject told = Chromium.browser().newBrowserCDPSession().send("SystemInfo.getProcessInfo");
        for (JsonElement process : told.getAsJsonArray("processInfo")) {
            if (process.getAsJsonObject().get("type").getAsString().equals("renderer")) {
                found.add(process.getAsJsonObject().get("id").getAsString());
            }
        }
        return found;
    }

    private static Process run(String command) {
        try {
            return new ProcessBuilder("bash", "-c", command).start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        loop.destroy();
        try {
            loop.waitFor();
            run("kill -CONT " + pages).waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
