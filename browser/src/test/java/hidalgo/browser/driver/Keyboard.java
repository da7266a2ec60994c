package hidalgo.browser.driver;

import com.microsoft.playwright.ElementHandle;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import hidalgo.browser.Person;
import java.util.List;

/** Keys, and nothing else. */
public final class Keyboard {
    private static final int MOST_STOPS = 300;
    /** The cards of a full hand, and those that other players have played. */
    private static final int MOST_CARDS = 13;
    /** Other controls that may be between a hand and the button that plays a card of it. */
    private static final int BESIDE_THE_HAND = 3;

    /** The place of the focus, if the target is still on the page. */
    private static final String WHERE = """
            (found) => {
              if (found.includes(document.activeElement)) return 'here';
              return found.every(({ isConnected }) => isConnected) ? 'elsewhere' : 'gone';
            }""";

    private final Person person;
    private final Page page;

    public Keyboard(Person person) {
        this.person = person;
        this.page = person.page();
    }

    /** Presses a key. */
    public void press(String key) {
        page.keyboard().press(key);
    }

    /** Presses a key that sends a move. */
    public void send(String key) {
        person.moves(() -> press(key));
    }

    /** Goes from stop to stop until something has the focus. */
    public void goTo(Locator wanted, String key) {
        goTo(wanted, key, MOST_STOPS);
    }

    private void goTo(Locator wanted, String key, int most) {
        wanted.first().waitFor();
        // To look for something by its role and name takes much longer than to compare elements.
        List<ElementHandle> found = wanted.elementHandles();
        for (int stops = 0; stops <= most; stops++) {
            switch ((String) page.evaluate(WHERE, found)) {
                case "here" -> {
                    return;
                }
                case "elsewhere" -> press(key);
                default -> found = wanted.elementHandles();
            }
        }
        throw new IllegalStateException("The keyboard does not get to " + wanted);
    }

    /** Goes to something and presses it. */
    public void goAndPress(Locator wanted) {
        goTo(wanted, "Tab");
        press("Enter");
    }

    /** Moves to a control whose press sends a move, and presses it. */
    public void goAndSend(Locator wanted) {
        goTo(wanted, "Tab");
        send("Enter");
    }

    /**
     * Chooses the first card of a hand and lays it. The arrows walk from card to card. The button for it comes right after the cards;
     * another Enter on the card itself does the same. The table keeps the focus when both are gone.
     */
    public void layFirst(Locator cards, Locator lay) {
        goTo(cards, "Tab");
        goTo(cards.last(), "ArrowRight", MOST_CARDS);
        goTo(cards.first(), "ArrowLeft", MOST_CARDS);
        press("Enter");
        if (cards.count() % 2 == 0) {
            goTo(lay, "Tab", cards.count() + BESIDE_THE_HAND);
        }
        send("Enter");
        isSomewhere();
    }

    /**
     * Waits until something has the focus: the pressed control may be gone, and the keyboard must not start from the
     * top again.
     */
    public void isSomewhere() {
        person.waitUntil("document.activeElement !== document.body", "something that has the focus");
    }

    /** Whether something, or one of several, has the focus. */
    public boolean has(Locator wanted) {
        return (boolean) wanted.evaluateAll("found => found.includes(document.activeElement)");
    }
}
