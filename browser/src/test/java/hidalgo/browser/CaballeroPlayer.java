package hidalgo.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Plays El Caballero on the page as somebody would who knows nothing: presses what is lit, at random. What happens follows from the
 * seed and from what the page offers; no move goes around the page.
 */
final class CaballeroPlayer {
    private static final String SUPPLY = "S";
    private static final String AREA = "A";
    private static final String TILE = "C";
    private static final String TAKE = "T";
    /** More presses than any move needs. */
    private static final int LONGEST = 12;

    private final Person person;
    private final Page page;
    private final Finger finger;
    private final Random chance;
    /** How many things are done in a turn at most, besides what one owes. */
    private final int extra;

    private int done;
    private int fruitless;
    private int shows;
    private int moves;

    CaballeroPlayer(Person person, Finger finger, int extra, long seed) {
        this.person = person;
        this.page = person.page();
        this.finger = finger;
        this.extra = extra;
        this.chance = new Random(seed);
    }

    static CaballeroPlayer withMouse(Person person, int extra, long seed) {
        return new CaballeroPlayer(person, Finger.mouse(person.page()), extra, seed);
    }

    Person person() {
        return person;
    }

    /** How many scorings were shown. */
    int shows() {
        return shows;
    }

    /** How many moves were played. */
    int moves() {
        return moves;
    }

    /** Plays until the final standing is there. */
    void playToTheEnd() {
        while (!waitForSomething().equals("final")) {
            doNext();
        }
    }

    /** Waits until something is asked of this player, or the game is over. */
    String waitForSomething() {
        return person.waitForScreen("bid", "turn", "show", "final");
    }

    /** Does what is asked of this player, if anything is. */
    boolean doNext() {
        switch (person.screen()) {
            case "bid" -> bid();
            case "turn" -> step();
            case "show" -> endShow();
            default -> {
                return false;
            }
        }
        return true;
    }

    private void bid() {
        done = 0;
        fruitless = 0;
        finger.press(any(page.locator(".hc:not(.no)")));
        send(page.locator(".bids .btn.primary[aria-disabled=false]"));
    }

    /** Skips what can be skipped. */
    private void endShow() {
        Locator skip = page.locator(".skip .btn:not(.primary)");
        if (skip.count() > 0) {
            finger.press(skip);
        }
        finger.press(page.locator(".skip .btn.primary"));
        page.evaluate("probe.until(() => probe.screen() !== 'show', 'the end of the show')");
        shows++;
    }

    @SuppressWarnings("unchecked") // what the probe answers
    private void step() {
        Map<String, Object> turn = (Map<String, Object>) page.evaluate("probe.turn()");
        List<String> actions = (List<String>) turn.get("actions");
        boolean isTied = (boolean) turn.get("tie");
        if (isTied || fruitless > LONGEST) {
            if (fruitless > 2 || !actions.contains(TILE)) {
                send(page.locator(".actions .btn.undo"));
                fruitless = 0;
                done++;
            } else {
                attempt(TILE);
            }
        } else if (actions.contains(SUPPLY)) {
            send(action(SUPPLY));
        } else if (done < extra && chance.nextInt(4) > 0) {
            List<String> wished = new ArrayList<>(actions);
            if (chance.nextInt(4) > 0) {
                wished.remove(TAKE);
            }
            done++;
            if (!wished.isEmpty()) {
                attempt(wished.get(chance.nextInt(wished.size())));
            }
        } else if (actions.contains(AREA)) {
            attempt(AREA);
        } else if ((boolean) turn.get("canUndo") && chance.nextInt(20) == 0) {
            send(page.locator(".actions .btn.undo"));
        } else {
            end();
        }
    }

    private void end() {
        Locator end = page.locator(".btn.end[aria-disabled=false]");
        person.moves(() -> {
            finger.press(end);
            // The first press asks, the second ends the turn.
            finger.press(page.locator(".btn.end.sure"));
        });
        moves++;
        done = 0;
    }

    private Locator action(String key) {
        return page.locator(".acts .ab[aria-keyshortcuts=\"" + key + "\"]");
    }

    private void send(Locator button) {
        person.moves(() -> finger.press(button));
        moves++;
    }

    /** Takes up an action and goes on pressing until a move is sent. */
    private void attempt(String key) {
        choose(key);
        commit();
    }

    /** Takes up an area tile and lays it somewhere, but does not place it. */
    void preview() {
        choose(AREA);
    }

    /** Takes up an action and goes on pressing until a move could be sent. */
    private void choose(String key) {
        finger.press(action(key));
        for (int presses = 0; presses < LONGEST; presses++) {
            String choice = (String) page.evaluate("probe.still().then(() => probe.choice())");
            switch (choice) {
                case "tile" -> finger.press(any(page.locator(".dt[aria-disabled=false]")));
                case "piece" -> finger.press(page.locator(".prompt button"));
                case "map" -> pointAtMap();
                case "number" -> {
                    finger.press(any(page.locator(".num8:not(.off)")));
                    return;
                }
                case "preview" -> {
                    Locator turnRight = page.locator(".popin .rb-btn[aria-label^=Turn]");
                    if (turnRight.count() > 0 && chance.nextBoolean()) {
                        finger.press(turnRight.last());
                    }
                    return;
                }
                default -> throw new IllegalStateException("Nothing to choose after " + key);
            }
        }
        throw new IllegalStateException("No move after many presses: " + key);
    }

    private void commit() {
        send(page.locator(".popin .btn.primary:enabled"));
        fruitless = 0;
    }

    @SuppressWarnings("unchecked") // what the probe answers
    private void pointAtMap() {
        List<Map<String, Object>> points = (List<Map<String, Object>>) page.evaluate("probe.targets()");
        if (points.isEmpty()) {
            Locator beyond = page.locator(".beyond");
            finger.press(
                    beyond.count() > 0
                            ? any(beyond)
                            : page.locator(".mapctl button").nth(2));
            return;
        }
        Map<String, Object> point = points.get(chance.nextInt(points.size()));
        finger.point(((Number) point.get("x")).doubleValue(), ((Number) point.get("y")).doubleValue());
        // A tie that can't be broken is noticed by tries that lead nowhere.
        fruitless++;
    }

    private Locator any(Locator several) {
        several.first().waitFor();
        return several.nth(chance.nextInt(several.count()));
    }
}
