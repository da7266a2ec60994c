package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.microsoft.playwright.Locator;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.HeldRequests;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.CaballeroPlayer;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Bids for the turn order, and plans for them. */
class CaballeroBidsTest extends BrowserTest {
    private static final StoredGame SHORT = StoredGame.of("el-caballero/01-2-basic-plain");

    private static final Pattern PLAN = Pattern.compile("/plan$");

    @Test
    @DisplayName("While no card is chosen, the button that takes one back says so")
    void nothingToTakeBack() {
        Person ana = person("Ana");
        sit(ana, StoredGame.of("el-caballero/16-4-expanded-plain"), 0);
        ana.waitForScreen("bid");
        ana.button(ana.text("bids.clear")).click(new Locator.ClickOptions().setForce(true));
        ana.table().whyNot().waitFor();
        assertThat(ana.table().whyNot().innerText()).contains(ana.text("actions.undoNone"));
    }

    @Test
    @DisplayName("A power card that is planned before the own turn is played automatically, and survives a reload")
    void planAhead() {
        Bidders bidders = bidders();
        Person first = bidders.first();
        Person second = bidders.second();

        second.table().card(3).click();
        second.page().waitForResponse(PLAN, () -> second.table().card(11).click());
        isPlanned(second, 11, second.text("hand.else"));
        second.page().reload();
        isPlanned(second, 3, second.text("hand.plan"));
        isPlanned(second, 11, second.text("hand.else"));
        assertThat(first.region("bids.title").getByText("planned").count())
                .as("no other player sees a plan")
                .isZero();

        // The first choice is taken by another, so that the second is played.
        first.table().card(3).click();
        first.moves(() -> first.table().confirm().click());
        second.waitForScreen("turn");
        second.table().bid("You played power card 11").first().waitFor();
        first.table().bid(second.name() + " played power card 11").waitFor();
    }

    @Test
    @DisplayName("A plan that is still on its way when the turn comes is not laid by hand as well")
    void planOnItsWay() {
        Bidders bidders = bidders();
        Person first = bidders.first();
        Person second = bidders.second();

        HeldRequests held = new HeldRequests(second, PLAN);
        second.page().waitForRequest(PLAN, () -> second.table().card(3).click());
        Locator lay = second.button("Play 3");
        first.table().card(13).click();
        first.moves(() -> first.table().confirm().click());
        second.waitForScreen("bid");
        assertThat(lay.getAttribute("aria-disabled")).isEqualTo("true");
        lay.press("Enter");
        held.release();
        first.table().bid(second.name() + " played power card 3").waitFor();
    }

    private static final Duration TWO_SECONDS = Duration.ofSeconds(2);

    /**
     * Presses the button that takes a plan back as soon as the plan is announced, unless it has been carried out
     * before.
     */
    private static final String TAKES_BACK = """
        (() => {
          if (!probe.screen().startsWith('bid')) return true;
          const back = probe.all('main button[aria-disabled=false]').find((button) => button.textContent.trim() === 'Take back');
          const isTold = probe.prompt() === '3 is about to be played' && probe.one('[data-part=hand] em')?.textContent === 'plan';
          if (isTold) back?.click();
          window.isPressed = isTold && back !== undefined;
          return isTold && back !== undefined;
        })()\
        """;

    @Test
    @DisplayName(
            "A card planned a moment before one's turn is shown as a plan, and can be taken back before it is played")
    void freshPlan() {
        Bidders bidders = bidders();
        Person first = bidders.first();
        Person second = bidders.second();

        first.table().card(13).click();
        long before = System.nanoTime();
        second.page().waitForResponse(PLAN, () -> second.table().card(3).click());
        first.moves(() -> first.table().confirm().click());
        String screen = second.waitForScreen("bid", "turn", "turn of others");
        Duration took = Duration.ofNanos(System.nanoTime() - before);
        // On a machine that stood still, the plan has become old enough to be carried out.
        assumeThat(took).isLessThan(Duration.ofSeconds(1));
        assertThat(screen).isEqualTo("bid");
        AtomicInteger answer = new AtomicInteger();
        second.page().onResponse(response -> {
            if (PLAN.matcher(response.url()).find()) {
                answer.set(response.status());
            }
        });
        second.expecting("/plan").waitUntil(TAKES_BACK, "the request that takes the plan back");
        if (second.page().evaluate("window.isPressed === true").equals(true)) {
            // The page shows at once that the plan is taken back; the answer may be that it came too late.
            second.page().waitForCondition(() -> answer.get() > 0);
        }
        second.waitUntil("!probe.screen().startsWith('bid') || probe.prompt() === 'Choose a power card'", "an answer");
        boolean isPlayed = answer.get() >= 400 || !second.screen().equals("bid");
        // The same for what takes the plan back: too late is only right after two seconds.
        assumeThat(isPlayed && Duration.ofNanos(System.nanoTime() - before).compareTo(TWO_SECONDS) > 0)
                .as("a slow machine")
                .isFalse();
        assertThat(isPlayed).as("played within two seconds").isFalse();
        second.table().card(5).click();
        second.moves(() -> second.table().confirm().click());
        first.table().bid(second.name() + " played power card 5").waitFor();
    }

    @Test
    @DisplayName("A plan is carried out though its page was closed at once")
    void closedPage() {
        Bidders bidders = bidders();
        Person first = bidders.first();
        Person second = bidders.second();

        second.page().waitForResponse(PLAN, () -> second.table().card(3).click());
        second.open(server().at("settings"));
        first.table().card(13).click();
        first.moves(() -> first.table().confirm().click());
        first.table().bid(second.name() + " played power card 3").waitFor();
    }

    @Test
    @DisplayName("A card that was played is in no plan any more when the next round begins")
    void playedCardIsNoPlan() {
        Person ana = person("Ana");
        sit(ana, SHORT, SHORT.round(2));
        ana.waitForScreen("bid");
        CaballeroPlayer.withMouse(ana, 0, 1).playTo(3);
        ana.waitForScreen("bid", "bid of others");
        assertThat(ana.region("bids.title").getByText("planned").count())
                .as("plans in the next round")
                .isZero();
        assertThat(ana.button("Play a card").count()).isOne();
    }

    /** Waits until a card stands in the plan in some place. */
    private static void isPlanned(Person person, int card, String place) {
        Locator planned = person.table().card(card);
        planned.and(person.page().locator("[aria-pressed=true]"))
                .getByText(place, new Locator.GetByTextOptions().setExact(true))
                .waitFor();
    }

    /** Two people: the first must play a power card, and the second waits for it. */
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
}
