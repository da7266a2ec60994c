package hidalgo.browser.page;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.summingInt;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Refused;
import hidalgo.rules.caballero.ElCaballero;
import hidalgo.rules.caballero.state.TileSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Owners of El Caballero's box count its area tiles (EC-1.2). */
class CountTilesTest extends BrowserTest {
    private static final String COUNT_PAGE = "count/el-caballero";
    private static final String EXTRA = "LLWW";
    private static final int SETS = 150;

    private static final Map<String, String> SYMBOLS =
            Map.of("", "ec.count.plain", "g", "ec.count.gold", "f", "ec.count.fish");

    /**
     * Opens files one after the other; the page's message for each, the number of each tile that it counts, and the
     * players who can use them.
     */
    private static final String OPEN_FILES = """
            async (files) => {
              const input = probe.one('input[type=file]');
              const said = () => probe.all('main :is([role=status], [role=alert])').map((part) => part.textContent.trim());
              const answers = [];
              for (const [name, text] of files) {
                const chosen = new DataTransfer();
                chosen.items.add(new File([text], name));
                input.files = chosen.files;
                input.dispatchEvent(new Event('change', { bubbles: true }));
                const answer = await probe.until(() => said().find((words) => words.includes(name)), name);
                answers.push([
                  answer,
                  probe.all('main input[type=number]').map((field) => field.value).join(' '),
                  probe.all('main li').map((line) => line.textContent).filter((line) => line.includes('game:')).join(', '),
                ]);
              }
              return answers;
            }""";

    @Test
    @DisplayName(
            "EC-1.2 from the rules, tiles are counted until they are a set; Java reads its file, and the page opens it again")
    void countABox() throws IOException {
        countABox(person("Ana"));
    }

    @Test
    @DisplayName("EC-1.2 tiles are counted on a phone too")
    void countABoxOnAPhone() throws IOException {
        countABox(onPhone("Ana"));
    }

    private void countABox(Person ana) throws IOException {
        ana.open(server().at("rules/el-caballero#EC-1.2"));
        ana.page()
                .locator("[id='EC-1.2']")
                .getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName(ana.text("ec.count.title")))
                .click();
        verdict(ana, ana.text("ec.count.nothing", "of", 48));

        ana.labelled("ec.count.more", "kind", kind(ana, EXTRA + "g")).click();
        verdict(ana, "The tile set has no tile without gold or fish to start with (EC-1.2)");
        assertThat(ana.labelled("ec.count.save").isDisabled()).isTrue();

        Map<String, Integer> box = byKind(TileSet.reconstructed());
        box.forEach((tile, count) -> ana.field(kind(ana, tile)).fill(String.valueOf(count)));
        ana.labelled("ec.count.more", "kind", kind(ana, EXTRA)).click();
        verdict(ana, ana.text("ec.count.over.one", "n", 1, "of", 48));
        ana.field(kind(ana, EXTRA)).press("ArrowDown");
        verdict(ana, ana.text("ec.count.whole"));

        ana.page().reload();
        verdict(ana, ana.text("ec.count.whole"));
        Path file = save(ana, "my-box.tiles");
        TileSet read = TileSet.parse(Files.readString(file));
        assertThat(read.name()).isEqualTo("my-box");
        assertThat(byKind(read)).isEqualTo(box);

