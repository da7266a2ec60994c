package hidalgo.browser.driver;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.Spot;
import hidalgo.browser.TableParts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Plays El Caballero on the page like a person who doesn't know the game: presses lit things at random. The game
 * follows from the seed and from the choices that the page offers; no move bypasses the page.
 */
public final class CaballeroPlayer {
    private static final String SUPPLY = "S";
    private static final String AREA = "A";
    private static final String TILE = "C";
    private static final String TAKE = "T";
    /** More presses than any move needs. */
    private static final int LONGEST = 12;

    private final Person person;
    private final Page page;
    private final TableParts table;
    private final CaballeroBoard board;
    private final Finger finger;
    private final Random chance;
    /** The most actions in a turn, besides the required ones. */
    private final int extra;

    private int done;
    private int fruitless;
    private int shows;

    public CaballeroPlayer(Person person, Finger finger, int extra, long seed) {
        this.person = person;
        this.page = person.page();
        this.table = person.table();
        this.board = new CaballeroBoard(person);
        this.finger = finger;
        this.extra = extra;
        this.chance = new Random(seed);
    }

    /** A person with a mouse. */
    public static CaballeroPlayer withMouse(Person person, int extra, long seed) {
        return new CaballeroPlayer(person, Finger.mouse(person.page()), extra, seed);
    }

    public Person person() {
        return person;
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
        } while (person.table().round() < round);
    }

    /** Waits until there is a prompt for this player, or the game is over. */
    public String waitForSomething() {
        return person.waitForScreen("bid", "turn", "show", "final");
    }

    /** Answers the prompt for this player, if there is one. */
    public boolean doNext() {
        switch (person.screen()) {
            case "bid" -> bid();
            case "turn" -> {
                person.table().startTurn();
                step();
            }
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
        table.startBid();
        finger.press(any(table.cards()));
        send(table.confirm());
    }

    /** Skips animations that can be skipped. */
    private void endShow() {
        table.endScoring(finger);
        shows++;
    }

    @SuppressWarnings("unchecked") // what the script answers
    private void step() {
        Map<String, Object> turn = (Map<String, Object>) page.evaluate("caballero.turn()");
        List<String> actions = (List<String>) turn.get("actions");
        boolean isTied = person.text("ec.prompt.tie").equals(turn.get("prompt"));
        if (isTied || fruitless > LONGEST) {
            if (fruitless > 2 || !actions.contains(TILE)) {
                send(table.undo());
                fruitless = 0;
                done++;
            } else {
                attempt(TILE);
            }
        } else if (actions.contains(SUPPLY)) {
            send(table.action(SUPPLY));
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
            send(table.undo());
        } else {
            end();
        }
    }

    private void end() {
        person.moves(() -> {
            finger.press(table.end());
            // It asks if something would be lost.
            if (table.endNow().count() > 0) {
                finger.press(table.endNow());
            }
        });
        done = 0;
    }

    private void send(Locator button) {
        person.moves(() -> finger.press(button));
    }

    /** Begins an action and continues to press things until a move is sent. */
    private void attempt(String key) {
        choose(key);
        send(table.confirm());
        fruitless = 0;
    }

    /** Takes up an area tile and lays it somewhere, but does not place it. */
    public void preview() {
        choose(AREA);
    }

    /** Begins an action and continues to press things until a move could be sent. */
    private void choose(String key) {
        finger.press(table.action(key));
        for (int presses = 0; presses < LONGEST; presses++) {
            switch (board.choice()) {
                case "tile" -> finger.press(any(board.tiles()));
                case "piece" -> finger.press(person.labelled("ec.prompt.fromCourt"));
                case "map" -> pointAtMap();
                case "number" -> {
                    finger.press(any(board.numbers()));
                    return;
                }
                case "preview" -> {
                    if (board.turnRight().count() > 0 && chance.nextBoolean()) {
                        finger.press(board.turnRight());
                    }
                    return;
                }
                default -> throw new IllegalStateException("Nothing to choose after " + key);
            }
        }
        throw new IllegalStateException("No move after many presses: " + key);
    }

    private void pointAtMap() {
        List<Spot> spots = board.targets();
        if (spots.isEmpty()) {
            Locator beyond = page.locator("[data-map] button")
                    .filter(new Locator.FilterOptions()
                            .setHasText(person.wording().pattern("ec.chart.beyond.other")));
            finger.press(beyond.count() > 0 ? any(beyond) : person.labelled("ec.chart.fit"));
            return;
        }
        finger.point(spots.get(chance.nextInt(spots.size())));
        // A tie that can't be broken is noticed by tries that lead nowhere.
        fruitless++;
    }

    private Locator any(Locator several) {
        several.first().waitFor();
        return several.nth(chance.nextInt(several.count()));
    }
}
