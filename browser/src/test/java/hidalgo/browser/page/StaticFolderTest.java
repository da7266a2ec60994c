package hidalgo.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.SelectOption;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import com.sun.net.httpserver.SimpleFileServer.OutputLevel;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.CaballeroPlayer;
import hidalgo.browser.driver.GrandeBoard;
import hidalgo.browser.driver.GrandePlan;
import hidalgo.browser.driver.GrandePlayer;
import hidalgo.browser.driver.Poster;
import hidalgo.server.folder.PageFolder;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages in a folder, served by something that knows nothing of them. */
class StaticFolderTest extends BrowserTest {
    private static final StoredGame GAME = StoredGame.of("el-caballero/01-2-basic-plain");

    private HttpServer files;
    private String address;
    private Person ana;

    @BeforeAll
    void serve(@TempDir Path root) throws IOException {
        PageFolder.write(Files.createDirectories(root.resolve("games/hidalgo")));
        InetSocketAddress any = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        files = SimpleFileServer.createFileServer(any, root.toRealPath(), OutputLevel.NONE);
        files.start();
        address = "http://127.0.0.1:" + files.getAddress().getPort() + "/games/hidalgo/";
    }

    @Test
    @DisplayName(
            "Below a path, the pages in a folder can be installed, play, are kept, and then open, play on, teach, count tiles, set puzzles and open"
                    + " records and play on from them although nothing answers any more")
    void belowAPath() {
        ana = person("Ana", wish -> wish.setServiceWorkers(ServiceWorkerPolicy.ALLOW))
                .expecting("net::ERR_");
        ana.open(address);
        ana.sees(ana.text("lobby.folder"));
        isInstallable();
        Poster poster = new Poster(ana, "El Grande");
        poster.count().selectOption(new SelectOption().setLabel("1 bot"));
        poster.level().selectOption("random");
        poster.play().click();
        GrandePlayer player = GrandePlayer.withMouse(ana, GrandePlan.none(), 3);
        player.playTo(2);
        assertThat(ana.page().url()).startsWith(address + "#/table/local-");

        ana.cacheOfflineFiles();
        files.stop(0);
        ana.context().setOffline(true);
        assertThat(ana.page().reload().status())
                .as("answers of the service worker")
                .isEqualTo(200);
        player.playTo(3);

        ana.open(at("learn/el-caballero?step=2"));
        ana.page().evaluate("probe.until(() => probe.lesson().step === 2 && probe.lesson().asks, 'the lesson')");
        ana.open(at("rules/el-grande#EG-4.1"));
        ana.page().locator("[id='EG-4.1']").waitFor();
        countTiles();
        solveAPuzzle();
        openARecord();
        playFromThere();
        forgetTheTable();
        ana.open(at("settings"));
        ana.sees(ana.text("settings.account.folder"));
    }

    /** Browsers demand of an app: a manifest that the browser accepts, and icons of the declared size. */
    private void isInstallable() {
        JsonObject manifest = ana.context().newCDPSession(ana.page()).send("Page.getAppManifest");
        assertThat(manifest.getAsJsonArray("errors")).as("%s", manifest).isEmpty();
        assertThat(ana.page().evaluate("device.manifest()"))
                .isEqualTo(Map.of(
                        "name",
                        "Hidalgo",
                        "short",
                        "Hidalgo",
                        "start",
                        address,
                        "scope",
                        address,
                        "display",
                        "standalone",
                        "isThemed",
                        true,
                        "icons",
                        List.of("any 192", "any 512", "maskable 512")));
    }

    private String at(String path) {
        return address + "#/" + path;
    }

    private void countTiles() {
        ana.open(at("count/el-caballero"));
        ana.field(ana.text(
                        "ec.count.kind",
                        "shape",
                        ana.text("ec.count.shape.LLWW"),
                        "symbol",
                        ana.text("ec.count.plain")))
                .fill("48");
        ana.sees(ana.text("ec.count.whole"));
    }

    private void solveAPuzzle() {
        List<?> days = (List<?>) ana.page().evaluate("device.ask('puzzles')");
        Object day = days.stream()
                .map(line -> (Map<?, ?>) line)
                .filter(line -> "place".equals(line.get("word")))
                .findFirst()
                .orElseThrow()
                .get("day");
        ana.open(at("puzzle/" + day));
        ana.labelled("puzzle.try").waitFor();
        new GrandeBoard(ana).placeAll();
        ana.labelled("puzzle.try").click();
        ana.heading(ana.text("puzzle.why")).waitFor();
    }

    /** The record is among the games that have ended, is still there when the page is opened anew, and a bot judges its turns. */
    private void openARecord() {
        ana.open(at("replays"));
        ana.page().locator("input[type=file]").setInputFiles(GAME.file());
        ana.button("Next move (→)").waitFor();
        String replay = ana.page().url().replaceFirst(".*(#/replay/local-\\w+).*", "$1");
        ana.open(at("replays"));
        ana.page().locator("a[href$='" + replay + "']").click();
        ana.button("Next move (→)").waitFor();
        ana.page().reload();
        ana.button("Next move (→)").click();
        ana.page().keyboard().press("End");
        // The address follows a moment later, which must not meet the opening of the next one.
        ana.page().waitForURL(Pattern.compile("ply=" + GAME.length() + "$"));
        ana.labelled("replay.chances.ask").click();
        ana.page()
                .getByRole(AriaRole.PROGRESSBAR)
                .or(ana.heading(ana.text("replay.turning")))
                .first()
                .waitFor();
    }

    /** A table that begins in the middle of the record is one of the games on this device. */
    private void playFromThere() {
        int ply = GAME.next(GAME.length() / 2, "supply");
        ana.field("Move").fill(String.valueOf(ply));
        ana.labelled("replay.from").click();
        ana.labelled("replay.from.start").click();
        ana.page().waitForURL(Pattern.compile("#/table/local-"));
        ana.waitForScreen("turn");
        CaballeroPlayer.withMouse(ana, 1, 9).doNext();
        String table = ana.page().url().substring(ana.page().url().indexOf("local-"));

        ana.open(at(""));
        // It is among the games on this device, and every game has its picture.
        ana.page().locator("a[href$='#/table/" + table + "']").first().waitFor();
        ana.page()
                .evaluate(
                        "probe.until(() => [...document.images].every((image) => image.naturalWidth > 0), 'all pictures')");
    }

    /** A game on this device is deleted after a question, and is gone for good. */
    private void forgetTheTable() {
        Locator cards = ana.page().locator("a[href*='#/table/local-']");
        Locator bin = ana.page().locator("button[aria-label^='Delete “']").first();
        int before = cards.count();
        bin.click();
        ana.button("Keep it").click();
        assertThat(cards.count()).isEqualTo(before);
        bin.click();
        ana.button("Delete").click();
        ana.page()
                .evaluate(
                        "count => probe.until(() => probe.all(`a[href*='#/table/local-']`).length < count, 'one game less')",
                        before);
        ana.page().reload();
        ana.sees(ana.text("lobby.folder"));
        assertThat(cards.count()).isLessThan(before);
    }
}
