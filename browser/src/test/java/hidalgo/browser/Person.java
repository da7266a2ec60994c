package hidalgo.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.RequestOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** A person with a separate browser. Errors that the browser reports are kept, and fail the test at its end. */
public final class Person implements AutoCloseable {
    /** How long a page may take on a busy machine before the test gives up. */
    public static final int PATIENCE = Device.PATIENCE;

    private static final Pattern SENDS_A_MOVE = Pattern.compile("/(moves|undo)(\\?|$)");

    private final String name;
    private final Wording wording;
    private final Device device;
    private final BrowserContext context;
    private final Page page;
    private final List<String> complaints = new ArrayList<>();
    private final List<Pattern> expected = new ArrayList<>();
    private final Consumer<ConsoleMessage> console = this::receive;
    private final Consumer<String> errors = complaints::add;
    private final Consumer<Response> responses = this::receive;
    private boolean canPredict = true;

    Person(String name, Device device) {
        this.name = name;
        this.device = device;
        wording = Wording.in(device.language());
        context = device.context();
        page = device.page();
        page.onConsoleMessage(console);
        page.onPageError(errors);
        page.onResponse(responses);
    }

    private void receive(ConsoleMessage message) {
        if (message.type().equals("error")) {
            complaints.add(message.text() + " (" + message.location() + ")");
        }
    }

    private void receive(Response response) {
        if (response.status() >= 400) {
            complaints.add(response.status() + " " + response.url() + " for "
                    + response.request().postData());
        }
    }

    /** The same person, who has asked for no animations in the settings. */
    public Person inAHurry() {
        return prefers("{ animation: 'off', pace: 'once' }");
    }

    /** The same person, who sees the actions of others at a pace: steps, slow, normal or once. */
    public Person atPace(String pace) {
        return prefers("{ pace: '" + pace + "' }");
    }

    private Person prefers(String settings) {
        device.runFirst("localStorage.setItem('hidalgo.preferences', JSON.stringify(" + settings + "))");
        return this;
    }

    /** No other test may use this person's browser later: its changes can't be undone. */
    public Person spoilsDevice() {
        device.spoil();
        return this;
    }

    /** The same person with a window of another size. */
    public Person inWindow(int width, int height) {
        page.setViewportSize(width, height);
        return this;
    }

    public String name() {
        return name;
    }

    public Page page() {
        return page;
    }

    public BrowserContext context() {
        return context;
    }

    /**
     * The console may show this without failing the test: the browser itself reports every request that gets no good
     * answer.
     */
    public Person expecting(String pattern) {
        expected.add(Pattern.compile(pattern));
        return this;
    }

    /** Goes to an address and waits until the page shows something. */
    public Person open(String address) {
        page.navigate(address);
        page.locator("main:not([aria-busy=true])").first().waitFor();
        return this;
    }

    /**
     * Waits until the browser has stored the files for playing without a server; the person then has a service worker.
     */
    public Person cacheOfflineFiles() {
        page.evaluate("probe.until(() => navigator.serviceWorker.controller, 'the kept shell')");
        page.evaluate("navigator.serviceWorker.controller.postMessage({ keep: 'en' })");
        page.evaluate("device.untilKept()");
        return this;
    }

    /** The same person with a browser that can't predict moves, and waits for the server. */
    public Person withoutPrediction() {
        context.route("**/offline/worker.js", Route::abort);
        canPredict = false;
        return expecting("net::ERR_FAILED");
    }

    /** Waits until the page can predict this person's moves, if it can at all. */
    public Person foresees() {
        if (canPredict) {
            page.evaluate("device.untilItKnows()");
        }
        return this;
    }

    /** Takes back a move, and waits until the page can predict the next one again. */
    public void takesBack(Runnable press) {
        if (canPredict) {
            // The server's answer is not enough: the worker has to know of it too.
            Object records = page.evaluate("device.records()");
            press.run();
            page.evaluate("records => device.untilItKnows(records)", records);
        } else {
            moves(press);
        }
    }

    /** Goes to an address as the browser's own buttons do: the page stays and only its content is rebuilt. */
    public Person go(String address) {
        if (device.isEmpty()) {
            return open(address);
        }
        page.evaluate("address => probe.go(address)", address);
        page.locator("main:not([aria-busy=true])").first().waitFor();
        return this;
    }

