package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The actions of others and their effects on the player: on the map, at the player's pace, and in the log. */
class FollowTest extends BrowserTest {
    private static final Pattern LOST = Pattern.compile("Your \\d+ is evicted, \\d+ lost");

    private static final StoredGame CABALLERO = StoredGame.of("el-caballero/01-2-basic-plain");
    /** Evicts a tile of the other seat; a castillo is moved next, then the turn ends. */
    private static final int EVICTING = 95;

    /** Places two tiles and sets a ship out, which ends a round; the same seat plays the next power card first. */
    private static final int BEFORE_A_BID = 81;

    private static final StoredGame GRANDE = StoredGame.of("el-grande/01-2-plain");
    /** A special action that scores; the same seat places caballeros next. */
    private static final int SCORING = 57;

    private static final StoredGame FIVE = StoredGame.of("examples/el-grande-4");
    /** Late in a game of five, a seat places in Valencia, Aragón, Granada and the Castillo. */
    private static final int PLACING = 303;

    /** All things on the map below a caption, when all pieces have arrived. */
    private static final String COVERED = "crowd.below('[data-part=caption]', '[data-mark=pieces] > g > *')";

    private static final String OUTSIDE = """
            (panel) => [...panel.querySelectorAll('button, label')].filter((control) => {
              const [box, room] = [control.getBoundingClientRect(), panel.getBoundingClientRect()];
              return box.bottom > Math.min(innerHeight, room.bottom + 1) || box.right > room.right + 1;
            }).length""";

    @Test
    @DisplayName("An eviction is shown to its victim, in the log, with its cost")
    void evictionIsTold() {
        Person mateo = person("Mateo");
        RecordedSeat other = against(mateo, CABALLERO, EVICTING);
        assertThat(told(mateo).count()).isZero();
        other.moveOn();
        told(mateo).first().waitFor();
    }

    @Test
    @DisplayName(
            "Step by step, each action has a caption and marks on the map, and waits for Next; then comes the recap")
    void stepByStep() {
        Person mateo = person("Mateo").atPace("steps");
        RecordedSeat other = against(mateo, CABALLERO, EVICTING);
        other.moveOn();
        Locator caption = caption(mateo);
        caption.getByText(LOST).waitFor();
        mateo.table().marks("evicted").waitFor();
        mateo.table().marks("played").waitFor();

        mateo.leaves();
        other.moveOn();
        other.moveOn();
        mateo.sees("1 action behind");
        mateo.button("Next").click();
        caption.filter(new Locator.FilterOptions().setHasText("moved a castillo"))
                .waitFor();
        assertThat(mateo.table().marks("evicted").count()).isZero();
        mateo.page().keyboard().press("Space");
        mateo.waitForScreen("turn");

        Locator recap = mateo.region("recap.title");
        recap.getByText(LOST).waitFor();
        recap.getByRole(AriaRole.LISTITEM).hover();
        mateo.table().marks("lit").first().waitFor();
        mateo.button("Play back: Ana").click();
        caption.waitFor();
        mateo.button("Skip to my turn").click();
        mateo.page().evaluate("probe.until(() => !probe.one('[data-part=caption]'), 'the end of playing back')");
        mateo.waitForScreen("turn");
        mateo.button("Start my turn").click();
        recap.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }

    @Test
    @DisplayName("On a phone a caption lies at the foot of the map, and what it speaks of is above it")
    void captionOnAPhone() {
        Person mateo = onPhone("Mateo").atPace("steps");
        RecordedSeat other = against(mateo, CABALLERO, EVICTING);
        other.moveOn();
        caption(mateo).getByText(LOST).waitFor();
        Locator played = mateo.table().marks("played");
        played.waitFor();
        mateo.page().evaluate("""
                        probe.until(() => {
                          const caption = probe.one('[data-part=caption]').getBoundingClientRect();
                          const played = probe.one('[data-mark=played]').getBoundingClientRect();
                          const map = probe.one('[data-map]').getBoundingClientRect();
                          return played.bottom <= caption.top + 4 && played.top >= map.top;
                        }, 'the move above its caption')""");
    }

