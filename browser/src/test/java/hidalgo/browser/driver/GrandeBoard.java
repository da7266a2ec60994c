package hidalgo.browser.driver;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import hidalgo.browser.Person;
import hidalgo.browser.Spot;
import java.util.List;
import java.util.Map;

/** The parts of El Grande's table beside those that all tables have. */
public final class GrandeBoard {
    private final Person person;
    private final Page page;

    public GrandeBoard(Person person) {
        this.person = person;
        this.page = person.page();
    }

    /** The action cards that can be taken. */
    public Locator cards() {
        return group("eg.cards.label").getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setDisabled(false));
    }

    /** The action card of a pile that can be taken. */
    public Locator card(int pile) {
        return group("eg.cards.label").locator("button[aria-keyshortcuts=\"" + pile + "\"]");
    }

    /** The choice at the place that was pressed, if there are several moves. */
    public Locator menu() {
        return page.locator("main [data-part=place-menu]").getByRole(AriaRole.BUTTON);
    }

    /** The button of the special action. */
    public Locator special() {
        return person.table().action("S");
    }

    /** Whether the special action is under way. */
    public boolean isActing() {
        return page.locator("main button[aria-keyshortcuts=S][aria-current=step]")
                        .count()
                > 0;
    }

    /** The choice of a caballero's owner, if there are several. */
    public Locator owners() {
        return group("eg.owner.which").getByRole(AriaRole.BUTTON);
    }

    /** How many caballeros come to court, or which power card comes back. */
    public Locator numbers() {
        return group("eg.prompt.fetch").or(group("eg.prompt.take")).getByRole(AriaRole.BUTTON);
    }

    /** The mobile scoreboards that can be set. */
    public Locator boards() {
        return group("eg.prompt.board").getByRole(AriaRole.BUTTON);
    }

    /** The button that gives a caballero of the court. */
    public Locator fromCourt() {
        return page.getByRole(
                AriaRole.BUTTON,
                new Page.GetByRoleOptions().setName(person.wording().pattern("eg.prompt.fromCourt")));
    }

    /** How many are placed at once, where one can count. */
    public Locator counter() {
        return group("eg.count.label");
    }

    /** On a phone: the sheet of the region that the prompt is about. */
    public Locator sheet() {
        return page.getByRole(AriaRole.REGION)
                .filter(new Locator.FilterOptions().setHas(page.getByRole(AriaRole.DIALOG)));
    }

    /** How many caballeros were placed in this turn, as the turn bar counts them; a large number when all were. */
    public int placed() {
        return ((Number) page.evaluate("grande.placed()")).intValue();
    }

    /** A group of the table itself: the list of all moves beside it has groups of the same names. */
    private Locator group(String key) {
        return page.getByRole(AriaRole.MAIN)
                .getByRole(
                        AriaRole.GROUP,
                        new Locator.GetByRoleOptions().setName(person.text(key)).setExact(true));
    }

    /** The question whether an action that is announced may be carried out. */
    public Locator vetoQuestion() {
        return page.getByRole(AriaRole.ALERTDIALOG);
    }

    /** The notice that a running action can be stopped. */
    public Locator vetoChance() {
        return person.region("eg.prompt.veto");
    }

    /** The secret choice: one's own disk, and who has chosen. */
    public Locator secret() {
        return person.region("eg.prompt.disk");
    }

    /** The regions that can be set on the disk. */
    public Locator sectors() {
        return secret().getByRole(AriaRole.RADIO, new Locator.GetByRoleOptions().setDisabled(false));
    }

    /** A region on the disk by its name there. */
    public Locator sector(String name) {
        return secret().getByRole(
                        AriaRole.RADIO,
                        new Locator.GetByRoleOptions().setName(name).setExact(true));
    }

    /** The disks when all are turned. */
    public Locator revealed() {
        return person.region("eg.reveal.title");
    }

    /** The button that leaves the revealed disks. */
    public Locator leaveDisks() {
        return revealed().getByRole(AriaRole.BUTTON);
    }

    /** The places that can be chosen, as readers and keyboards find them. */
    public Locator places() {
        return page.locator("main button[data-place][aria-disabled=false]");
    }

    /** In a puzzle, places all caballeros of the turn at the first place that takes them. */
    public void placeAll() {
        Locator place = places().first();
        while (!person.labelled("puzzle.try").isEnabled()) {
            place.focus();
            place.press("Enter");
            page.evaluate("probe.still()");
        }
    }

    /** The points of the map at which something can be done. */
    public List<Spot> targets() {
        return Spot.listOf(page.evaluate("grande.targets()"));
    }

    /** The first prompt of the turn. */
    public String next() {
        return (String) page.evaluate("grande.next()");
    }

    /** The choices of a turn beside the map. */
    @SuppressWarnings("unchecked") // what the script answers
    public Offer offer() {
        Map<String, Object> turn = (Map<String, Object>) page.evaluate("grande.turn()");
        return new Offer((boolean) turn.get("special"), (boolean) turn.get("end"), (boolean) turn.get("ends"));
    }

    /**
     * The choices of a turn beside the map.
     *
     * @param canAnnounce whether the special action can be announced
     * @param canEnd whether something can be ended
     * @param endsTurn whether that is the turn
     */
    public record Offer(boolean canAnnounce, boolean canEnd, boolean endsTurn) {}
}
