package hidalgo.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.StoredGame;
import hidalgo.browser.driver.CaballeroBoard;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A game that a bot has judged, in the replay: the chances, and the better moves, on the map. */
class AnalysisTest extends BrowserTest {
    /** A bot judges a whole game in that time even on a machine with much else to do. */
    private static final int LONG = 400_000;

    private static final Pattern AREA = Pattern.compile("area \\w+ (-?\\d+),(-?\\d+)");
    private static final String ALL_IN_THE_WINDOW = """
            (({ left, right, top, bottom }) =>
              probe.all('[data-map] [data-mark=preview]').map((ghost) => ghost.getBoundingClientRect()).every((box) =>
                box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom)
            )(probe.one('[data-map]').getBoundingClientRect())""";
    private static final Pattern PLACE = Pattern.compile("place [A-Z]\\w+");

    @Test
    @DisplayName("El Caballero: the tile of a better turn lies on the chart as a ghost, until the reader continues")
    void caballero() {
        Person ana = person("Ana");
        JsonObject turn = judged(ana, StoredGame.of("el-caballero/02-2-basic-plain"), AREA);
        Matcher cell = moves(turn).stream()
                .map(AREA::matcher)
                .filter(Matcher::find)
                .findFirst()
                .orElseThrow();
        Locator ghost = new CaballeroBoard(ana)
                .marked("preview", Integer.parseInt(cell.group(1)), Integer.parseInt(cell.group(2)));
        assertThat(ghost.count()).isZero();
        show(ana, turn);
        ghost.waitFor();
        ana.waitUntil(ALL_IN_THE_WINDOW, "the ghosts in the window");
        ana.page().keyboard().press("ArrowRight");
        ana.page().evaluate("probe.untilMarked('preview', false)");
    }

    @Test
    @Tag("matrix")
    @DisplayName("El Grande: the places of a better turn are ringed on the map, until the reader continues")
    void grande() {
        Person ana = person("Ana");
        JsonObject turn = judged(ana, StoredGame.of("el-grande/04-2-short"), PLACE);
        show(ana, turn);
        Locator rings = ana.table().marks("lit");
        rings.first().waitFor();
        assertThat(rings.count()).isEqualTo((int) moves(turn).stream()
                .flatMap(move ->
                        Pattern.compile("\\b[A-Z][a-z]{2}\\b").matcher(move).results())
                .map(found -> found.group())
                .distinct()
                .count());
    }

    /** Lets a bot judge a game; a turn for which it knows a better one with such a move. */
    private JsonObject judged(Person person, StoredGame game, Pattern move) {
        person.open(server().at(""));
        String id = person.make(server().at("api/replays"), game.upload());
        person.open(server().at("replay/" + id));
        person.button("Let a bot analyse the game").click();
        person.page()
                .getByText("Turning points")
                .or(person.page().getByText("No single turn decided the game."))
                .first()
                .waitFor(new Locator.WaitForOptions().setTimeout(LONG));
        person.page()
                .getByRole(AriaRole.IMG, new Page.GetByRoleOptions().setName("Win chances at this point"))
                .waitFor();
        String analysis = person.context()
                .request()
                .get(server().at("api/replays/" + id + "/analysis"))
                .text();
        return StreamSupport.stream(
                        JsonParser.parseString(analysis)
                                .getAsJsonObject()
                                .getAsJsonArray("judged")
                                .spliterator(),
                        false)
                .map(JsonElement::getAsJsonObject)
                .filter(turn -> moves(turn).stream().noneMatch(better -> better.startsWith("king"))
                        && moves(turn).stream()
                                .anyMatch(better -> move.matcher(better).matches()))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> moves(JsonObject turn) {
        return turn.getAsJsonArray("better").asList().stream()
                .map(JsonElement::getAsString)
                .toList();
    }

    /** Goes to a turn and shows its better moves. */
    private static void show(Person person, JsonObject turn) {
        person.field("Move").fill(turn.get("last").getAsString());
        Locator here = person.page()
                .getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName(person.text("replay.turning.here")));
        here.getByText("Round " + turn.get("round").getAsInt() + ",").first().waitFor();
        here.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(person.text("replay.turning.show")))
                .click();
        person.region("replay.scrubber")
                .getByRole(AriaRole.STATUS)
                .getByText("Move " + (turn.get("first").getAsInt() - 1) + " of")
                .or(person.page().getByText("Nothing has been played yet."))
                .first()
                .waitFor();
    }
}