    @Test
    @DisplayName(
            "El Grande: a caption covers no piece and no value, shows all its lines where there are lists to dock at, and all controls are in sight")
    void captionCoversNothing() {
        Person ana = person("Ana");
        // German has the longest words.
        Person mateo = person("Mateo", "de-DE").atPace("steps");
        String link = table(ana, FIVE.onOneDevice(PLACING).replace("\"start\":true", "\"start\":false"));
        RecordedSeat other = new RecordedSeat(server(), ana, FIVE, link, PLACING);
        mateo.open(link);
        mateo.waitForScreen("turn of others");
        for (int i = 0; i < 5; i++) {
            other.moveOn();
        }
        for (int[] size : new int[][] {{1280, 720}, {1024, 768}, {1440, 900}, {820, 1180}, {390, 844}}) {
            mateo.page().setViewportSize(size[0], size[1]);
            caption(mateo).getByText("ins Castillo").waitFor();
            assertThat((List<?>) mateo.page().evaluate(COVERED))
                    .as("covered parts at %d x %d", size[0], size[1])
                    .isEmpty();
            boolean hasLists = mateo.page().locator("[data-part=lists]").first().isVisible();
            assertThat(caption(mateo).locator("button").count())
                    .as("lines left out at %d x %d", size[0], size[1])
                    .isLessThanOrEqualTo(hasLists ? 0 : 1);
            assertThat((int) mateo.region("follow.label").evaluate(OUTSIDE))
                    .as("controls of the pace outside their panel at %d x %d", size[0], size[1])
                    .isZero();
        }
    }

    @Test
    @DisplayName("Skip to my turn leaves out the turns that have not been shown yet")
    void skipping() {
        Person mateo = person("Mateo").atPace("slow");
        RecordedSeat other = against(mateo, CABALLERO, EVICTING);
        other.moveOn();
        other.moveOn();
        other.moveOn();
        mateo.leaves();
        mateo.button("Skip to my turn").click();
        mateo.waitForScreen("turn");
        mateo.region("recap.title").getByText(LOST).waitFor();
    }

    @Test
    @DisplayName("A player who watched the turns of others gets no recap; key W opens it")
    void noRecapForWatchers() {
        Person mateo = person("Mateo").atPace("once");
        RecordedSeat other = against(mateo, CABALLERO, EVICTING);
        other.moveOn();
        other.moveOn();
        other.moveOn();
        mateo.waitForScreen("turn");
        assertThat(mateo.region("recap.title").count()).isZero();
        mateo.page().keyboard().press("w");
        mateo.region("recap.title").getByText(LOST).waitFor();
    }

    @Test
    @DisplayName("Nothing plays on behind a scoring show; caballeros placed after it are one action with a caption")
    void nothingBehindAShow() {
        Person mateo = lively("Mateo").atPace("steps");
        RecordedSeat other = against(mateo, GRANDE, SCORING);
        other.moveOn();
        mateo.waitForScreen("show");
        other.moveOn();
        other.moveOn();
        assertThat(caption(mateo).count()).as("captions behind the show").isZero();
        mateo.page().keyboard().press("Escape");
        mateo.labelled("show.continue").click();
        mateo.waitForScreen("turn of others");
        caption(mateo)
                .filter(new Locator.FilterOptions().setHasText("Ana placed 1 in Cataluña and 1 in the Castillo"))
                .waitFor();
        assertThat(mateo.table().marks("done").count())
                .as("rings around both places")
                .isEqualTo(2);
    }

    @Test
    @DisplayName(
            "A player who plays back an own move can undo nothing meanwhile, and comes back to the turn with a press")
    void ownMove() {
        int placed = GRANDE.next(SCORING, "place") + 1;
        playsBackAnOwnMove(person("Ana"), CABALLERO, CABALLERO.next(EVICTING, "supply") + 1);
        playsBackAnOwnMove(onPhone("Inés"), GRANDE, placed);
    }

    @Test
    @DisplayName("El Grande: the choice of a card can be played back while the menu of a region is open")
    void menuInAPlayback() {
        Person ana = person("Ana");
        sit(ana, GRANDE, SCORING);
        ana.waitForScreen("turn");
        String region = ana.page()
                .locator("button[data-place][aria-disabled=true]")
                .first()
                .getAttribute("data-place");
        ana.page().locator("[data-map] path[data-place=" + region + "]").click();
        ana.page().locator("[data-part=place-menu]").waitFor();
        // A power card comes back before a card is chosen.
        ana.table().log("Power card").first().click();
        ana.waitForScreen("playback");
        ana.labelled("follow.skipToMine").click();
        ana.waitForScreen("turn");
        ana.table().end().waitFor();
    }

