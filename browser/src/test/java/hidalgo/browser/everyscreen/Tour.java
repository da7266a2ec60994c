package hidalgo.browser.everyscreen;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import hidalgo.browser.Crowd;
import hidalgo.browser.Person;
import hidalgo.browser.RunningServer;
import hidalgo.browser.StoredGame;
import java.util.List;

/** A walk through all screens, each in a state in which it has much to show, in whatever language they are. */
public final class Tour {
    private static final StoredGame CABALLERO = StoredGame.of("el-caballero/16-4-expanded-plain");
    private static final StoredGame GRANDE = StoredGame.of("el-grande/13-4-plain");
    /** Somewhere in the middle of a game. */
    private static final int MIDDLE = 150;

    /** Plays a game to its end by the shortest way: whatever ends a turn. */
    private static final String QUICK_GAME = """
            async (id) => {
              const ask = async (path, body) => {
                const answer = await fetch(`/api/tables/${id}${path}`, body && {
                  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
                return answer.json();
              };
              let table = await ask('');
              for (let n = 0; table.phase !== 'over'; n++) {
                const { version, play: { seat, legal } } = table;
                const move = legal.includes('end') ? 'end' : legal.at(-1);
                table = move === undefined ? await ask('') : (await ask('/moves', { seat, version, id: `quick ${n}`, move })).table;
              }
            }""";

    private final RunningServer server;
    private final Person person;
    private final Visitor visitor;

    /** The parts of the walk, none of which needs another. */
    enum Part {
        PAGES,
        RULES_AND_LESSONS,
        HISTORY_AND_WAITING_ROOM,
        CABALLERO,
        REPLAYS,
        GRANDE
    }

    /** The check of every screen. */
    public interface Visitor {
        void at(String screen, Person person);
    }

    public Tour(RunningServer server, Person person, Visitor visitor) {
        this.server = server;
        this.person = person;
        this.visitor = visitor;
    }

    /** Goes everywhere. */
    public void go() {
        for (Part part : Part.values()) {
            go(part);
        }
    }

    /** Goes through one part. */
    void go(Part part) {
        server.post(person.context(), "api/session", "{}");
        switch (part) {
            case PAGES -> pages();
            case RULES_AND_LESSONS -> rulesAndLessons();
            case HISTORY_AND_WAITING_ROOM -> {
                history();
                waitingRoom();
            }
            case CABALLERO -> new CaballeroTour(server, person, visitor).go();
            case REPLAYS -> replay();
            case GRANDE -> new GrandeTour(server, person, visitor).go();
        }
    }

    private void pages() {
        open("");
        visitor.at("lobby", person);
        open("new");
        person.page().getByText(person.text("lobby.rules"), exactly()).click();
        visitor.at("form for a table", person);
        open("settings");
        visitor.at("settings", person);
        open("replays");
        visitor.at("replays", person);
        open("puzzle");
        person.labelled("puzzle.try").waitFor();
        visitor.at("puzzle of the day", person);
        open("deal");
        person.labelled("daily.play").waitFor();
        visitor.at("deal of the day", person);
        open("no/such/page");
        visitor.at("page that is not there", person);
    }

    private static Page.GetByTextOptions exactly() {
        return new Page.GetByTextOptions().setExact(true);
    }

    private void rulesAndLessons() {
        open("rules/el-caballero#EC-3.13");
        rule("EC-3.13").waitFor();
        visitor.at("rules of El Caballero", person);
        open("rules/el-grande");
        rule("EG-1.1").waitFor();
        visitor.at("rules of El Grande", person);
        open("count/el-caballero");
        person.heading(person.text("ec.count.title")).waitFor();
        visitor.at("tiles to count", person);
        open("learn");
        visitor.at("lessons", person);
        for (String game : List.of("el-caballero", "el-grande")) {
            open("learn/" + game);
            person.link(person.text("learn.begin")).waitFor();
            visitor.at("start of the lesson of " + game, person);
        }
        for (String step : List.of("el-caballero?step=1", "el-caballero?step=4", "el-grande?step=3")) {
            person.open(server.at("learn/" + step));
            person.page()
                    .getByRole(
                            AriaRole.REGION,
                            new Page.GetByRoleOptions().setName(person.wording().pattern("learn.card")))
                    .waitFor();
            visitor.at("lesson " + step, person);
        }
    }

    /** The text of a rule: addresses lead there by its number. */
    private Locator rule(String number) {
        return person.page().locator("[id='" + number + "']");
    }

