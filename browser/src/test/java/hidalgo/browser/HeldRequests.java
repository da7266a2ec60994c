package hidalgo.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Requests of a page that reach the server only when the test lets them. */
public final class HeldRequests {
    private final Page page;
    private final Pattern address;
    private final List<Route> held = new ArrayList<>();

    /** Holds the requests of a person's page to addresses like this from now on. */
    public HeldRequests(Person person, Pattern address) {
        this.page = person.page();
        this.address = address;
        page.route(address, held::add);
    }

    /** Releases them; the first of them may still be on its way. */
    public void release() {
        page.waitForCondition(() -> !held.isEmpty());
        page.unroute(address);
        held.forEach(Route::resume);
    }
}