    /** Looks at another tab for a moment. */
    public void leaves() {
        page.evaluate("device.leave()");
    }

    public Locator button(String text) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(text).setExact(true));
    }

    public Locator link(String text) {
        return page.getByRole(
                AriaRole.LINK, new Page.GetByRoleOptions().setName(text).setExact(true));
    }

    /** One of several choices. */
    public Locator choice(String text) {
        return page.getByRole(
                AriaRole.RADIO, new Page.GetByRoleOptions().setName(text).setExact(true));
    }

    public Locator heading(String text) {
        return page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName(text));
    }

    public Locator field(String label) {
        return page.getByLabel(label, new Page.GetByLabelOptions().setExact(true));
    }

    /** The part of the page whose heading has the text of a key. */
    public Locator panel(String key) {
        return page.locator("section")
                .filter(new Locator.FilterOptions()
                        .setHas(page.getByRole(
                                AriaRole.HEADING,
                                new Page.GetByRoleOptions().setName(text(key)).setExact(true))));
    }

    /** The control that has the text of a key. */
    public Locator labelled(String key, Object... slots) {
        return button(text(key, slots));
    }

    /** A part of the page that has a name, by the key of that name. */
    public Locator region(String key, Object... slots) {
        return page.getByRole(
                AriaRole.REGION,
                new Page.GetByRoleOptions().setName(text(key, slots)).setExact(true));
    }

    /** The parts of the table that is on the page. */
    public TableParts table() {
        return new TableParts(this);
    }

    /** The text of a key in the language of this person's browser. */
    public String text(String key, Object... slots) {
        return wording.text(key, slots);
    }

    /** The texts of the pages in the language of this person's browser. */
    public Wording wording() {
        return wording;
    }

    /** Which screen it is. */
    public String screen() {
        return (String) page.evaluate("probe.screen()");
    }

    /** Waits for one of several screens; which it is. */
    public String waitForScreen(String... wanted) {
        return (String) page.evaluate("wanted => probe.untilScreen(wanted)", wanted);
    }

    /** Waits until something is true on the page. Playwright's own way asks the page to run a text, which its policy forbids. */
    public void waitUntil(String isTrue, String what) {
        page.evaluate("name => probe.until(() => " + isTrue + ", name)", what);
    }

    /** Waits until a text is to be seen somewhere. */
    public void sees(String text) {
        page.getByText(text).first().waitFor();
    }

    /** Writes to the chat of the table. */
    public void says(String text) {
        page.getByRole(AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName(text("chat.label")))
                .fill(text);
        labelled("chat.send").click();
        sees(text);
    }

    /** Does something that sends a move, and waits until the page shows its effect. */
    public void moves(Runnable press) {
        if (page.url().contains("/table/local-")) {
            Object before = page.evaluate("device.moves()");
            press.run();
            page.evaluate("before => probe.until(() => device.moves() > before, 'the answer of this device')", before);
            page.evaluate("probe.untilAnswered()");
            return;
        }
        Response answer = page.waitForResponse(SENDS_A_MOVE, press);
        assertThat(answer.status())
                .as("the answer to %s", answer.request().postData())
                .isEqualTo(200);
        answer.finished();
        page.evaluate("probe.untilAnswered()");
    }

    /** Asks the server for something that only prepares a test; the name of what it made. */
    public String make(String address, String wish) {
        APIResponse answer = context.request()
                .post(
                        address,
                        RequestOptions.create()
                                .setHeader("Content-Type", "application/json")
                                .setData(wish));
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
        return new Gson().fromJson(answer.text(), JsonObject.class).get("id").getAsString();
    }

    /** Fails if the browser had something to complain about. */
    public void assertContent() {
        assertThat(complaints)
                .filteredOn(text -> expected.stream()
                        .noneMatch(pattern -> pattern.matcher(text).find()))
                .as("errors in the browser of %s", name)
                .isEmpty();
    }

    @Override
    public void close() {
        page.offConsoleMessage(console);
        page.offPageError(errors);
        page.offResponse(responses);
        device.giveBack();
    }
}
