package hidalgo.browser.driver;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import hidalgo.browser.Person;
import hidalgo.browser.TableParts;
import java.util.Random;

/** Plays El Grande with keys alone: those of the table for cards, actions, places and the disk, Tab and Enter for the rest. */
public final class GrandeKeyboardPlayer {
    private static final String[] ASKED = {"bid", "turn", "veto question", "secret", "reveal", "show", "final"};

    private final Person person;
    private final Page page;
    private final TableParts table;
    private final GrandeBoard board;
    private final Keyboard keys;
    private final Random chance;
    private int generalScorings;
    private int disks;

    public GrandeKeyboardPlayer(Person person, long seed) {
        this.person = person;
        this.page = person.page();
        this.table = person.table();
        this.board = new GrandeBoard(person);
        this.keys = new Keyboard(person);
        this.chance = new Random(seed);
    }

    /** How many general scorings were shown. */
    public int generalScorings() {
        return generalScorings;
    }

    /** How often a disk was set. */
    public int disks() {
        return disks;
    }

    /** Plays until the final standing is there. */
    public void playToTheEnd() {
        while (!person.waitForScreen(ASKED).equals("final")) {
            doNext();
        }
    }

    /** Plays until a round begins. */
    public void playTo(int round) {
        do {
            person.waitForScreen(ASKED);
            doNext();
            person.waitForScreen(ASKED);
        } while (table.round() < round);
    }

    private void doNext() {
        String screen = person.screen();
        switch (screen) {
            case "bid" -> bid();
            case "turn" -> step();
            case "veto question" -> keys.send(chance.nextBoolean() ? "v" : "a");
            case "secret" -> chooseSecretly();
            case "reveal" -> leave(board.leaveDisks(), screen);
            case "show" -> endShow();
            default -> throw new IllegalStateException("There is no prompt: " + screen);
        }
    }

    private void bid() {
        keys.layFirst(table.cards(), table.confirm());
    }

    /** Turns the disk and locks it with Enter, which needs no button. */
    private void chooseSecretly() {
        for (int turns = chance.nextInt(3); turns >= 0; turns--) {
            keys.press(chance.nextBoolean() ? "r" : "q");
        }
        table.confirm().waitFor();
        if ((boolean) page.evaluate("document.activeElement !== document.body")) {
            keys.goTo(table.confirm(), "Tab");
        }
        keys.send("Enter");
        disks++;
    }

    private void endShow() {
        keys.press("Escape");
        Locator general = page.getByRole(
                AriaRole.REGION,
                new Page.GetByRoleOptions().setName(person.wording().pattern("eg.show.general")));
        generalScorings += general.count();
        leave(table.leaveScoring(), "show");
    }

    private void leave(Locator button, String screen) {
        keys.goAndPress(button);
        page.evaluate("left => probe.until(() => probe.screen() !== left, `the end of the ${left}`)", screen);
        keys.isSomewhere();
    }

    private void step() {
        switch (board.next()) {
            case "card" -> keys.send(board.cards().last().getAttribute("aria-keyshortcuts"));
            case "menu" -> keys.goAndPress(board.menu());
            case "owner" -> keys.goAndPress(board.owners());
            case "preview" -> keys.goAndSend(table.confirm());
            case "number" -> keys.goAndSend(board.numbers());
            case "board" -> keys.goAndPress(board.boards());
            case "court" -> keys.goAndSend(board.fromCourt());
            default -> goOn();
        }
    }

    private void goOn() {
        GrandeBoard.Offer offer = board.offer();
        if (offer.canAnnounce()) {
            keys.send("s");
        } else if (board.places().count() > 0 && !(offer.canEnd() && chance.nextInt(3) == 0)) {
            aim();
            keys.press("Enter");
        } else {
            person.moves(() -> {
                keys.press("e");
                if (offer.endsTurn() && table.endNow().count() > 0) {
                    keys.press("e");
                }
            });
        }
    }

    /** Goes to one of the places that can be chosen. */
    private void aim() {
        for (int steps = chance.nextInt(4); steps >= 0; steps--) {
            keys.press("n");
        }
        page.locator("main button[data-place][aria-disabled=false]:focus").waitFor();
    }
}
