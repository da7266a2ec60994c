package hidalgo.browser.driver;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import hidalgo.browser.Person;

/** A game in the lobby, and what starts it at once. */
public final class Poster {
    private final Person person;
    private final Locator poster;

    /** The poster of a game by its name. */
    public Poster(Person person, String game) {
        this.person = person;
        poster = person.page().getByRole(AriaRole.ARTICLE, new Page.GetByRoleOptions().setName(game));
    }

    /** How many bots. */
    public Locator count() {
        return poster.getByLabel(person.text("lobby.botCount"));
    }

    /** How strong they are. */
    public Locator level() {
        return poster.getByLabel(person.text("lobby.botLevel"));
    }

    /** The button that starts the game. */
    public Locator play() {
        return poster.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(person.text("lobby.play")));
    }
}