    /** A person with an account has a history once a game has been played. */
    private void history() {
        open("settings");
        person.field(person.text("settings.account.name")).fill("Ana " + System.nanoTime());
        person.field(person.text("settings.account.password")).fill("a long password");
        person.labelled("settings.account.doCreate").click();
        person.heading(person.text("settings.history")).waitFor();
        person.page().evaluate(QUICK_GAME, table("""
                {"game": "el-caballero", "options": {"expanded": "false"}, "start": true,
                 "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}"""));
        person.open(server.at("settings"));
        person.page()
                .getByRole(
                        AriaRole.LINK,
                        new Page.GetByRoleOptions().setName(person.wording().pattern("settings.history.line")))
                .waitFor();
        visitor.at("history", person);
        person.open(server.at("community"));
        person.choice("2").check();
        person.sees(person.text("community.unsettled"));
        person.sees(person.text("community.month.none"));
        visitor.at("community", person);
        person.link(person.text("profile.yours")).click();
        person.heading(person.text("profile.results")).waitFor();
        person.sees(person.text("profile.course.few"));
        visitor.at("profile", person);
        String club =
                server.post(person.context(), "api/clubs", "{\"name\": \"Casa Ortega\", \"about\": \"On Tuesdays\"}");
        person.open(server.at("club/" + club.replaceAll("(?s).*?\"id\":\"([^\"]+)\".*", "$1")));
        person.heading("Casa Ortega").waitFor();
        person.sees(person.text("club.board.none"));
        person.sees(person.text("community.month.none"));
        visitor.at("club", person);
        cups();
        person.open(server.at("settings/account"));
        person.heading(person.text("account.codes")).waitFor();
        person.page().getByRole(AriaRole.LISTITEM).first().waitFor();
        visitor.at("account", person);
        person.open(server.at("settings/notifications"));
        person.labelled("notices.webhook.set").waitFor();
        visitor.at("notifications", person);
        person.open(server.at("admin"));
        person.sees(person.text("admin.others"));
        visitor.at("moderation for others", person);
        person.open(server.at("unsubscribe#unknown"));
        person.heading(person.text("unsubscribe.heading")).waitFor();
        visitor.at("unsubscribe", person);
        person.open(server.at("signed-in"));
        person.sees(person.text("account.toCreate"));
        visitor.at("signed-in", person);
        person.open(server.at("seat/ABC#unknown"));
        person.heading(person.text("seatLink.take")).waitFor();
        visitor.at("seat", person);
        person.open(server.at("reset#unknown"));
        person.heading(person.text("account.reset")).waitFor();
        visitor.at("new password", person);
    }

    /** The list, the form, and a cup that runs; its organiser has an account. */
    private void cups() {
        person.open(server.at("cups"));
        visitor.at("cups", person);
        person.open(server.at("cups/new"));
        person.labelled("cup.form.open").waitFor();
        visitor.at("form for a cup", person);
        String id = person.make(server.at("api/cups"), """
                {"name": "Autumn Cup", "game": "el-grande", "size": 2, "most": 4, "options": {"short": "true"},
                 "clock": {"kind": "live", "reserve": 900, "increment": 0, "cap": 900}}""");
        server.post(person.context(), "api/cups/" + id + "/register", "{}");
        server.post(person.context(), "api/cups/" + id + "/chat", "{\"text\": \"" + "Good luck. ".repeat(12) + "\"}");
        person.open(server.at("cup/" + id));
        visitor.at("cup before its start", person);
        String number = String.valueOf(System.nanoTime());
        Crowd.enter(server, id, "Inés " + number, "Mateo " + number, "Wen " + number);
        person.page()
                .getByText(person.wording().pattern("cup.live"))
                .or(person.page().getByText(person.wording().pattern("cup.toTable")))
                .first()
                .waitFor();
        visitor.at("cup", person);
    }

    private void waitingRoom() {
        open("table/"
                + table("{\"game\": \"el-caballero\", \"name\": \"" + "Guadalquivir".repeat(3)
                        + "\", \"seats\": [{\"kind\": \"me\"}, {\"kind\": \"bot\", \"bot\": \"squire\"},"
                        + " {\"kind\": \"open\"}, {\"kind\": \"open\"}]}"));
        person.says("Who plays?");
        visitor.at("waiting room", person);
        person.labelled("waiting.settle").click();
        person.choice(person.text("lobby.visibility.word")).check();
        visitor.at("options of a waiting table", person);
    }

    private void replay() {
        replay(CABALLERO);
        visitor.at("replay", person);
        person.labelled("replay.from").click();
        person.page().getByRole(AriaRole.DIALOG).waitFor();
        visitor.at("play from here", person);
        person.labelled("app.close").click();
        replay(GRANDE);
        visitor.at("replay of El Grande", person);
    }

    private void replay(StoredGame game) {
        open("replay/" + person.make(server.at("api/replays"), game.upload()) + "?ply=" + MIDDLE);
        person.region("replay.scrubber").waitFor();
    }

    private String table(String wish) {
        return person.make(server.at("api/tables"), wish);
    }

    private void open(String path) {
        person.go(server.at(path));
    }
}
