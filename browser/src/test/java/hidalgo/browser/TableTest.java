package hidalgo.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page.LocatorOptions;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What the table of El Caballero tells and takes, besides moves. */
class TableTest extends BrowserTest {
    private static final StoredGame SHORT = StoredGame.of("el-caballero/01-2-basic-plain");
    private static final StoredGame LONG = StoredGame.of("examples/el-caballero-6");
    /** The first round of the basic game after which there is a scoring (EC-2.3). */
    private static final int SCORED_ROUND = 4;

    /** Late in the game, when there is much on the map. */
    private static final int LATE = 150;

    @Test
    @DisplayName("A power card that is planned before one's turn is laid by itself, and a reload does not forget it")
    void planAhead() {
        Bidders bidders = bidders();
        Person first = bidders.first();
        Person second = bidders.second();

        card(second, 3).click();
        card(second, 11).click();
        second.page().locator(".hc.s1").waitFor();
        second.page().reload();
        card(second, 3).and(second.page().locator(".s0")).waitFor();
        card(second, 11).and(second.page().locator(".s1")).waitFor();
        assertThat(first.page().locator(".bcard.ghost").count())
                .as("a plan is told to nobody")
                .isZero();

        // The first choice is taken by another, so that the second is laid.
        card(first, 3).click();
        first.moves(() -> first.page().locator(".bids .btn.primary").click());
        second.waitForScreen("turn");
        log(second, "You laid 11").waitFor();
        log(first, second.name() + " laid 11").waitFor();
    }

    @Test
    @DisplayName("A plan that is still on its way when the turn comes is not laid by hand as well")
    void planOnItsWay() {
        Bidders bidders = bidders();
        Person first = bidders.first();
        Person second = bidders.second();

        List<Route> held = new ArrayList<>();
        second.page().route("**/plan", held::add);
        card(second, 3).click();
        Locator lay = second.page().locator(".bids .btn.primary");
        card(first, 13).click();
        first.moves(() -> first.page().locator(".bids .btn.primary").click());
        second.waitForScreen("bid");
        assertThat(lay.textContent()).isEqualTo("Lay 3");
        assertThat(lay.getAttribute("aria-disabled")).isEqualTo("true");
        lay.press("Enter");
        held.forEach(Route::resume);
        log(first, second.name() + " laid 3").waitFor();
    }

    @Test
    @DisplayName("While the sheet of a scoring is on its way nothing of the next round is shown or asked")
    void scoringComesBeforeTheNextRound() {
        int lastTurn = SHORT.next(0, "end");
        while (SHORT.count(lastTurn, "power") < SCORED_ROUND * SHORT.seats()
                || !SHORT.move(lastTurn + 1).startsWith("power")) {
            lastTurn = SHORT.next(lastTurn + 1, "end");
        }
        Person ana = at(person("Ana"), SHORT, lastTurn);
        List<Route> held = new ArrayList<>();
        ana.page().route("**/scorings", held::add);
        ana.moves(() -> {
            ana.page().locator(".btn.end[aria-disabled=false]").click();
            Locator sure = ana.page().locator(".btn.end.sure");
            if (sure.count() > 0) {
                sure.click();
            }
        });
        ana.sees("The round is scored");
        assertThat(ana.screen()).isEqualTo("turn of others");
        assertThat(ana.page()
                        .locator(".hc, .ab:not(.off), .btn.end[aria-disabled=false]")
                        .count())
                .isZero();
        held.forEach(Route::resume);
        ana.waitForScreen("show");
        ana.sees("after round " + SCORED_ROUND);
    }

    @Test
    @DisplayName("A pointer that is let go past the edge of the map holds it no longer")
    void letGoPastTheEdge() {
        Person ana = at(person("Ana"), LONG, LONG.next(LATE, "supply"));
        Mouse mouse = ana.page().mouse();
        BoundingBox map = ana.page().locator(".mapbox").boundingBox();
        double right = map.x + map.width;
        double middle = map.y + map.height / 2;
        mouse.move(right - 2, middle);
        mouse.down();
        mouse.move(right + 2, middle);
        mouse.up();

        String before = chart(ana);
        mouse.move(right - 100, middle);
        mouse.move(right - 200, middle + 50);
        ana.page().evaluate("probe.still()");
        assertThat(chart(ana)).isEqualTo(before);
        mouse.down();
        mouse.move(right - 260, middle + 90);
        mouse.up();
        ana.page().evaluate("probe.still()");
        assertThat(chart(ana)).as("what is held, follows").isNotEqualTo(before);
    }

