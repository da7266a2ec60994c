package hidalgo.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;

/** The parts that the tables of all games share, found as people find them: by role, label and key, in any language. */
public final class TableParts {
    private final Person person;
    private final Page page;

    TableParts(Person person) {
        this.person = person;
        this.page = person.page();
    }

    /** The prompt: the choice to make, or the players that the table waits for. */
    public Locator prompt() {
        return page.locator("main [role=status][aria-live] b").first();
    }

    /** The round that is being played. */
    public int round() {
        return ((Number) page.evaluate("probe.round()")).intValue();
    }

    /** The window on the map. */
    public Locator map() {
        return page.locator("[data-map]");
    }

    /** The map's drawing. */
    public Locator drawing() {
        return map().locator("svg").first();
    }

    /** Marks of a kind on the map. */
    public Locator marks(String kind) {
        return map().locator("[data-mark=" + kind + "]");
    }

    /** The power cards on the hand that can be chosen. */
    public Locator cards() {
        return hand().getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setDisabled(false));
    }

    /** A power card on the hand. */
    public Locator card(int number) {
        return hand().getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions()
                                .setName(person.wording().pattern("player.card", "card", number)));
    }

    private Locator hand() {
        return person.region("hand.title");
    }

    /** The button that does the same as the Enter key: it plays, locks or places the chosen thing. */
    public Locator confirm() {
        return page.locator("main button[aria-keyshortcuts=Enter]:not([aria-disabled=true], [aria-pressed]):enabled");
    }

    /** The prompt about a place: a preview, a number. */
    public Locator preview() {
        return page.locator("main [role=dialog]");
    }

    /** The points that the previewed move would bring, once they are known. */
    public Locator previewResult() {
        return preview().locator("[role=status]").last();
    }

    /** The button of an action by its key. */
    public Locator action(String key) {
        return page.locator("main button[aria-keyshortcuts=\"" + key + "\"]");
    }

    /** The button that ends the turn, or a part of it, where it can. */
    public Locator end() {
        return page.locator("main button[aria-keyshortcuts=E][aria-disabled=false]");
    }

    /** The button that ends the turn although something would be lost. */
    public Locator endNow() {
        return endQuestion()
                .getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions()
                                .setName(person.text("actions.endSure"))
                                .setExact(true));
    }

    /** The question before the end of a turn by which something would be lost. */
    public Locator endQuestion() {
        return page.getByRole(AriaRole.DIALOG, new Page.GetByRoleOptions().setName(person.text("end.label")));
    }

    /** Why something can't be done that was pressed. */
    public Locator whyNot() {
        return page.getByRole(AriaRole.ALERT);
    }

    /** The button that takes the last move back. */
    public Locator undo() {
        return page.locator("main button[aria-keyshortcuts~=U]");
    }

    /** The button that skips the rest of a scoring. */
    public Locator skip() {
        return button("show.skip", false);
    }

    /** The button that leaves a scoring after it has been seen. */
    public Locator leaveScoring() {
        return button("show.continue", true);
    }

    /** Skips the rest of a scoring, and leaves it. A press that comes when it has just ended leaves it at once. */
    public void endScoring(Finger finger) {
        if (skip().count() > 0) {
            finger.press(skip().or(leaveScoring()).first());
            page.evaluate("probe.still()");
        }
        if (person.screen().equals("show")) {
            leave(finger, leaveScoring(), "show");
        }
    }

    /** Presses the button that ends a screen; again if the layout was still moving while it was pressed. */
    public void leave(Finger finger, Locator button, String screen) {
        finger.press(button);
        boolean hasLeft = (boolean) page.evaluate(
                "left => probe.until(() => probe.screen() !== left, left, 5000).then(() => true, () => false)", screen);
        if (!hasLeft) {
            finger.press(button);
            page.evaluate("left => probe.until(() => probe.screen() !== left, `the end of the ${left}`)", screen);
        }
    }

    /** A button of the table itself: readers and keyboards also have a list of all moves beside it. */
    private Locator button(String key, boolean isWhole) {
        return page.getByRole(AriaRole.MAIN)
                .getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions().setName(person.text(key)).setExact(isWhole));
    }

    /** Closes the messages about the other players, if there are any: on a phone they cover the controls. */
    public void startTurn() {
        closeRecap("recap.start");
    }

    /** The same before a power card is played. */
    public void startBid() {
        closeRecap("recap.bid");
    }

    private void closeRecap(String key) {
        Locator close = person.labelled(key).first();
        if (close.isVisible()) {
            close.click();
        }
    }

    /** The action that was made last: the last one of the newest turn in the log. */
    public Locator latestAction() {
        return logList()
                .getByRole(AriaRole.LIST)
                .first()
                .getByRole(AriaRole.BUTTON)
                .last();
    }

    /** The actions in the log: the newest turn first, its actions in the order of play. */
    public Locator log() {
        return logList().getByRole(AriaRole.BUTTON);
    }

    /** The moves in the log that contain some words. */
    public Locator log(String words) {
        return log().filter(new Locator.FilterOptions().setHasText(words));
    }

    /** The power cards that a player has played according to the log, in words. */
    public Locator bid(String words) {
        return logList().getByText(words);
    }

    /** The log with its rounds. */
    public Locator logList() {
        return page.getByRole(
                AriaRole.LIST,
                new Page.GetByRoleOptions().setName(person.text("tabs.log")).setExact(true));
    }

    /** A part of the table that a phone shows by itself, by the key of its name. */
    public Locator tab(String key) {
        return page.getByRole(AriaRole.NAVIGATION, new Page.GetByRoleOptions().setName(person.text("tabs.label")))
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(person.text(key)));
    }

    /** The rows of the final standing. */
    public Locator standingRows() {
        return page.getByRole(AriaRole.TABLE, new Page.GetByRoleOptions().setName(person.text("final.sources")))
                .locator("tbody tr");
    }

    /** The final standing, the same for all: the own row has the name that the others read there. */
    public List<String> standing() {
        List<?> rows = (List<?>) page.evaluate("probe.standing()");
        String you = person.text("player.you") + " ";
        return rows.stream()
                .map(String::valueOf)
                .map(row -> row.startsWith(you) ? person.name() + row.substring(you.length() - 1) : row)
                .sorted()
                .toList();
    }
}
