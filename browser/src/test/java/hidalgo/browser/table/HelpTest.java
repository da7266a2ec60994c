package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.WaitForSelectorState;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.CaballeroBoard;
import hidalgo.browser.driver.GrandeBoard;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Help for a player at a table: hints, and explanations of symbols. */
class HelpTest extends BrowserTest {
    private static final StoredGame CABALLERO = StoredGame.of("el-caballero/16-4-expanded-plain");
    private static final StoredGame GRANDE = StoredGame.of("el-grande/13-4-plain");
    private static final StoredGame TWO = StoredGame.of("el-caballero/01-2-basic-plain");
    private static final int MIDDLE = 100;
    /** So wide is the frame of a map. */
    private static final int FRAME = 20;

    private static final int LONGER_THAN_A_REST = 5000;
    private static final int LONGEST_TURN = 12;
    private static final int LONGER_THAN_TWO_RESTS = 1200;

    @Test
    @DisplayName(
            "A first game after a lesson has tips for its rounds, which a phone shows whole, until they are switched"
                    + " off")
    void coaching() {
        Person ana = onPhone("Ana");
        beginCoached(ana, GRANDE, "card");
        Locator tip = ana.page().getByText(ana.text("eg.coach.turn1"));
        tip.waitFor();
        assertThat(tip.evaluate("""
            tip => {
              // The first line begins further to the right than the others.
              const { left, top } = tip.getClientRects()[0];
              return tip.contains(document.elementFromPoint(left + 4, top + 4));
            }\
            """)).isEqualTo(true);
        // It lies over the map, and so goes with the first move.
        ana.moves(() -> new GrandeBoard(ana).cards().first().click());
        tip.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
        ana.page().reload();
        ana.labelled("coach.off").click();
        tip.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
        ana.page().reload();
        ana.waitForScreen("turn");
        assertThat(tip.isVisible()).isFalse();
    }

    /** A person sits at a table as if a lesson had led there, before the first move of a kind. */
    private void beginCoached(Person person, StoredGame game, String move) {
        String link = table(person, game.from(game.next(0, move), "random"));
        person.open(server().at(""));
        person.page()
                .evaluate(
                        "id => localStorage.setItem('hidalgo.coached', JSON.stringify([id]))",
                        link.substring(link.lastIndexOf('/') + 1));
        person.open(link);
    }

    @Test
    @DisplayName("On a phone on its side, the cell of a player opens everything about the player")
    void playerSheet() {
        Person ana = onPhone("Ana", "de-DE").inWindow(844, 390);
        for (StoredGame game : List.of(CABALLERO, GRANDE)) {
            sit(ana, game, game.lastBid(MIDDLE));
            ana.waitForScreen("bid");
            Locator cell = ana.page()
                    .locator("[data-part=players] [aria-haspopup=dialog]")
                    .last();
            cell.tap();
            Locator sheet = ana.page().locator("[data-part=player-sheet]");
            sheet.getByRole(AriaRole.LIST, new Locator.GetByRoleOptions().setName(ana.text("pips.label")))
                    .waitFor();
            assertThat((List<?>) ana.page().evaluate("looks.cutTexts()")).isEmpty();
            ana.page().keyboard().press("Escape");
            sheet.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
            assertThat(cell.evaluate("cell => cell === document.activeElement")).isEqualTo(true);
        }
    }

    @Test
    @DisplayName("A tip covers no more of El Caballero's map on a small phone than its frame")
    void coachingOnASmallPhone() {
        Person ana = onPhone("Ana").inWindow(360, 740);
        beginCoached(ana, CABALLERO, "area");
        ana.sees(ana.text("ec.coach.turn1"));
        BoundingBox told = ana.page()
                .getByRole(AriaRole.STATUS)
                .filter(new Locator.FilterOptions().setHasText(ana.text("ec.coach.turn1")))
                .last()
                .boundingBox();
        assertThat(told.y + told.height).isLessThan(ana.table().map().boundingBox().y + FRAME);
    }