    private void playsBackAnOwnMove(Person person, StoredGame game, int ply) {
        assertThat(game.seat(ply)).as("still the same turn").isEqualTo(game.seat(ply - 1));
        // Step by step, a move that is played back stays until the player goes on.
        sit(person.atPace("steps"), game, ply);
        person.waitForScreen("turn");
        person.table().undo().waitFor();
        boolean isInTab = person.table().tab("tabs.log").isVisible();
        if (isInTab) {
            person.table().tab("tabs.log").click();
        }
        person.table().latestAction().click();
        person.waitForScreen("playback");
        caption(person).first().waitFor();
        assertThat(person.table().undo().count()).as("buttons that undo").isZero();
        person.labelled("follow.skipToMine").click();
        person.waitForScreen("turn");
        person.table().undo().waitFor();
        if (!isInTab) {
            // The line itself ends what it has begun.
            person.table().latestAction().click();
            person.waitForScreen("playback");
            person.table().latestAction().click();
            person.waitForScreen("turn");
        }
    }

    @Test
    @DisplayName("A player who comes back to a game sees the events since then")
    void comingBack() {
        Person mateo = person("Mateo");
        RecordedSeat other = against(mateo, CABALLERO, EVICTING);
        String link = mateo.page().url();
        mateo.open(server().at(""));
        other.moveOn();
        other.moveOn();
        other.moveOn();
        mateo.open(link);
        mateo.region("recap.title").getByText(LOST).waitFor();
    }

    @Test
    @DisplayName("A player who must play a power card first sees the turns of the others")
    void beforeABid() {
        Person mateo = person("Mateo");
        RecordedSeat other = against(mateo, CABALLERO, BEFORE_A_BID);
        mateo.leaves();
        for (int i = 0; i < 6; i++) {
            other.moveOn();
        }
        Locator recap = mateo.region("recap.title");
        recap.getByText("Ana", new Locator.GetByTextOptions().setExact(true))
                .first()
                .waitFor();
        mateo.button("Choose my card").click();
        recap.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
        mateo.region("order.title").waitFor();
    }

    @ParameterizedTest(name = "on a phone: {0}")
    @ValueSource(booleans = {false, true})
    @DisplayName(
            "When the turn of another ends, nothing can be pressed where the pace was chosen: that press was meant for it")
    void noCardUnderThePace(boolean isOnPhone) {
        Person mateo = isOnPhone ? onPhone("Mateo") : person("Mateo");
        assertNothingUnderThePace(mateo, CABALLERO, BEFORE_A_BID);
    }

    @ParameterizedTest(name = "on a phone: {0}")
    @ValueSource(booleans = {false, true})
    @DisplayName("The same at a table of El Grande")
    void noCardOfElGrandeUnderThePace(boolean isOnPhone) {
        Person mateo = isOnPhone ? onPhone("Mateo") : person("Mateo");
        assertNothingUnderThePace(mateo, GRANDE, GRANDE.round(3) - 2);
    }

    private void assertNothingUnderThePace(Person person, StoredGame game, int ply) {
        RecordedSeat other = against(person, game, ply);
        String pace = person.text("follow.label");
        person.page().evaluate("label => crowd.isAimedAt(label)", pace);
        person.page().evaluate("label => { window.underPace = crowd.inPlaceOf(label); }", pace);
        for (int next = ply; !game.move(next).startsWith("power"); next++) {
            other.moveOn();
        }
        assertThat((List<?>) person.page().evaluate("window.underPace")).isEmpty();
        // A moment later, everything can be pressed.
        person.table().startBid();
        person.table().cards().last().click();
    }

    private static Locator told(Person victim) {
        return victim.table().logList().getByText(LOST);
    }

    private static Locator caption(Person person) {
        return person.page().locator("[data-part=caption]");
    }

    /** A person looks at a table of two before a move of a recorded game, which the other seat is to make. */
    private RecordedSeat against(Person person, StoredGame game, int ply) {
        Person other = person("Ana");
        String link = table(other, game.forPeople(ply, other.name()));
        join(person, link);
        RecordedSeat seat = new RecordedSeat(server(), other, game, link, ply);
        person.waitForScreen("turn of others");
        return seat;
    }
}