    @Test
    @DisplayName("Nothing scrolls the map away: what is pressed is what is shown")
    void mapsDoNotScroll() {
        for (StoredGame game : List.of(LONG, StoredGame.of("examples/el-grande-5"))) {
            Person ana = person("Ana");
            ana.open(server().at(""));
            ana.open(server().at("table/" + ana.make(server().at("api/tables"), game.from(LATE, "random"))));
            ana.page().locator(".mapbox .btn, .mapbox button").first().waitFor();
            assertThat(ana.page()
                            .evaluate("const map = document.querySelector('.mapbox'); map.scrollTo(40, 40);"
                                    + " [map.scrollLeft, map.scrollTop]"))
                    .as(game.file().toString())
                    .isEqualTo(List.of(0, 0));
        }
    }

    private static String chart(Person person) {
        return (String) person.page().evaluate("document.querySelector('.world').style.transform");
    }

    @Test
    @DisplayName("What a line of the log speaks of lights up under the pointer and under the keyboard")
    void logLights() {
        Person ana = at(person("Ana"), LONG, LONG.next(LATE, "supply"));
        Locator line = log(ana, "placed an area tile").first();
        Locator lit = ana.page().locator(".lit rect");
        assertThat(lit.count()).isZero();
        line.hover();
        lit.waitFor();
        ana.page().locator(".top").hover();
        isDark(ana);
        line.locator("button").focus();
        lit.waitFor();
        ana.button("Undo").or(ana.page().locator(".btn.undo")).first().focus();
        isDark(ana);
    }

    @Test
    @DisplayName("What a pointer learns by resting somewhere a finger learns by a tap")
    void nothingOnHoverOnly() {
        Person ana = at(onPhone("Ana"), LONG, LONG.next(LATE, "supply") + 1);
        Finger finger = Finger.touch(ana.page());
        finger.press(ana.page().locator(".acts .ab[aria-keyshortcuts=C]"));
        Locator refused = ana.page().locator(".num8.off");
        for (int place = 0; refused.count() == 0; place++) {
            if (ana.page().locator(".popin").count() > 0) {
                finger.press(ana.page().locator(".popin .rb-btn"));
            }
            Map<?, ?> point = (Map<?, ?>) ((List<?>) ana.page().evaluate("probe.targets()")).get(place);
            finger.point(((Number) point.get("x")).doubleValue(), ((Number) point.get("y")).doubleValue());
            ana.page().locator(".popin.number").waitFor();
        }
        // It looks disabled, and answers all the same.
        refused.last().tap(new Locator.TapOptions().setForce(true));
        String number = refused.last().locator(".sr").textContent().replaceAll("\\D", "");
        ana.page()
                .locator(".why", new LocatorOptions().setHasText(Pattern.compile(number + ".*EC-\\d")))
                .waitFor();

        finger.press(ana.page().locator(".tabbar button", new LocatorOptions().setHasText("Log")));
        finger.press(log(ana, "placed an area tile").first().locator("button"));
        ana.page().locator(".scrub").waitFor();
        ana.page().locator(".lit rect").waitFor();
    }

    @Test
    @DisplayName("Keys zoom the chart and fit it, and the list of keys names them")
    void zoomByKeys() {
        Person ana = at(person("Ana"), LONG, LONG.next(LATE, "supply"));
        double fitted = cell(ana);
        ana.page().keyboard().press("+");
        double near = cell(ana);
        ana.page().keyboard().press("-");
        ana.page().keyboard().press("-");
        double far = cell(ana);
        ana.page().keyboard().press("0");
        assertThat(near).isGreaterThan(fitted);
        assertThat(far).isLessThan(near);
        assertThat(cell(ana)).isEqualTo(fitted);
        ana.page().keyboard().press("?");
        ana.page()
                .locator(".keylist div", new LocatorOptions().setHasText("zoom in"))
                .waitFor();
    }

    @Test
    @DisplayName("A phone's prompt and preview cover nothing of the map")
    void phoneCoversNothing() {
        Person ana = at(onPhone("Ana"), LONG, LONG.next(LATE, "supply") + 1);
        new CaballeroPlayer(ana, Finger.touch(ana.page()), 0, 3).preview();
        ana.page().evaluate("probe.still()");
        assertThat(ana.page().evaluate("""
                (() => {
                  const map = document.querySelector('.frame rect').getBoundingClientRect();
                  const held = document.querySelector('.preview .ring').getBoundingClientRect();
                  const over = [...document.querySelectorAll('.prompt, .pop.bar')]
                    .map((part) => part.getBoundingClientRect())
                    .filter((box) => box.bottom > map.top + 1 && box.top < map.bottom - 1);
                  return over.length === 0 && held.top >= map.top && held.bottom <= map.bottom;
                })()""")).isEqualTo(true);
    }

