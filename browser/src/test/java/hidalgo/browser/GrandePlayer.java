package hidalgo.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import hidalgo.browser.GrandePlan.Objection;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;

/**
 * Plays El Grande on the page as somebody would who knows nothing but a few wishes: presses what is lit, at random. No move goes around
 * the page.
 */
final class GrandePlayer {
    private static final String[] ASKED = {"bid", "turn", "veto question", "secret", "reveal", "show", "final"};
    /** More presses than any turn needs. */
    private static final int LONGEST = 60;

    private final Person person;
    private final Page page;
    private final Finger finger;
    private final GrandePlan plan;
    private final Random chance;
    /** What was seen and done, in words, in its order. */
    private final List<String> seen = new ArrayList<>();

    private int steps;
    private boolean isMeantToAct;
    private boolean isMeantForCastillo;

    GrandePlayer(Person person, Finger finger, GrandePlan plan, long seed) {
        this.person = person;
        this.page = person.page();
        this.finger = finger;
        this.plan = plan;
        this.chance = new Random(seed);
        person.context().addInitScript(Texts.read("grande-probe.js"));
    }

    static GrandePlayer withMouse(Person person, GrandePlan plan, long seed) {
        return new GrandePlayer(person, Finger.mouse(person.page()), plan, seed);
    }

    Person person() {
        return person;
    }

    /** What was seen and done, in words. */
    List<String> seen() {
        return seen;
    }

    String screen() {
        return (String) page.evaluate("grandeProbe.screen()");
    }

    /** Plays until the final standing is there. */
    void playToTheEnd() {
        while (!page.evaluate("wanted => grandeProbe.untilScreen(wanted)", ASKED)
                .equals("final")) {
            doNext();
        }
    }

