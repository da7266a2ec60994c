package hidalgo.browser.driver;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import hidalgo.browser.Person;
import hidalgo.browser.Spot;
import java.util.List;

/** The parts of El Caballero's table beside those that all tables have. */
public final class CaballeroBoard {
    private final Person person;
    private final Page page;

    public CaballeroBoard(Person person) {
        this.person = person;
        this.page = person.page();
    }

    /** The page that shows it. */
    public Page page() {
        return page;
    }

    /** The area tiles on display. */
    public Locator display() {
        return person.region("ec.display.title").getByRole(AriaRole.BUTTON);
    }

    /** An area tile on display in whose description a word occurs. */
    public Locator tile(String word) {
        return person.region("ec.display.title")
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(word));
    }

    /** The button that takes the supply. */
    public Locator supply() {
        return person.table().action("S");
    }

    /** The area tiles on display that can be taken. */
    public Locator tiles() {
        return person.region("ec.display.title")
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setDisabled(false));
    }

    /** The numbers that can be chosen for a caballero tile. */
    public Locator numbers() {
        return numbers(false);
    }

    /** A number that can be chosen for a caballero tile: the one that faces land, or north where there is none. */
    public Locator number(int number) {
        return numbers()
                .filter(saying("ec.number.land", number))
                .or(numbers().filter(saying("ec.number.north", number)));
    }

    private Locator.FilterOptions saying(String key, int number) {
        return new Locator.FilterOptions().setHasText(person.text(key, "number", number));
    }

    /** The numbers that are refused for a caballero tile. */
    public Locator refusedNumbers() {
        return numbers(true);
    }

    /** The number that is chosen. */
    public Locator chosenNumber() {
        return person.table().preview().getByRole(AriaRole.RADIO, new Locator.GetByRoleOptions().setChecked(true));
    }

    private Locator numbers(boolean areRefused) {
        return person.table()
                .preview()
                .getByRole(AriaRole.RADIO, new Locator.GetByRoleOptions().setDisabled(areRefused));
    }

    /** The button that turns the previewed tile to the right, if it can be turned. */
    public Locator turnRight() {
        return person.labelled("ec.preview.right");
    }

    /** The button that gives the preview up. */
    public Locator cancel() {
        return person.labelled("ec.preview.cancel");
    }

    /** The cells of the chart with a mark of a kind. */
    public Locator marked(String kind, int x, int y) {
        return page.locator("[data-map] [data-mark=" + kind + "][data-cell=\"" + x + "," + y + "\"]");
    }

    /** The points of the chart at which something can be done. */
    public List<Spot> targets() {
        return Spot.listOf(page.evaluate("caballero.targets()"));
    }

    /** Takes up an action by its key and whatever it asks for first, until it asks for a place. */
    public void takeUp(String key) {
        person.table().action(key).click();
        if (choice().equals("tile")) {
            tiles().first().click();
        }
    }

    /** How far the choice of a move has come. */
    public String choice() {
        return (String) page.evaluate("caballero.choice()");
    }
}
