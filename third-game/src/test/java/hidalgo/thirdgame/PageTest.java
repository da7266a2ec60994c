package hidalgo.thirdgame;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.assertions.PlaywrightAssertions.setDefaultAssertionTimeout;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that no generic code knows is played on the pages, built with the folder {@code puja}. */
@Tag("slow")
class PageTest {
    private static final int PATIENCE = 60_000;

    private final List<String> complaints = new ArrayList<>();
    private TestServer server;
    private Playwright playwright;
    private Page page;

    @BeforeEach
    void start(@TempDir Path data) {
        server = TestServer.in(data);
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        String chromium =
                Objects.requireNonNullElse(System.getenv("HIDALGO_CHROMIUM"), "/usr/bin/chromium-headless-shell");
        page = playwright
                .chromium()
                .launch(new LaunchOptions()
                        .setExecutablePath(Path.of(chromium))
                        .setArgs(List.of("--no-sandbox", "--disable-gpu")))
                .newPage(new Browser.NewPageOptions()
                        .setLocale("en-GB")
                        .setReducedMotion(ReducedMotion.REDUCE)
                        .setServiceWorkers(ServiceWorkerPolicy.BLOCK));
        page.setDefaultTimeout(PATIENCE);
        setDefaultAssertionTimeout(PATIENCE);
        page.onPageError(complaints::add);
        page.onConsoleMessage(message -> {
            if (message.type().equals("error")) {
                complaints.add(message.text());
            }
        });
    }

    @AfterEach
    void stop() {
        playwright.close();
        server.close();
    }

    @Test
    void aGameIsPlayedToItsEndAndReplayed() {
        open("");
        button("Play now, La Puja").click();
        page.waitForURL("**/table/*");
        playRound(1);

        // The log has the bids and the points.
        Locator log = page.getByRole(AriaRole.TABPANEL);
        assertThat(log.getByText("You had bid 6")).isVisible();
        assertThat(log.getByText("Scoring after round 1:")).isVisible();
        assertThat(page.getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("Prizes and cards")))
                .containsText("3 prizes");
        assertNoViolations();

        for (int round = 2; round <= LaPuja.ROUNDS; round++) {
            playRound(round);
        }
        page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Points by source"))
                .waitFor();
        assertNoViolations();

        button("Watch the replay").click();
        page.waitForURL("**/replay/*");
        assertThat(page.getByText("Round 1", new Page.GetByTextOptions().setExact(true))
                        .first())
                .isVisible();
        page.keyboard().press("End");
        assertThat(page.getByText("had bid").first()).isVisible();
        assertNoViolations();
        assertThat(complaints).isEmpty();
    }

    private void open(String path) {
        page.navigate(server.address().resolve("/" + path).toString());
    }

    private Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** Opens the bidding where the person leads, and bids the highest card. */
    private void playRound(int round) {
        page.getByLabel("Round " + round + " of 5; scoring after 1, 2, 3, 4, 5").waitFor();
        int card = LaPuja.CARDS + 1 - round;
        Locator hand = page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Your power cards"));
        Locator choice =
                hand.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Power card " + card + " "));
        Locator open = button("Open the bidding");
        choice.or(open).first().waitFor();
        if (open.isVisible()) {
            open.click();
        }
        choice.click();
        button("Play " + card).click();
    }

    private void assertNoViolations() {
        AxeRunOptions options = new AxeRunOptions();
        // To collect everything else takes longer than checking.
        options.setResultTypes(List.of("violations"));
        assertThat(new AxeBuilder(page).options(options).analyze().getViolations())
                .isEmpty();
    }
}
