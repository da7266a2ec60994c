package hidalgo.browser.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.browser.driver.GrandeBoard;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class PuzzleTest extends BrowserTest {
    private static final Pattern DAY =
            Pattern.compile("\"day\":\"([-0-9]+)\",\"game\":\"([-a-z]+)\",\"word\":\"(area|place)\"");

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<String> COLOURS = List.of("Red", "Blue", "Yellow", "Black", "Green");

    private static final Pattern POINTS = Pattern.compile("\\d+ → \\d+$");

    @Test
    @DisplayName(
            "A person without an account tries the puzzles of two days on both maps, reads the best move, and the browser remembers it")
    void twoDays() {
        Person ana = person("Ana");
        ana.open(server().at(""));
        ana.link(ana.text("app.nav.puzzle")).click();
        ana.labelled("puzzle.try").waitFor();

        open(ana, "el-caballero");
        ana.region("puzzle.board")
                .getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions()
                                .setName(ana.wording().pattern("ec.display.tile"))
                                .setDisabled(false))
                .first()
                .click();
        ana.page().locator("[data-map] [data-mark=target]").first().click(new Locator.ClickOptions().setForce(true));
        isJudged(ana);
        ana.labelled("puzzle.again").click();
        ana.labelled("puzzle.try").waitFor();

        open(ana, "el-grande");
        new GrandeBoard(ana).placeAll();
        isJudged(ana);

        ana.page().reload();
        tried(ana).first().waitFor();
    }

    @Test
    @DisplayName("A puzzle shows all players with their colours and points, and names the rival")
    void players() {
        showsPlayers(person("Ana"));
    }

    @Test
    @DisplayName("A puzzle shows all players with their colours and points, and names the rival, on a phone")
    void playersOnAPhone() {
        showsPlayers(onPhone("Ana"));
    }

    private void showsPlayers(Person ana) {
        for (String game : List.of("el-caballero", "el-grande")) {
            open(ana, game);
            JsonNode puzzle = puzzle(ana, ana.page().url().replaceFirst(".*/", ""));
            int rival = puzzle.get("rival").asInt();
            Locator players = ana.page()
                    .getByRole(
                            AriaRole.LIST,
                            new Page.GetByRoleOptions()
                                    .setName(ana.text("puzzle.players"))
                                    .setExact(true))
                    .getByRole(AriaRole.LISTITEM);
            assertThat(players.count()).isEqualTo(puzzle.get("totals").size());
            for (int seat = 0; seat < players.count(); seat++) {
                String colour = COLOURS.get(seat);
                String name = seat == puzzle.get("seat").asInt()
                        ? ana.text("player.you")
                        : puzzle.get("names").get(seat).asText();
                assertThat(players.nth(seat).textContent())
                        .startsWith(name + " (" + colour + ")")
                        .contains(puzzle.get("totals").get(seat) + " " + ana.text("player.points"));
                assertThat(players.nth(seat).textContent().contains(ana.text("puzzle.rival")))
                        .isEqualTo(seat == rival);
            }
            String name = puzzle.get("names").get(rival).asText();
            assertThat(ana.page()
                            .getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1))
                            .last()
                            .textContent())
                    .contains(name + " (" + COLOURS.get(rival) + ")");
        }
    }

    @Test
    @DisplayName("The second of two equal tiles is chosen, and only it")
    void equalTiles() {
        Person ana = person("Ana");
        JsonNode puzzle = withEqualTiles(ana);
        ana.open(server().at("puzzle/" + puzzle.get("day").asText()));
        ana.labelled("puzzle.try").waitFor();
        Locator tiles = ana.region("puzzle.board")
                .getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions().setName(ana.wording().pattern("ec.display.tile")));
        int second = secondOfEqual(puzzle);
        tiles.nth(second).click();
        assertThat(tiles.all().stream().map(tile -> tile.getAttribute("aria-pressed")))
                .as("the tiles that are chosen")
                .containsOnlyOnce("true");
        assertThat(tiles.nth(second).getAttribute("aria-pressed")).isEqualTo("true");
    }

    /** The latest puzzle for an area tile in which two equal tiles can be chosen. */
    private JsonNode withEqualTiles(Person person) {
        LocalDate latest = LocalDate.parse(firstDay(server().get(person.context(), "api/puzzles")));
        return Stream.iterate(latest, day -> day.minusDays(1))
                .map(day -> puzzle(person, day.toString()))
                .filter(puzzle -> puzzle.get("word").asText().equals("area"))
                .filter(puzzle -> secondOfEqual(puzzle) >= 0)
                .findFirst()
                .orElseThrow();
    }

    private static String firstDay(String days) {
        Matcher found = DAY.matcher(days);
        assertThat(found.find()).isTrue();
        return found.group(1);
    }

    /** The place of the first tile that fits somewhere and equals an earlier one; -1 if there is none. */
    private static int secondOfEqual(JsonNode puzzle) {
        JsonNode display = puzzle.get("table").get("display");
        Set<String> earlier = new HashSet<>();
        return IntStream.range(0, display.size())
                .filter(i -> !earlier.add(display.get(i).asText())
                        && fits(display.get(i).asText(), puzzle.get("moves")))
                .findFirst()
                .orElse(-1);
    }

    /** Whether one of some moves places a tile, in any rotation. */
    private static boolean fits(String tile, JsonNode moves) {
        String sides = tile.substring(0, 4);
        return StreamSupport.stream(moves.spliterator(), false)
                .map(move -> move.asText().split(" ")[1])
                .anyMatch(placed -> (sides + sides).contains(placed.substring(0, 4))
                        && placed.substring(4).equals(tile.substring(4)));
    }

    private JsonNode puzzle(Person person, String day) {
        try {
            return JSON.readTree(server().get(person.context(), "api/puzzles/" + day));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @DisplayName("Earlier puzzles have small pictures, which come when they are in view")
    void pictures() {
        Person ana = person("Ana");
        ana.open(server().at("puzzle"));
        Locator days = ana.page()
                .getByRole(AriaRole.LINK)
                .filter(new Locator.FilterOptions().setHasText(ana.text("puzzle.today")));
        days.scrollIntoViewIfNeeded();
        // A game's icon uses a symbol; a picture of a position is drawn.
        days.locator("svg path").first().waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    }

    /** Presses the chosen things, and waits for the best move with its reasons. */
    private static void isJudged(Person person) {
        person.labelled("puzzle.try").click();
        person.heading(person.text("puzzle.why")).waitFor();
        tried(person).first().waitFor();
        // The reasons for the best move are points, place by place.
        assertThat(person.page()
                        .getByRole(AriaRole.LISTITEM)
                        .filter(new Locator.FilterOptions().setHasText(POINTS))
                        .count())
                .isPositive();
        // The map shows the best move, and the attempt if that is another place.
        assertThat(person.page()
                        .locator("[data-map] [data-mark=lit]")
                        .filter(new Locator.FilterOptions()
                                .setHasText(person.wording().pattern("puzzle.mark.best")))
                        .count())
                .isPositive();
        assertThat(person.page()
                        .getByRole(AriaRole.IMG, new Page.GetByRoleOptions().setName(person.text("puzzle.stars.none")))
                        .count())
                .isZero();
    }

    /** The days with the result of the first attempt. */
    private static Locator tried(Person person) {
        String words = String.join(
                "|", person.text("puzzle.day.best"), person.text("puzzle.day.good"), person.text("puzzle.day.other"));
        return person.page()
                .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(Pattern.compile("(" + words + ")$")));
    }

    /** Opens the latest puzzle of a game that asks for what this test chooses. */
    private void open(Person person, String game) {
        Matcher days = DAY.matcher(server().get(person.context(), "api/puzzles"));
        while (days.find()) {
            if (days.group(2).equals(game)) {
                person.open(server().at("puzzle/" + days.group(1)));
                person.labelled("puzzle.try").waitFor();
                return;
            }
        }
        throw new AssertionError("No puzzle of " + game + " within the days that are listed");
    }
}
