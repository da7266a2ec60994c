package hidalgo.browser.driver;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.TableParts;
import hidalgo.browser.driver.GrandePlan.Objection;
import java.util.List;
import java.util.Random;

/**
 * Plays El Grande on the page like a person who doesn't know the game and has a few wishes: presses lit things at
 * random. No move bypasses the page.
 */
public final class GrandePlayer {
    /** Seen on a phone: two were to be placed at once, and the sheet told what they would bring. */
    public static final String PREVIEWED_TWICE = "previewed: two in a row";

    private static final String[] ASKED = {"bid", "turn", "veto question", "secret", "reveal", "show", "final"};

    private final Person person;
    private final Page page;
    private final TableParts table;
    private final GrandeBoard board;
    private final Finger finger;
    private final GrandePlan plan;
    private final Random chance;
    private final GrandeDiary diary;
    private final GrandeTurn turn;

    public GrandePlayer(Person person, Finger finger, GrandePlan plan, long seed) {
        this.person = person;
        this.page = person.page();
        this.table = person.table();
        this.board = new GrandeBoard(person);
        this.finger = finger;
        this.plan = plan;
        this.chance = new Random(seed);
        this.diary = new GrandeDiary(person);
        this.turn = new GrandeTurn(person, finger, plan, chance, diary);
    }

    /** A person with a mouse. */
    public static GrandePlayer withMouse(Person person, GrandePlan plan, long seed) {
        return new GrandePlayer(person, Finger.mouse(person.page()), plan, seed);
    }

    public Person person() {
        return person;
    }

    /** Everything seen and done so far, in words. */
    public List<String> seen() {
        return diary.lines();
    }

    /** Plays until the final standing is there. */
    public void playToTheEnd() {
        while (!person.waitForScreen(ASKED).equals("final")) {
            doNext();
        }
    }

    /** Plays until a round begins. */
    public void playTo(int round) {
        while (!person.waitForScreen(ASKED).equals("final") && table.round() < round) {
            doNext();
        }
    }

    /** Places two caballeros at once in a region, as a phone lets one do. */
    public void placeTwo(String region) {
        person.waitForScreen("turn");
        table.startTurn();
        turn.placeTwo(region);
    }

    /** Answers the prompt for this player, if there is one. */
    public boolean doNext() {
        switch (person.screen()) {
            case "bid" -> bid();
            case "turn" -> {
                person.table().startTurn();
                return turn.step();
            }
            case "veto question" -> answer();
            case "secret" -> chooseSecretly();
            case "reveal" -> {
                diary.saw("reveal", table.prompt());
                table.leave(finger, board.leaveDisks(), "reveal");
            }
            case "show" -> endShow();
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Stops another's action that is under way, if that is meant and can be done. */
    public boolean objects() {
        if (plan.at(table.round()).objection() != Objection.RUNNING) {
            return false;
        }
        Locator chanceToStop = board.vetoChance();
        if (chanceToStop.count() == 0 || !turn.hasBegun()) {
            return false;
        }
        diary.saw("veto part-way", chanceToStop.locator("b"));
        send(table.action("V"));
        diary.sawStopped();
        return true;
    }

    private void bid() {
        int wanted = plan.at(table.round()).power();
        turn.begin();
        table.startBid();
        turn.openTab("tabs.cards");
        finger.press(wanted == 0 ? table.cards().first() : table.card(wanted));
        turn.openTab("tabs.map");
        send(table.confirm());
    }

    private void answer() {
        boolean objects = plan.at(table.round()).objection() == Objection.ANNOUNCED;
        diary.saw(
                objects ? "veto at the announcement" : "allowed",
                board.vetoQuestion().locator("b").first());
        send(table.action(objects ? "V" : "A"));
        if (objects) {
            diary.sawStopped();
        }
    }

    /** Sets the disk on a region that the player may choose, and locks it. */
    private void chooseSecretly() {
        diary.saw("secret choice", board.secret().locator("h2 + p"));
        Locator sectors = board.sectors();
        sectors.first().waitFor();
        finger.press(sectors.nth(chance.nextInt(sectors.count())));
        send(table.confirm());
    }

    /** Skips animations that can be skipped. */
    private void endShow() {
        diary.saw("scoring", page.locator("main [role=status] b").first());
        table.endScoring(finger);
    }

    private void send(Locator button) {
        person.moves(() -> finger.press(button));
    }
}
