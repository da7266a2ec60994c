package hidalgo.browser.driver;

import com.microsoft.playwright.Page;
import hidalgo.browser.Finger;
import hidalgo.browser.Person;
import hidalgo.browser.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Presses random things at a table: cards, regions, pieces, buttons of every kind, Escape and Undo, at any point of a
 * game.
 *
 * <p>It fails when a press on something that looks like a button has no answer, when the page and the server disagree,
 * and when none of many presses makes a move although the player has to. The result of a seed also depends on how soon
 * others move, so a failure lists all presses.
 */
public final class RandomClicks {
    /** How many presses in a row may make no move. */
    private static final int MOST_IDLE = 150;
    /** For so long a page may think about a press, in milliseconds in which the machine does not stand still. */
    private static final int LONGEST_ANSWER = 4000;

    /** How often to look for something to press: others' moves may replace all of it meanwhile. */
    private static final int MOST_LOOKS = 5;

    private static final String[] ASKED = {
        "bid", "turn", "veto question", "secret", "reveal", "playback", "show", "final"
    };

    /** How often each kind of thing is pressed, if it is there. */
    private static final Map<String, Integer> WEIGHTS = Map.of(
            "target", 8, "confirm", 7, "asked", 7, "action", 5, "button", 2, "place", 1, "refused", 1, "undo", 1,
            "frame", 1);

    private static final int ESCAPES = 40;

    private record Offer(int index, String kind, String name, boolean isChosen) {
        static Offer of(Object told) {
            Map<?, ?> map = (Map<?, ?>) told;
            return new Offer(
                    ((Number) map.get("index")).intValue(),
                    (String) map.get("kind"),
                    (String) map.get("name"),
                    Boolean.TRUE.equals(map.get("isChosen")));
        }

        /** Whether a press on it must have an answer. */
        boolean owesAnswer() {
            return !isChosen && !kind.equals("place");
        }

        @Override
        public String toString() {
            return kind + " " + name;
        }
    }

    private final Person person;
    private final Page page;
    private final Finger finger;
    private final long seed;
    private final Random chance;
    private final String address;
    private final String id;
    private final List<String> diary = new ArrayList<>();
    private int version = -1;
    private int moves;
    private int idle;
    private boolean isOver;

    /** A person who sits at the table that the page shows. */
    public RandomClicks(Person person, Finger finger, long seed) {
        this.person = person;
        this.page = person.page();
        this.finger = finger;
        this.seed = seed;
        this.chance = new Random(seed);
        this.address = page.url();
        this.id = address.replaceFirst(".*/table/([^/?#]+).*", "$1");
    }

    /** How often the table had changed after a press. */
    public int moves() {
        return moves;
    }

    /** Whether the game has ended. */
    public boolean isOver() {
        return isOver;
    }

    /** Presses this many things, or fewer if the game ends before. */
    public void press(int times) {
        try {
            for (int i = 0; i < times && !isOver; i++) {
                pressAny();
            }
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError(
                    "Seed %d, after:\n%s\n%s".formatted(seed, String.join("\n", diary), e.getMessage()), e);
        }
    }

    private void pressAny() {
        if (person.waitForScreen(ASKED).equals("final")) {
            isOver = true;
            return;
        }
        compare();
        if (chance.nextInt(ESCAPES) == 0) {
            diary.add("Escape");
            page.keyboard().press("Escape");
            return;
        }
        for (int looks = 0; looks < MOST_LOOKS; looks++) {
            if (pressOneOf(offers())) {
                return;
            }
        }
        throw new AssertionError("Nothing on the page can be pressed");
    }

    private boolean pressOneOf(List<Offer> offers) {
        while (!offers.isEmpty()) {
            Offer offer = choose(offers);
            if (press(offer)) {
                return true;
            }
            offers.remove(offer);
        }
        return false;
    }

    private List<Offer> offers() {
        List<?> told = (List<?>) page.evaluate("clicks.offers()");
        return new ArrayList<>(told.stream().map(Offer::of).toList());
    }

    private Offer choose(List<Offer> offers) {
        List<String> kinds =
                offers.stream().map(Offer::kind).distinct().sorted().toList();
        int at = chance.nextInt(kinds.stream().mapToInt(WEIGHTS::get).sum());
        int kind = 0;
        while (at >= WEIGHTS.get(kinds.get(kind))) {
            at -= WEIGHTS.get(kinds.get(kind));
            kind++;
        }
        String wanted = kinds.get(kind);
        List<Offer> some =
                offers.stream().filter(offer -> offer.kind().equals(wanted)).toList();
        return some.get(chance.nextInt(some.size()));
    }

    /** Presses something and looks for the answer; false if it can't be pressed. */
    private boolean press(Offer offer) {
        Object point = page.evaluate("index => clicks.aim(index)", offer.index());
        if (point == null) {
            return false;
        }
        Spot spot = Spot.of(point);
        page.mouse().move(spot.x(), spot.y());
        boolean isReady = (boolean)
                page.evaluate("([index, point]) => clicks.ready(index, point)", List.of(offer.index(), point));
        if (!isReady) {
            return false;
        }
        diary.add(offer.toString());
        finger.point(spot);
        Object answer = page.evaluate("patience => clicks.answer(patience)", offer.owesAnswer() ? LONGEST_ANSWER : 50);
        if (answer == null && offer.owesAnswer()) {
            throw new AssertionError("No answer to a press on " + offer + " at " + spot);
        }
        diary.set(diary.size() - 1, offer + ": " + answer);
        comeBack();
        return true;
    }

    /** Some buttons lead away, to the replay for instance. */
    private void comeBack() {
        if (!page.url().equals(address)) {
            diary.add("went to " + page.url());
            person.go(address);
        }
    }

    private void compare() {
        int now = ((Number) page.evaluate("id => clicks.agreed(id)", id)).intValue();
        idle = now == version ? idle + 1 : 0;
        moves += now == version ? 0 : 1;
        version = now;
        if (idle > MOST_IDLE) {
            throw new AssertionError("No move after " + MOST_IDLE + " presses");
        }
    }
}