        ana.labelled("ec.count.clear").click();
        ana.labelled("ec.count.clear.yes").click();
        verdict(ana, ana.text("ec.count.nothing", "of", 48));
        ana.page().locator("input[type=file]").setInputFiles(file);
        verdict(ana, ana.text("ec.count.whole"));
    }

    @Test
    @DisplayName("EC-1.2 the name of a set is checked; the counts can be copied as a text for the project")
    void nameAndReport() throws IOException {
        Person ana = person("Ana");
        ana.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
        ana.spoilsDevice().open(server().at(COUNT_PAGE));
        ana.field(kind(ana, EXTRA)).fill("48");
        Locator name = ana.field(ana.text("ec.count.name"));
        name.fill("reconstructed");
        ana.sees(ana.text("ec.count.name.wrong"));
        assertThat(ana.labelled("ec.count.save").isDisabled()).isTrue();
        name.fill("Toledo_1998");
        assertThat(TileSet.parse(Files.readString(save(ana, "Toledo_1998.tiles")))
                        .name())
                .isEqualTo("Toledo_1998");

        ana.labelled("ec.count.report.copy").click();
        ana.sees(ana.text("app.copied"));
        assertThat((String) ana.page().evaluate("navigator.clipboard.readText()"))
                .startsWith(ana.text("ec.count.report.title"))
                .contains("name Toledo_1998\n\n48 LLWW\n");
    }

    @Test
    @DisplayName(
            "EC-1.2 of random files, the page agrees with the rules: the reason of a refusal, the contents, and who can play")
    void sameAsTheRules() {
        long seed = System.nanoTime();
        RandomSource random = RandomSource.of(seed);
        List<List<String>> files = IntStream.range(0, SETS)
                .mapToObj(number -> List.of("set-" + number + ".tiles", randomFile(random, number)))
                .toList();
        Person ana = person("Ana");
        ana.open(server().at(COUNT_PAGE));
        List<?> said = (List<?>) ana.page().evaluate(OPEN_FILES, files);

        Map<String, Integer> shown = byKind(List.of());
        int refused = 0;
        for (int i = 0; i < SETS; i++) {
            String name = files.get(i).get(0);
            String answer;
            String games = "";
            try {
                TileSet set = TileSet.parse(files.get(i).get(1));
                shown = byKind(set);
                answer = ana.text("ec.count.opened", "file", name);
                games = players(ana, set, "ec.count.basic", "false") + ", "
                        + players(ana, set, "ec.count.expanded", "true");
            } catch (Refused e) {
                refused++;
                String why = e.getMessage().substring("EC-1.2: ".length());
                answer = ana.text(
                        "ec.count.notOpened",
                        "file",
                        name,
                        "why",
                        why.substring(0, 1).toUpperCase(Locale.ROOT) + why.substring(1) + " (EC-1.2)");
            }
            List<?> page = (List<?>) said.get(i);
            String what = "seed " + seed + ", " + files.get(i);
            assertThat(page.get(0)).as(what).isEqualTo(answer);
            assertThat(page.get(1)).as(what).isEqualTo(numbers(shown));
            if (!games.isEmpty()) {
                assertThat(page.get(2)).as(what).isEqualTo(games);
            }
        }
        assertThat(refused).as("seed " + seed).isBetween(SETS / 10, SETS - SETS / 10);
    }

    /** A file of a few lines, about half of which the rules accept. */
    private static String randomFile(RandomSource random, int number) {
        List<String> lines = new ArrayList<>();
        lines.add(oneIn(random, 12) ? "name my/box" : "name set-" + number);
        for (int i = 1 + random.below(8); i > 0; i--) {
            lines.add(random.below(9) + " " + randomTile(random) + (oneIn(random, 9) ? " # a remark" : ""));
        }
        if (oneIn(random, 12)) {
            lines.add(List.of("LLWW", "8 LLWW LLLL", "+3 LLWW", "1000 LLWW", "3 llww", "# only a remark")
                    .get(random.below(6)));
        }
        return String.join(oneIn(random, 2) ? "\r\n" : "\n", lines);
    }

    /** A tile with any sides; seldom one that EC-1.2 refuses. */
    private static String randomTile(RandomSource random) {
        StringBuilder tile = new StringBuilder();
        for (int side = 0; side < 4; side++) {
            tile.append(oneIn(random, 2) ? 'L' : 'W');
        }
        return tile + List.of("", "", "", "g", "f").get(random.below(5));
    }

    private static boolean oneIn(RandomSource random, int count) {
        return random.below(count) == 0;
    }

    /** Waits for the page's message about the counted tiles. */
    private static void verdict(Person person, String text) {
        Locator tally = person.region("ec.count.tally");
        PlaywrightAssertions.assertThat(tally.getByRole(AriaRole.STATUS))
                .hasText(text, new LocatorAssertions.HasTextOptions().setTimeout(Person.PATIENCE));
    }

    private static Path save(Person person, String name) {
        Download download = person.page()
                .waitForDownload(() -> person.labelled("ec.count.save").click());
        assertThat(download.suggestedFilename()).isEqualTo(name);
        return download.path();
    }

    /** A kind of tile as the page calls it. */
    private static String kind(Person person, String tile) {
        return person.text(
                "ec.count.kind",
                "shape",
                person.text("ec.count.shape." + tile.substring(0, 4)),
                "symbol",
                person.text(SYMBOLS.get(tile.substring(4))));
    }

    /** The most players that the rules let play with a set, in the words of the page. */
    private static String players(Person person, TileSet set, String game, String expanded) {
        ElCaballero rules = new ElCaballero(set);
        for (int players = 4; players >= 2; players--) {
            try {
                rules.deal(
                        rules.choose(Map.of("players", String.valueOf(players), "expanded", expanded)),
                        RandomSource.of(1));
                return person.text("ec.count.upTo", "game", person.text(game), "n", players);
            } catch (Refused e) {
                // Fewer players need fewer tiles.
            }
        }
        return person.text("ec.count.notEnough", "game", person.text(game));
    }

    private static Map<String, Integer> byKind(TileSet set) {
        return byKind(set.tiles());
    }

    /** How many tiles there are of each kind, whatever their rotation. */
    private static Map<String, Integer> byKind(List<String> tiles) {
        return new TreeMap<>(tiles.stream().collect(groupingBy(CountTilesTest::unturned, summingInt(tile -> 1))));
    }

    private static String unturned(String tile) {
        String sides = tile.substring(0, 4);
        return IntStream.range(0, 4)
                        .mapToObj(turn -> sides.substring(turn) + sides.substring(0, turn))
                        .min(String::compareTo)
                        .orElseThrow()
                + tile.substring(4);
    }

    /** The numbers on the page, in its order. */
    private static String numbers(Map<String, Integer> counts) {
        return String.join(
                " ",
                byKind(TileSet.reconstructed()).keySet().stream()
                        .sorted(Comparator.comparingInt(CountTilesTest::place))
                        .map(tile -> String.valueOf(counts.getOrDefault(tile, 0)))
                        .toList());
    }

    /** Where a tile stands on the page: by its sides, then without a symbol, with gold, with a fish. */
    private static int place(String tile) {
        List<String> shapes = List.of("WWWW", "LWWW", "LLWW", "LWLW", "LLLW", "LLLL");
        return shapes.indexOf(tile.substring(0, 4)) * 3 + List.of("", "g", "f").indexOf(tile.substring(4));
    }
}