    @Test
    @DisplayName("A hint shows a bot's move in El Caballero, and why")
    void hintInCaballero() {
        Person ana = person("Ana");
        sit(ana, CABALLERO.from(CABALLERO.next(MIDDLE, "area"), "random"));
        isToldAHint(ana);

        ana.page().keyboard().press("y");
        ana.page()
                .getByRole(AriaRole.TABLE, new Page.GetByRoleOptions().setName("If scored after this move"))
                .waitFor();
        ana.button("Another").click();
        ana.page()
                .getByRole(AriaRole.STATUS)
                .filter(new Locator.FilterOptions().setHasText("Or this:"))
                .waitFor();
    }

    @Test
    @DisplayName("A hint shows a bot's move in El Grande, and why")
    void hintInGrande() {
        Person ana = person("Ana");
        sit(ana, GRANDE.from(GRANDE.next(MIDDLE, "card"), "random"));
        isToldAHint(ana);
    }

    @Test
    @DisplayName("A hint is drawn on the map, and can be done at once")
    void hintIsDoneInCaballero() {
        Person ana = person("Ana");
        sit(ana, CABALLERO.from(CABALLERO.next(MIDDLE, "area"), "random"));
        followHintsUntil(
                ana,
                "[data-mark=preview], [data-mark=lit]",
                mark -> assertThat(isCovered(mark, hint(ana)))
                        .as("the drawing of the hint is below its words")
                        .isFalse());
    }

    @Test
    @DisplayName("The reasons of a hint stand beside the map, not over it")
    void reasonsBesideTheMap() {
        Person ana = person("Ana");
        sit(ana, CABALLERO.from(CABALLERO.next(MIDDLE, "area"), "random"));
        isToldAHint(ana);
        ana.button("Why?").click();
        Locator reasons =
                ana.page().getByRole(AriaRole.TABLE, new Page.GetByRoleOptions().setName("If scored after this move"));
        reasons.waitFor();
        BoundingBox map = ana.table().map().boundingBox();
        assertThat(reasons.boundingBox().x).isGreaterThan(map.x + map.width);
    }

    @Test
    @DisplayName("No tip opens automatically at a place that has just been pressed")
    void noTipAfterAPress() {
        Person ana = person("Ana");
        sit(ana, CABALLERO.from(CABALLERO.next(MIDDLE, "area"), "random"));
        BoundingBox map = ana.table().map().boundingBox();
        double x = map.x + map.width / 2;
        double y = map.y + map.height / 2;
        Locator tip = ana.page().getByRole(AriaRole.TOOLTIP);
        ana.page().mouse().move(x, y);
        tip.waitFor();
        ana.page().mouse().down();
        ana.page().mouse().up();
        tip.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
        // The events of a browser when the element under a resting pointer has changed.
        ana.page()
                .evaluate(
                        "([x, y]) => document.elementFromPoint(x, y).dispatchEvent(new PointerEvent('pointermove',"
                                + " { bubbles: true, pointerType: 'mouse', clientX: x, clientY: y }))",
                        new Object[] {x, y});
        ana.page().waitForTimeout(LONGER_THAN_TWO_RESTS);
        assertThat(tip.count()).isZero();
    }

    @Test
    @DisplayName("A hint in El Grande is drawn on the map, and can be done at once")
    void hintIsDoneInGrande() {
        Person ana = person("Ana");
        sit(ana, GRANDE.from(GRANDE.next(MIDDLE, "card"), "random"));
        followHintsUntil(ana, "[data-mark=lit]", mark -> {});
    }

    @Test
    @DisplayName("On a phone, a hint in El Grande leaves the map its place and its size")
    void hintOnAPhone() {
        Person ana = onPhone("Ana");
        sit(ana, GRANDE.from(GRANDE.next(MIDDLE, "card"), "random"));
        BoundingBox before = ana.table().map().boundingBox();
        ana.button("Menu").click();
        ana.button("What would a bot do?").click();
        Locator hint = hint(ana);
        hint.waitFor();
        assertThat(ana.table().map().boundingBox()).usingRecursiveComparison().isEqualTo(before);
        assertThat(hint.boundingBox().y).as("the hint lies below the map").isGreaterThan(before.y + before.height / 2);
    }

