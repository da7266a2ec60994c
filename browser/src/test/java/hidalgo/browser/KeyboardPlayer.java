package hidalgo.browser;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/** Plays El Caballero with keys alone: those of the table for actions and places, Tab and Enter for the rest. */
final class KeyboardPlayer {
    /** What can be done with keys and one place on the map. */
    private static final List<String> ACTIONS = List.of("A", "C", "B", "K", "G", "D");

    private static final int MOST_STOPS = 300;

    private final Person person;
    private final Page page;
    private final Random chance;
    private int done;
    private int shows;

    KeyboardPlayer(Person person, long seed) {
        this.person = person;
        this.page = person.page();
        this.chance = new Random(seed);
    }

    int shows() {
        return shows;
    }

    /** Plays until the final standing is there. */
    void playToTheEnd() {
        while (true) {
            switch (person.waitForScreen("bid", "turn", "show", "final")) {
                case "bid" -> bid();
                case "turn" -> step();
                case "show" -> endShow();
                default -> {
                    return;
                }
            }
        }
    }

    private void bid() {
        done = 0;
        tabTo(".hc:not(.no)", "Tab");
        press("Enter");
        tabTo(".bids .btn.primary", "Shift+Tab");
        person.moves(() -> press("Enter"));
    }

    private void endShow() {
        press("Escape");
        tabTo(".skip .btn.primary", "Tab");
        press("Enter");
        page.evaluate("probe.until(() => probe.screen() !== 'show', 'the end of the show')");
        shows++;
    }

    @SuppressWarnings("unchecked") // what the probe answers
    private void step() {
        Map<String, Object> turn = (Map<String, Object>) page.evaluate("probe.turn()");
        List<String> actions = new ArrayList<>((List<String>) turn.get("actions"));
        if ((boolean) turn.get("tie")) {
            person.moves(() -> press("u"));
            done++;
        } else if (actions.contains("S")) {
            person.moves(() -> press("s"));
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
                    press("e");
                    page.locator(".btn.end.sure").waitFor();
                    press("e");
                });
            }
        }
    }

    /** Takes up an action, goes along the places that are lit, and places. */
    private void act(String key) {
        press(key.toLowerCase(Locale.ROOT));
        if (choice().equals("tile")) {
            int tile = ((Number) page.evaluate(
                            "[...document.querySelectorAll('.dt')].findIndex(tile => tile.ariaDisabled === 'false')"))
                    .intValue();
            press(String.valueOf(tile + 1));
        }
        for (int steps = chance.nextInt(4); steps >= 0; steps--) {
            press("n");
        }
        page.locator("[role=grid]:focus").waitFor();
        page.evaluate("probe.still()");
        press("Enter");
        if (choice().equals("number")) {
            tabTo(".num8:not(.off)", "Tab");
            press("Enter");
        }
        tabTo(".popin .btn.primary:enabled", "Tab");
        person.moves(() -> press("Enter"));
    }

    private String choice() {
        return (String) page.evaluate("probe.still().then(() => probe.choice())");
    }

    private void press(String key) {
        page.keyboard().press(key);
    }

    /** Goes from stop to stop until something has the focus. */
    void tabTo(String selector, String key) {
        page.locator(selector).first().waitFor();
        for (int stops = 0; stops < MOST_STOPS; stops++) {
            if ((boolean) page.evaluate("selector => document.activeElement.matches(selector)", selector)) {
                return;
            }
            press(key);
        }
        throw new IllegalStateException("The keyboard does not get to " + selector);
    }
}
