package hidalgo.browser;

import static java.util.stream.Collectors.joining;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import com.microsoft.playwright.options.ViewportSize;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A browser with one page.
 *
 * <p>Most tests want one of three kinds, and use it one after the other: a new browser starts a new process, which
 * takes as long as most tests. It is reset between tests, as {@code DeviceTest} checks.
 */
final class Device {
    /** The usual devices. */
    enum Kind {
        /** A computer of a person who wants no motion: then there is nothing to wait for. */
        COMPUTER(wish -> {}),
        /** A computer of a person who wants motion, as most do. */
        LIVELY_COMPUTER(wish -> wish.setReducedMotion(ReducedMotion.NO_PREFERENCE)),
        /** A phone. */
        PHONE(Device::phone);

        private final Consumer<NewContextOptions> change;

        Kind(Consumer<NewContextOptions> change) {
            this.change = change;
        }
    }

    private record Model(Kind kind, String locale) {}

    /** How long a page may take on a busy machine before the test gives up. */
    static final int PATIENCE = 60_000;

    private static final int WIDE = 1280;
    private static final int HIGH = 800;
    private static final int PHONE_HEIGHT = 844;

    /** Captions are not shown, except in the tests that are about them. */
    private static final String QUICK = ";try { localStorage['hidalgo.preferences'] ??= '{\"pace\":\"once\"}';"
            + " localStorage['hidalgo.sound-offered'] ??= 'true' } catch {};";

    private static final String SCRIPTS = Stream.of(
                    "probe.js",
                    "device.js",
                    "looks.js",
                    "crowd.js",
                    "clicks.js",
                    "popovers.js",
                    "caballero.js",
                    "grande.js")
            .map(Scripts::read)
            .collect(joining());

    /**
     * The page between two people, a picture of the same site: the page before sends its last requests, and its process
     * stays.
     */
    private static final String STILL = "icon.svg";

    private static final ThreadLocal<Map<Model, Deque<Device>>> FREE = ThreadLocal.withInitial(HashMap::new);

    private final Deque<Device> home;
    private final String language;
    private final BrowserContext context;
    private final Page page;
    private final ViewportSize size;
    private final List<AutoCloseable> scripts = new ArrayList<>();
    private boolean isSpoiled;

    private Device(NewContextOptions options, Deque<Device> home) {
        this.home = home;
        language = options.locale.substring(0, 2);
        context = Chromium.browser().newContext(options);
        context.setDefaultTimeout(PATIENCE);
        context.addInitScript(Wording.in(language).script() + QUICK + SCRIPTS);
        page = context.newPage();
        size = page.viewportSize();
    }

    /** A free device of a kind. */
    static Device of(Kind kind) {
        return of(kind, "en-GB");
    }

    /** An idle device of a kind, set to a language. */
    static Device of(Kind kind, String locale) {
        Deque<Device> free = FREE.get().computeIfAbsent(new Model(kind, locale), one -> new ArrayDeque<>());
        return free.isEmpty() ? new Device(options(kind.change).setLocale(locale), free) : free.pop();
    }

    /** One that differs from all others in something, and that only one person uses. */
    static Device with(Consumer<NewContextOptions> change) {
        Device device = new Device(options(change), new ArrayDeque<>());
        device.spoil();
        return device;
    }

    private static NewContextOptions options(Consumer<NewContextOptions> change) {
        NewContextOptions options = new NewContextOptions()
                .setViewportSize(WIDE, HIGH)
                .setReducedMotion(ReducedMotion.REDUCE)
                .setAcceptDownloads(true)
                // The cached shell has a separate test; everywhere else it would only cost time.
                .setServiceWorkers(ServiceWorkerPolicy.BLOCK)
                .setLocale("en-GB");
        change.accept(options);
        return options;
    }

    static void phone(NewContextOptions wish) {
        wish.setViewportSize(BrowserTest.PHONE_WIDTH, PHONE_HEIGHT)
                .setHasTouch(true)
                .setIsMobile(true);
    }

    BrowserContext context() {
        return context;
    }

    Page page() {
        return page;
    }

    String language() {
        return language;
    }

    /** Whether its page shows nothing yet. */
    boolean isEmpty() {
        return page.url().equals("about:blank") || page.url().endsWith(STILL);
    }

    /** Runs a script before those of every page, as long as this person has it. */
    void runFirst(String script) {
        scripts.add(context.addInitScript(script));
    }

    /** No other test may use it: its changes can't be undone. */
    void spoil() {
        isSpoiled = true;
    }

    /** The person no longer needs it. */
    void giveBack() {
        if (isSpoiled) {
            context.close();
        } else {
            forget();
            home.push(this);
        }
    }

    private void forget() {
        scripts.forEach(Device::remove);
        scripts.clear();
        context.setOffline(false);
        context.unrouteAll();
        page.unrouteAll();
        context.pages().stream().filter(other -> !other.equals(page)).forEach(Page::close);
        page.setViewportSize(size.width, size.height);
        page.mouse().move(-1, -1);
        if (!isEmpty()) {
            forgetSite(URI.create(page.url()).resolve("/"));
        }
        context.clearCookies();
    }

    private static void remove(AutoCloseable script) {
        try {
            script.close();
        } catch (Exception e) {
            throw new IllegalStateException("A script can't be removed", e);
        }
    }

    private void forgetSite(URI site) {
        page.navigate(site.resolve(STILL).toString());
        JsonObject all = new JsonObject();
        all.addProperty("origin", site.toString());
        all.addProperty("storageTypes", "all");
        CDPSession session = context.newCDPSession(page);
        session.send("Storage.clearDataForOrigin", all);
        session.detach();
        // The last words of the page before may be on their way to the browser; they were said in the same process.
        page.evaluate("localStorage.clear(), sessionStorage.clear()");
    }
}