    @Test
    @DisplayName("In the turn of another, the button for hints stays in its place, but can't be pressed")
    void hintOfAnother() {
        Person ana = person("Ana");
        Person mateo = person("Mateo");
        String link = table(ana, TWO.forPeople(TWO.next(0, "area"), ana.name()));
        join(mateo, link);
        server().post(ana.context(), "api/tables/" + link.substring(link.lastIndexOf('/') + 1) + "/start", "{}");
        mateo.waitForScreen("turn of others");
        assertThat(mateo.button("Hint").isDisabled()).isTrue();
    }

    @Test
    @DisplayName("A hint for a power card offers no comparison of points, which it does not change")
    void hintForAPowerCard() {
        Person ana = person("Ana");
        sit(ana, CABALLERO.from(CABALLERO.round(3), "random"));
        ana.waitForScreen("bid");
        isToldAHint(ana);
        assertThat(ana.button(ana.text("app.hint.do")).count()).isPositive();
        assertThat(ana.button(ana.text("app.hint.why")).count()).isZero();
    }

    @Test
    @DisplayName("While a scoring is shown, no hint can be asked for, even if the turn goes on afterwards")
    void hintInAShow() {
        Person ana = person("Ana");
        StoredGame game = StoredGame.of("el-grande/01-2-plain");
        int ply = game.next(0, "score ");
        sit(ana, game, ply);
        ana.waitForScreen("turn");
        GrandeBoard board = new GrandeBoard(ana);
        String scored = game.move(ply).substring("score ".length());
        Finger.mouse(ana.page())
                .point(board.targets().stream()
                        .filter(spot -> spot.code().equals(scored))
                        .findFirst()
                        .orElseThrow());
        ana.table().confirm().click();
        ana.waitForScreen("show");
        Locator button = ana.page()
                .getByRole(AriaRole.BANNER)
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(ana.text("app.hint")));
        assertThat(button.isDisabled()).isTrue();
        ana.table().endScoring(Finger.mouse(ana.page()));
        ana.waitForScreen("turn");
        assertThat(button.isEnabled()).isTrue();
    }

    @Test
    @DisplayName("A table without hints has no button for them, neither in its bar nor in its menu")
    void withoutHints() {
        Person ana = person("Ana");
        sit(ana, CABALLERO.from(CABALLERO.next(MIDDLE, "area"), "random").replaceFirst("\\{", "{\"hints\": false,"));
        assertThat(ana.button("Hint").count()).isZero();
        ana.button("Menu").click();
        ana.button("Read the rules").waitFor();
        assertThat(ana.button("What would a bot do?").count()).isZero();
    }

    @Test
    @DisplayName("A pointer that rests on a symbol shows its meaning, with its rule; Escape closes it")
    void restingPointer() {
        Person ana = person("Ana");
        sit(ana, GRANDE.from(GRANDE.next(MIDDLE, "card"), "random"));
        BoundingBox king = ana.table().map().locator("[data-tip=king]").boundingBox();
        ana.page().mouse().move(king.x + king.width / 2, king.y + king.height / 2);
        Locator tip = ana.page().getByRole(AriaRole.TOOLTIP);
        tip.getByText("The King", new Locator.GetByTextOptions().setExact(true)).waitFor();
        assertThat(tip.getByRole(AriaRole.LINK).innerText()).isEqualTo("EG-3.5");
        ana.page().keyboard().press("Escape");
        tip.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }

    @Test
    @DisplayName("Resting on a tile of the chart shows the tile and the pieces on it, by keyboard or pointer")
    void tileOfTheChart() {
        Person ana = person("Ana");
        sit(ana, CABALLERO.from(CABALLERO.next(0, "area"), "random"));
        Locator grid = ana.table().map().getByRole(AriaRole.GRID);
        grid.focus();
        ana.page().keyboard().press("Home");
        Locator tip = ana.page().getByRole(AriaRole.TOOLTIP);
        tip.waitFor();
        String cell = grid.getAttribute("aria-activedescendant");
        String words = ana.page().locator("[id='" + cell + "']").textContent();
        assertThat(tip.textContent()).contains(words);
        ana.page().keyboard().press("Escape");
        tip.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));

        BoundingBox tile = ana.table().marks("cursor").boundingBox();
        ana.page().mouse().move(tile.x + tile.width / 3, tile.y + tile.height / 3);
        tip.waitFor();
        assertThat(tip.textContent()).contains(words);
    }

    @Test
    @DisplayName("The key of the power cards leads to the hand")
    void keyOfThePowerCards() {
        Person ana = person("Ana");
        sit(ana, GRANDE.from(GRANDE.lastBid(MIDDLE), "random"));
        ana.page().keyboard().press("Shift+P");
        ana.page().evaluate("probe.until(() => document.activeElement.closest('[data-part=hand]'), 'the hand')");
    }

    @Test
    @DisplayName("A finger that is held on a symbol of the map asks what it means, and chooses nothing")
    void heldFinger() {
        Person ana = onPhone("Ana");
        sit(ana, GRANDE.from(GRANDE.next(MIDDLE, "place"), "random"));
        BoundingBox king = ana.table().map().locator("[data-tip=king]").boundingBox();
        CDPSession hand = ana.context().newCDPSession(ana.page());
        JsonArray finger = new JsonArray();
        finger.add(middle(king));
        touch(hand, "touchStart", finger);
        ana.page().getByRole(AriaRole.TOOLTIP).getByText("The King").first().waitFor();
        touch(hand, "touchEnd", new JsonArray());
        assertThat(ana.button("Close").count()).as("sheets of a region").isZero();
        assertThat(ana.table().preview().count()).isZero();
    }

    @Test
    @DisplayName(
            "A pointer that rests on a symbol of the piece to place shows no tip, because the bubble would cover the question")
    void bubbleCoversNothing() {
        Person ana = person("Ana");
        ana.spoilsDevice().page().clock().install();
        sit(ana, CABALLERO.from(CABALLERO.next(0, "area LWLLg"), "random"));
        CaballeroBoard board = new CaballeroBoard(ana);
        ana.table().action("A").click();
        board.tile("gold").first().click();
        Finger.mouse(ana.page()).point(board.targets().getFirst());
        ana.table().preview().waitFor();
        ana.page().evaluate("probe.still()");
        ana.page().clock().fastForward(LONGER_THAN_A_REST);
        assertThat(ana.page().getByRole(AriaRole.TOOLTIP).count()).isZero();
        ana.table().confirm().click();
    }

    private static JsonObject middle(BoundingBox box) {
        JsonObject point = new JsonObject();
        point.addProperty("x", box.x + box.width / 2);
        point.addProperty("y", box.y + box.height / 2);
        return point;
    }

    private static void touch(CDPSession hand, String type, JsonArray fingers) {
        JsonObject event = new JsonObject();
        event.addProperty("type", type);
        event.add("touchPoints", fingers);
        hand.send("Input.dispatchTouchEvent", event);
    }

    private void sit(Person person, String wish) {
        person.open(table(person, wish));
        person.table().drawing().waitFor();
    }

    /** Follows hints until one is drawn on the map, as one of every turn must be. */
    private static void followHintsUntil(Person person, String drawn, Consumer<Locator> look) {
        Locator marks = person.table().map().locator(drawn);
        for (int hints = 0; hints < LONGEST_TURN; hints++) {
            isToldAHint(person);
            boolean isDrawn = marks.count() > 0;
            if (isDrawn) {
                look.accept(marks.first());
            }
            person.moves(() -> person.button("Do it").click());
            if (isDrawn) {
                return;
            }
        }
        throw new AssertionError("No hint was drawn");
    }

    private static Locator hint(Person person) {
        return person.page().getByRole(AriaRole.STATUS).filter(new Locator.FilterOptions().setHasText("A bot would"));
    }

    /** Whether the middle of something lies below something else. */
    private static boolean isCovered(Locator mark, Locator cover) {
        BoundingBox at = mark.boundingBox();
        BoundingBox over = cover.boundingBox();
        double x = at.x + at.width / 2;
        double y = at.y + at.height / 2;
        return x > over.x && x < over.x + over.width && y > over.y && y < over.y + over.height;
    }

    private static void isToldAHint(Person person) {
        person.button("Hint").click();
        Locator hint = hint(person);
        Locator what = hint.locator("b");
        what.waitFor();
        assertThat(what.innerText()).matches("A bot would (do this|begin with this): .*");
        assertThat(hint.innerText().substring(what.innerText().length()))
                .as("why")
                .isNotBlank();
    }
}
