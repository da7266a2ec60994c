package hidalgo.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The machine's Chromium, started once for each thread that runs tests: Playwright answers only the thread that started it. */
public final class Chromium {
    private static final String MISSING =
            "Chromium is missing: ./hidalgo test gets one; or set HIDALGO_CHROMIUM to a browser's program";

    /** The shell comes first: it has no window to draw, which no test would look at. */
    private static final List<String> PLACES = List.of(
            "/usr/bin/chromium-headless-shell",
            "/usr/bin/chromium",
            "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome",
            "/snap/bin/chromium");

    /** The tests need no network, no graphics card and no special rights. */
    private static final List<String> FLAGS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    /** Playwright keeps the pictures of pages in files, as containers often have little shared memory; to write them costs time. */
    private static final String PICTURES_IN_FILES = "--disable-dev-shm-usage";

    private static final Path SHARED_MEMORY = Path.of("/dev/shm");
    private static final long ENOUGH_MEMORY = 1L << 30;

    private static final ThreadLocal<Browser> STARTED = ThreadLocal.withInitial(Chromium::start);

    private Chromium() {}

    private static Browser start() {
        Path program = program();
        // It ends with the process: its driver reads from a pipe of ours.
        return Playwright.create(new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")))
                .chromium()
                .launch(new LaunchOptions()
                        .setExecutablePath(program)
                        .setHeadless(true)
                        .setIgnoreDefaultArgs(unwanted())
                        .setArgs(FLAGS));
    }

    /** The running browser. */
    public static Browser browser() {
        return STARTED.get();
    }

    private static List<String> unwanted() {
        return SHARED_MEMORY.toFile().getUsableSpace() >= ENOUGH_MEMORY ? List.of(PICTURES_IN_FILES) : List.of();
    }

    private static Path program() {
        return Stream.concat(Stream.ofNullable(System.getenv("HIDALGO_CHROMIUM")), PLACES.stream())
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(MISSING));
    }
}
