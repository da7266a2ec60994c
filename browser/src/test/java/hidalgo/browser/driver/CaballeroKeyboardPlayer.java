package hidalgo.browser.driver;

import com.microsoft.playwright.Page;
import hidalgo.browser.Person;
import hidalgo.browser.TableParts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/** Plays El Caballero with keys alone: those of the table for actions and places, Tab and Enter for the rest. */
public final class CaballeroKeyboardPlayer {
    /** The actions that need only keys and one place on the map. */
    private static final List<String> ACTIONS = List.of("A", "C", "B", "K", "G", "D");

    private final Person person;
    private final Page page;
    private final TableParts table;
    private final CaballeroBoard board;
    private final Keyboard keys;
    private final Random chance;
    private int done;
    private int shows;

    public CaballeroKeyboardPlayer(Person person, long seed) {
        this.person = person;
        this.page = person.page();
        this.table = person.table();
        this.board = new CaballeroBoard(person);
        this.keys = new Keyboard(person);
        this.chance = new Random(seed);
    }

    /** How many scorings were shown. */
    public int shows() {
        return shows;
    }

    /** Plays until the final standing is there. */
    public void playToTheEnd() {
        while (!waitForSomething().equals("final")) {
            doNext();
        }
    }

    /** Plays until a round begins. */
    public void playTo(int round) {
        do {
            waitForSomething();
            doNext();
            waitForSomething();
        } while (table.round() < round);
    }

    private String waitForSomething() {
        return person.waitForScreen("bid", "turn", "show", "final");
    }

    private void doNext() {
        switch (person.screen()) {
            case "bid" -> bid();
            case "turn" -> step();
            case "show" -> endShow();
            default -> throw new IllegalStateException("There is no prompt: " + person.screen());
        }
    }

    private void bid() {
        done = 0;
        keys.layFirst(table.cards(), table.confirm());
    }

    private void endShow() {
        keys.press("Escape");
        keys.goAndPress(table.leaveScoring());
        page.evaluate("probe.until(() => probe.screen() !== 'show', 'the end of the show')");
        keys.isSomewhere();
        shows++;
    }

    @SuppressWarnings("unchecked") // what the script answers
    private void step() {
        Map<String, Object> turn = (Map<String, Object>) page.evaluate("caballero.turn()");
        List<String> actions = new ArrayList<>((List<String>) turn.get("actions"));
        if (person.text("ec.prompt.tie").equals(turn.get("prompt"))) {
            keys.send("u");
            done++;
        } else if (actions.contains("S")) {
            keys.send("s");
        } else {
            actions.retainAll(ACTIONS);
            if (done < 2 && !actions.isEmpty()) {
                done++;
                act(actions.get(chance.nextInt(actions.size())));
            } else if (actions.contains("A")) {
                act("A");
            } else {
                done = 0;
                person.moves(() -> {
                    keys.press("e");
                    if (table.endNow().count() > 0) {
                        keys.press("e");
                    }
                });
            }
        }
    }

    /** Takes up an action, goes along the places that are lit, and places. */
    private void act(String key) {
        keys.press(key.toLowerCase(Locale.ROOT));
        if (board.choice().equals("tile")) {
            keys.press(board.tiles().first().getAttribute("aria-keyshortcuts"));
            page.locator("[role=grid]:focus").waitFor();
        }
        for (int steps = chance.nextInt(4); steps >= 0; steps--) {
            keys.press("n");
        }
        page.locator("[role=grid]:focus").waitFor();
        page.evaluate("probe.still()");
        keys.press("Enter");
        if (board.choice().equals("number")) {
            keys.goAndPress(board.numbers());
        }
        keys.goAndSend(table.confirm());
    }
}
