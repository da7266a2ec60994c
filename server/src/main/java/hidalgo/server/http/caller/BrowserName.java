package hidalgo.server.http.caller;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The name of a browser in the list of a person's devices, such as "Firefox, Windows": it contains nothing that
 * identifies the browser.
 */
public final class BrowserName {
    /** Browsers name those that they want to be taken for, so the order counts. */
    private static final List<String[]> BROWSERS = List.of(
            new String[] {"Edg", "Edge"},
            new String[] {"OPR/", "Opera"},
            new String[] {"SamsungBrowser/", "Samsung Internet"},
            new String[] {"Firefox/", "Firefox"},
            new String[] {"FxiOS/", "Firefox"},
            new String[] {"CriOS/", "Chrome"},
            new String[] {"Chrome/", "Chrome"},
            new String[] {"Safari/", "Safari"});

    private static final List<String[]> SYSTEMS = List.of(
            new String[] {"iPhone", "iPhone"},
            new String[] {"iPad", "iPad"},
            new String[] {"Android", "Android"},
            new String[] {"CrOS", "ChromeOS"},
            new String[] {"Windows", "Windows"},
            new String[] {"Mac OS X", "macOS"},
            new String[] {"Linux", "Linux"});

    private BrowserName() {}

    /** The name for a User-Agent header; empty if it says nothing that is known. */
    public static String of(@Nullable String agent) {
        String given = agent == null ? "" : agent;
        String browser = first(BROWSERS, given);
        String system = first(SYSTEMS, given);
        return browser.isEmpty() || system.isEmpty() ? browser + system : browser + ", " + system;
    }

    private static String first(List<String[]> names, String agent) {
        return names.stream()
                .filter(name -> agent.contains(name[0]))
                .map(name -> name[1])
                .findFirst()
                .orElse("");
    }
}