    /** Does what is asked of this player, if anything is. */
    boolean doNext() {
        switch (screen()) {
            case "bid" -> bid();
            case "turn" -> {
                return step();
            }
            case "veto question" -> answer();
            case "secret" -> chooseSecretly();
            case "reveal" -> {
                saw("reveal", ".stage.rev .prompt b");
                leave(page.locator(".secretp.turned .btn.primary"), "reveal");
            }
            case "show" -> endShow();
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Stops another's action that is under way, if that is meant and can be done. */
    boolean objects() {
        Locator veto = page.locator(".vchance .btn");
        if (!plan.stops(Objection.RUNNING) || veto.count() == 0 || !hasBegun()) {
            return false;
        }
        saw("veto part-way", ".vchance b");
        send(veto);
        sawStopped();
        return true;
    }

    /** Whether a step of the action was made: the newest line of the log then tells it. */
    private boolean hasBegun() {
        return newest().contains(" moved ");
    }

    private String newest() {
        return page.locator(".log li:not(.round)").first().textContent();
    }

    /** The log tells what was stopped. */
    private void sawStopped() {
        Locator line = page.locator(".log .line", new Page.LocatorOptions().setHasText("You used the veto"));
        seen.add("log: " + line.first().textContent().strip());
    }

    private int round() {
        return ((Number) page.evaluate("grandeProbe.round()")).intValue();
    }

    private void saw(String what, String where) {
        seen.add(what + ": " + page.locator(where).first().textContent().strip());
    }

    private void bid() {
        int wanted = plan.at(round()).power();
        steps = 0;
        isMeantForCastillo = plan.at(round()).pile() > 0;
        isMeantToAct = isMeantForCastillo || chance.nextBoolean();
        openTab("Cards");
        Locator cards = page.locator(".hc:not(.no)");
        finger.press(
                wanted == 0
                        ? cards.first()
                        : cards.filter(new Locator.FilterOptions()
                                .setHas(page.locator("b", new Page.LocatorOptions().setHasText(exactly(wanted))))));
        openTab("Map");
        send(page.locator(".bids .btn.primary[aria-disabled=false]"));
    }

    private static Pattern exactly(int number) {
        return Pattern.compile("^" + number + "$");
    }

    /** On a phone only a part of the table is to be seen. */
    private void openTab(String name) {
        Locator tab = page.locator(".tabbar button", new Page.LocatorOptions().setHasText(name));
        if (tab.isVisible()) {
            finger.press(tab);
        }
    }

    private void answer() {
        boolean objects = plan.at(round()).objection() == Objection.ANNOUNCED;
        saw(objects ? "veto at the announcement" : "allowed", ".vstrip .vt b");
        send(page.locator(objects ? ".vb .btn.primary" : ".vb .btn:not(.primary)"));
        if (objects) {
            sawStopped();
        }
    }

    /** Sets the disk on a region that the player may choose, and locks it. */
    private void chooseSecretly() {
        saw("secret choice", ".secretp .stxt p");
        finger.press(any(page.locator(".secretp [role=radio][aria-disabled=false]")));
        send(page.locator(".secretp .btn.primary[aria-disabled=false]"));
    }

    /** Skips what can be skipped. */
    private void endShow() {
        saw("scoring", ".panel.show .mv b");
        Locator skip = page.locator(".skip .btn:not(.primary)");
        if (skip.count() > 0) {
            finger.press(skip);
        }
        leave(page.locator(".skip .btn.primary"), "show");
    }

    /** Presses what ends a screen; again if what stands around it found its place only while it was pressed. */
    private void leave(Locator button, String screen) {
        finger.press(button);
        boolean hasLeft = (boolean) page.evaluate(
                "left => probe.until(() => grandeProbe.screen() !== left, left, 5000).then(() => true, () => false)",
                screen);
        if (!hasLeft) {
            finger.press(button);
            page.evaluate("left => probe.until(() => grandeProbe.screen() !== left, `the end of the ${left}`)", screen);
        }
    }

    private boolean step() {
        String next = (String) page.evaluate("grandeProbe.next()");
        if (plan.at(round()).isStopped() && isActing() && hasBegun()) {
            return false;
        }
        steps++;
        switch (next) {
            case "card" -> takeCard();
            case "owner" -> finger.press(any(page.locator(".owners .btn")));
            case "preview" -> commit();
            case "number" -> send(any(page.locator(".chooser.take .hc, .chooser.fetch .btn")));
            case "board" -> finger.press(any(page.locator(".prompt .chooser .btn")));
            case "court" -> send(page.locator(".prompt .chooser .btn"));
            default -> goOn();
        }
        return true;
    }

    private boolean isActing() {
        return page.locator("button.half.on").count() > 0;
    }

    /** Makes the move that is previewed; where the sheet of a phone lets one count, two of them at once if possible. */
    private void commit() {
        Locator more = page.locator(".counter .btn:enabled").last();
        boolean isCounted = page.locator(".counter").count() > 0 && !isActing();
        Locator placed = page.locator(".prog i.d");
        int before = placed.count();
        if (isCounted) {
            finger.press(more);
            seen.add("counted: " + page.locator(".counter [role=status]").textContent());
            if (page.locator(".rsheet tbody").count() > 0) {
                page.locator(".rsheet .own em", new Page.LocatorOptions().setHasText("+ 2"))
                        .waitFor();
                seen.add("foretold: two in a row");
            }
        }
        send(page.locator(".popin .btn.primary:enabled"));
        if (isCounted) {
            placed.nth(before + 1).waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
        }
    }

    private void takeCard() {
        int pile = plan.at(round()).pile();
        openTab("Cards");
        send(pile == 0 ? any(page.locator(".ac.free")) : page.locator(".ac.free[aria-keyshortcuts='" + pile + "']"));
        openTab("Map");
    }

    /** Announces, goes on with what is under way, places, or ends. */
    @SuppressWarnings("unchecked") // what the probe answers
    private void goOn() {
        Map<String, Object> turn = (Map<String, Object>) page.evaluate("grandeProbe.turn()");
        if (isMeantToAct && (boolean) turn.get("special")) {
            saw("announced", "button.half b");
            send(page.locator("button.half.can"));
            return;
        }
        List<Map<String, Object>> points = (List<Map<String, Object>>) page.evaluate("grandeProbe.targets()");
        boolean mayEnd = (boolean) turn.get("end");
        boolean isHurried = steps > LONGEST || chance.nextInt(3) == 0 && !isMeantForCastillo;
        if (!points.isEmpty() && !(mayEnd && isHurried)) {
            Map<String, Object> point = wanted(points);
            finger.point(number(point, "x"), number(point, "y"));
        } else if (mayEnd) {
            end((boolean) turn.get("ends"));
        } else {
            throw new IllegalStateException("Nothing can be done in the turn of " + person.name());
        }
    }

    /** A place to point at: to evict, one where somebody else stands; to place, once the Castillo. */
    private Map<String, Object> wanted(List<Map<String, Object>> points) {
        if (isMeantForCastillo && !isActing()) {
            for (Map<String, Object> point : points) {
                if (point.get("code").equals("Cas")) {
                    isMeantForCastillo = false;
                    return point;
                }
            }
        }
        if (page.locator(".prompt b").textContent().contains("evict")) {
            for (String other : List.of("Ana", "Mateo", "Ines")) {
                List<?> places = (List<?>) page.evaluate("name => grandeProbe.placesOf(name)", other);
                for (Map<String, Object> point : points) {
                    if (!other.equals(person.name()) && places.contains(point.get("code"))) {
                        return point;
                    }
                }
            }
        }
        return points.get(chance.nextInt(points.size()));
    }

    private void end(boolean isTurn) {
        Locator end = page.locator(".btn.end[aria-disabled=false]");
        person.moves(() -> {
            finger.press(end);
            if (isTurn && page.locator(".btn.end.sure").count() > 0) {
                finger.press(page.locator(".btn.end.sure"));
            }
        });
    }

    private void send(Locator button) {
        person.moves(() -> finger.press(button));
    }

    private Locator any(Locator several) {
        several.first().waitFor();
        return several.nth(chance.nextInt(several.count()));
    }

    private static double number(Map<String, Object> point, String name) {
        return ((Number) point.get(name)).doubleValue();
    }
}
