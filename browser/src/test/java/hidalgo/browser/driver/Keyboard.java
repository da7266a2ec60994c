package hidalgo.browser.driver;

import com.microsoft.playwright.ElementHandle;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import hidalgo.browser.Person;
import java.util.List;

/** Keys, and nothing else. */
public final class Keyboard {
    private static final int MOST_STOPS = 300;

    /** Where the focus is, if what is wanted is still on the page. */
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
        wanted.first().waitFor();
        // To look for something by its role and name takes much longer than to compare elements.
        List<ElementHandle> found = wanted.elementHandles();
        for (int stops = 0; stops < MOST_STOPS; stops++) {
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

    /** Goes to something whose press sends a move, and presses it. */
    public void goAndSend(Locator wanted) {
        goTo(wanted, "Tab");
        send("Enter");
    }

    /** Goes back to something whose press sends a move, and presses it. */
    public void goBackAndSend(Locator wanted) {
        goTo(wanted, "Shift+Tab");
        send("Enter");
    }

    /** Whether something, or one of several, has the focus. */
    public boolean has(Locator wanted) {
        return (boolean) wanted.evaluateAll("found => found.includes(document.activeElement)");
    }
}