    @Test
    @DisplayName("A tile that is laid is seen landing, by whoever wants motion; to others it is outlined")
    void tilesLand() {
        Person ana = at(lively("Ana"), LONG, LONG.next(LATE, "supply") + 1);
        lay(ana);
        assertThat(ana.page().evaluate("window.seen")).isEqualTo(List.of("flight"));
        ana.page().evaluate("probe.until(() => !document.querySelector('.flight'), 'the end of the motion')");

        Person mateo = at(person("Mateo"), LONG, LONG.next(LATE, "supply") + 1);
        lay(mateo);
        assertThat(mateo.page().evaluate("window.seen")).isEqualTo(List.of("outline"));
    }

    /** Places an area tile and notes what is seen of it. */
    private static void lay(Person person) {
        CaballeroPlayer.withMouse(person, 0, 2).preview();
        person.page().evaluate("""
                (() => {
                  window.seen = [];
                  new MutationObserver((changes) => {
                    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
                      if (node.matches?.('.flight')) window.seen.push('flight');
                      if (node.matches?.('.fresh rect')) window.seen.push('outline');
                    }
                  }).observe(document.querySelector('.marks'), { childList: true, subtree: true });
                })()""");
        person.moves(() -> person.page().locator(".popin .btn.primary").click());
        person.page().evaluate("probe.until(() => window.seen.length > 0, 'something to see')");
    }

    @Test
    @DisplayName("A rematch begins when everybody wants it, and says meanwhile who does")
    void rematchOfTwo() {
        Person ana = person("Ana");
        ana.open(server().at(""));
        String link = server().at("table/" + ana.make(server().at("api/tables"), SHORT.forPeople(SHORT.length() - 1)));
        Person mateo = person("Mateo");
        join(mateo, link);
        ana.open(link);
        ana.button("Start the game").click();
        ana.waitForScreen("turn");
        mateo.waitForScreen("turn of others");
        CaballeroPlayer.withMouse(ana, 0, 1).playToTheEnd();
        CaballeroPlayer.withMouse(mateo, 0, 1).playToTheEnd();
        assertThat(mateo.page().evaluate("probe.standing()"))
                .isEqualTo(ana.page().evaluate("probe.standing()"));

        ana.button("Rematch, same seats").click();
        mateo.page()
                .locator(".ready", new LocatorOptions().setHasText("Ready:"))
                .waitFor();
        assertThat(ana.screen()).isEqualTo("final");
        mateo.button("Rematch, same seats").click();
        ana.waitForScreen("bid", "bid of others");
        mateo.waitForScreen("bid", "bid of others");
        assertThat(ana.page().url()).isEqualTo(mateo.page().url()).isNotEqualTo(link);
    }

    /** Two people of whom the first must lay a power card, and the second wait for it. */
    private record Bidders(Person first, Person second) {}

    private Bidders bidders() {
        Person ana = person("Ana");
        String link = invite(ana, () -> ana.choice("2").check());
        Person mateo = person("Mateo");
        join(mateo, link);
        ana.button("Start the game").click();
        boolean anaBegins = ana.waitForScreen("bid", "bid of others").equals("bid");
        Bidders bidders = anaBegins ? new Bidders(ana, mateo) : new Bidders(mateo, ana);
        bidders.second().waitForScreen("bid of others");
        return bidders;
    }

    private Person at(Person person, StoredGame game, int ply) {
        person.open(server().at(""));
        person.open(server().at("table/" + person.make(server().at("api/tables"), game.from(ply, "random"))));
        person.waitForScreen("turn");
        return person;
    }

    private static Locator card(Person person, int number) {
        return person.page()
                .locator(".hc")
                .filter(new Locator.FilterOptions()
                        .setHas(person.page().locator(".pc > b", new LocatorOptions().setHasText("" + number))))
                .first();
    }

    private static Locator log(Person person, String words) {
        return person.page().locator(".log li", new LocatorOptions().setHasText(words));
    }

    private static void isDark(Person person) {
        person.page().evaluate("probe.until(() => !document.querySelector('.lit rect'), 'the end of the light')");
    }

    /** How large a cell of the chart is once nothing moves. */
    private static double cell(Person person) {
        return ((Number) person.page().evaluate("""
                probe.still().then(() => document.querySelector('.cursor').getBoundingClientRect().width)""")).doubleValue();
    }
}
