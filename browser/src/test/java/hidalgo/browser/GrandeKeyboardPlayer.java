package hidalgo.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Map;
import java.util.Random;

/** Plays El Grande with keys alone: those of the table for cards, actions, places and the disk, Tab and Enter for the rest. */
final class GrandeKeyboardPlayer {
    private static final String[] ASKED = {"bid", "turn", "veto question", "secret", "reveal", "show", "final"};

    private final Person person;
    private final Page page;
    private final KeyboardPlayer keys;
    private final Random chance;
    private int generalScorings;
    private int disks;

    GrandeKeyboardPlayer(Person person, long seed) {
        this.person = person;
        this.page = person.page();
        this.keys = new KeyboardPlayer(person, seed);
        this.chance = new Random(seed);
        person.context().addInitScript(Texts.read("grande-probe.js"));
    }

    int generalScorings() {
        return generalScorings;
    }

    /** How often a disk was set. */
    int disks() {
        return disks;
    }

    /** Plays until the final standing is there. */
    void playToTheEnd() {
        while (true) {
            String screen = (String) page.evaluate("wanted => grandeProbe.untilScreen(wanted)", ASKED);
            switch (screen) {
                case "bid" -> bid();
                case "turn" -> step();
                case "veto question" -> send(chance.nextBoolean() ? "v" : "a");
                case "secret" -> chooseSecretly();
                case "reveal" -> leave(".secretp.turned .btn.primary", screen);
                case "show" -> endShow();
                default -> {
                    return;
                }
            }
        }
    }

    private void bid() {
        keys.tabTo(".hc:not(.no)", "Tab");
        press("Enter");
        keys.tabTo(".bids .btn.primary", "Shift+Tab");
        send("Enter");
    }

    /** Turns the disk and locks it with Enter, which needs no button. */
    private void chooseSecretly() {
        for (int turns = chance.nextInt(3); turns >= 0; turns--) {
            press(chance.nextBoolean() ? "r" : "q");
        }
        page.locator(".secretp .btn.primary[aria-disabled=false]").waitFor();
        if ((boolean) page.evaluate("document.activeElement !== document.body")) {
            keys.tabTo(".secretp .btn.primary", "Tab");
        }
        send("Enter");
        disks++;
    }

    private void endShow() {
        press("Escape");
        if (page.locator(".panel.show").getAttribute("aria-label").startsWith("General scoring")) {
            generalScorings++;
        }
        leave(".skip .btn.primary", "show");
    }

    private void leave(String button, String screen) {
        keys.tabTo(button, "Tab");
        press("Enter");
        page.evaluate("left => probe.until(() => grandeProbe.screen() !== left, `the end of the ${left}`)", screen);
    }

    @SuppressWarnings("unchecked") // what the probe answers
    private void step() {
        String next = (String) page.evaluate("grandeProbe.next()");
        Map<String, Object> turn = (Map<String, Object>) page.evaluate("grandeProbe.turn()");
        switch (next) {
            case "card" ->
                send((String) page.evaluate("[...document.querySelectorAll('.ac.free')].at(-1).ariaKeyShortcuts"));
            case "owner" -> go(".owners .btn");
            case "preview" -> goAndSend(".popin .btn.primary:enabled");
            case "number" -> goAndSend(".chooser.take .hc, .chooser.fetch .btn");
            case "board" -> go(".prompt .chooser .btn");
            case "court" -> goAndSend(".prompt .chooser .btn");
            default -> goOn((boolean) turn.get("special"), (boolean) turn.get("end"), (boolean) turn.get("ends"));
        }
    }

    private void goOn(boolean canAnnounce, boolean mayEnd, boolean endsTurn) {
        boolean hasTargets =
                page.locator(".sr-places button[aria-disabled=false]").count() > 0;
        if (canAnnounce) {
            send("s");
        } else if (hasTargets && !(mayEnd && chance.nextInt(3) == 0)) {
            aim();
            press("Enter");
        } else {
            person.moves(() -> {
                press("e");
                if (endsTurn && page.locator(".btn.end.sure").count() > 0) {
                    press("e");
                }
            });
        }
    }

    /** Goes to one of the places that can be chosen: to the Castillo as long as no disk was set, so that one will be asked for. */
    private void aim() {
        Locator castillo = page.locator(".sr-places button[aria-disabled=false][data-place=Cas]");
        boolean aimsAtCastillo = disks == 0 && castillo.count() > 0;
        for (int steps = chance.nextInt(4); steps >= 0; steps--) {
            press("n");
        }
        page.locator(".sr-places button[aria-disabled=false]:focus").waitFor();
        while (aimsAtCastillo && !(boolean) castillo.evaluate("place => place === document.activeElement")) {
            press("n");
        }
    }

    private void go(String button) {
        keys.tabTo(button, "Tab");
        press("Enter");
    }

    private void goAndSend(String button) {
        keys.tabTo(button, "Tab");
        send("Enter");
    }

    private void send(String key) {
        person.moves(() -> press(key));
    }

    private void press(String key) {
        page.keyboard().press(key);
    }
}
