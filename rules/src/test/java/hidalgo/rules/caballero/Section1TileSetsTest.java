package hidalgo.rules.caballero;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.rules.RandomSource;
import hidalgo.rules.Refused;
import hidalgo.rules.caballero.state.CaballeroOptions;
import hidalgo.rules.caballero.state.TileSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 1: the area tiles as data (EC-1.2). */
class Section1TileSetsTest {
    @ParameterizedTest
    @CsvSource({
        "0 land sides, WWWW, 3, 0, 1",
        "1 land side, LWWW, 12, 2, 3",
        "2 adjacent, LLWW, 12, 2, 2",
        "2 opposite, LWLW, 6, 1, 0",
        "3 land sides, LLLW, 12, 2, 2",
        "4 land sides, LLLL, 3, 1, 0",
    })
    @DisplayName("EC-1.2 the reconstructed set has these tiles by shape")
    void ec1_2_table(String shape, String sides, int tiles, int gold, int fish) {
        List<String> set = TileSet.reconstructed().tiles().stream()
                .filter(tile -> rotations(sides).contains(tile.substring(0, 4)))
                .toList();

        assertThat(set).as(shape).hasSize(tiles);
        assertThat(set.stream().filter(tile -> tile.endsWith("g"))).as(shape).hasSize(gold);
        assertThat(set.stream().filter(tile -> tile.endsWith("f"))).as(shape).hasSize(fish);
    }

    @Test
    @DisplayName("EC-1.2 the reconstructed set has 48 tiles, every one of the 16 edge patterns three times")
    void ec1_2_everyPattern() {
        TileSet set = TileSet.reconstructed();

        assertThat(set.name()).isEqualTo("reconstructed");
        assertThat(set.tiles()).hasSize(48);
        for (String shape : new String[] {"WWWW", "LWWW", "LLWW", "LWLW", "LLLW", "LLLL"}) {
            long patterns = rotations(shape).stream().distinct().count();
            assertThat(set.tiles().stream().filter(tile -> rotations(shape).contains(tile.substring(0, 4))))
                    .hasSize((int) (3 * patterns));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            WWWWg | WWWWg has gold but no land for it
            LLLLf | LLLLf has a fish but no water for it
            LWLWf | LWLWf has two separate water areas, so it is not clear where its fish is
            WLWLf | WLWLf has two separate water areas, so it is not clear where its fish is
            LLXW  | "LLXW" is not an area tile; write four sides L or W, and g or f for gold or fish
            LLWWs | "LLWWs" is not an area tile; write four sides L or W, and g or f for gold or fish
            LLWWgf | "LLWWgf" is not an area tile; write four sides L or W, and g or f for gold or fish
            llww  | "llww" is not an area tile; write four sides L or W, and g or f for gold or fish
            LLW   | "LLW" is not an area tile; write four sides L or W, and g or f for gold or fish
            """)
    @DisplayName("EC-1.2 a tile whose symbol has no home, or an ambiguous one, is rejected")
    void ec1_2_symbolWithoutHome(String tile, String reason) {
        assertRefused(() -> TileSet.parse("name mine\n40 LLWW\n1 " + tile), "EC-1.2: " + reason);
        assertRefused(() -> new TileSet("mine", List.of("LLWW", tile)), "EC-1.2: " + reason);
        List<String> stack = new ArrayList<>(Collections.nCopies(40, "LLWW"));
        stack.set(7, tile);
        assertRefused(() -> setup("mine", "LLWW", stack), "EC-1.2: " + reason);
    }

    @Test
    @DisplayName("EC-1.2 symbols that have a home are fine")
    void ec1_2_symbolsWithHome() {
        TileSet set = TileSet.parse("name mine\n1 LWLWg\n1 LLLLg\n1 WWWWf\n1 LLLWf\n1 LLLW");

        assertThat(set.tiles()).containsExactly("LWLWg", "LLLLg", "WWWWf", "LLLWf", "LLLW");
    }

    @Test
    @DisplayName("EC-1.2 a set without a symbol-free tile is rejected")
    void ec1_2_noStart() {
        String reason = "EC-1.2: the tile set has no tile without gold or fish to start with";

        assertRefused(() -> TileSet.parse("name mine\n30 LLWWg\n30 LLWWf"), reason);
        assertRefused(() -> TileSet.parse("name mine"), reason);
        assertRefused(() -> new TileSet("mine", List.of()), reason);
    }

    @ParameterizedTest
    @CsvSource({"2, false, 17", "3, false, 25", "4, false, 33", "2, true, 23", "3, true, 34", "4, true, 45"})
    @DisplayName("EC-1.2 a set needs players × (rounds + 1) + 1 tiles")
    void ec1_2_size(int players, boolean expanded, int needed) {
        Map<String, String> options =
                Map.of("players", Integer.toString(players), "expanded", Boolean.toString(expanded));
        ElCaballero enough = new ElCaballero(new TileSet("mine", Collections.nCopies(needed, "LLWW")));
        ElCaballero short1 = new ElCaballero(new TileSet("mine", Collections.nCopies(needed - 1, "LLWW")));
        String reason = "EC-1.2: area tiles: " + (needed - 1) + "; this game needs at least " + needed;

        assertThat(enough.deal(enough.choose(options), RandomSource.of(1)).stack())
                .hasSize(needed - 1);
        assertRefused(() -> short1.deal(short1.choose(options), RandomSource.of(1)), reason);
        CaballeroOptions chosen = enough.choose(options);
        List<String> stack = Collections.nCopies(needed - 2, "LLWW");
        assertRefused(() -> new CaballeroSetup(chosen, 0, "LLWW", stack), reason);
    }

    @Test
    @DisplayName("EC-1.2 a file of more than 10000 tiles is rejected")
    void ec1_2_tooMany() {
        String many = "name mine\n" + "500 LLWW\n".repeat(20);

        assertThat(TileSet.parse(many).tiles()).hasSize(10_000);
        assertRefused(() -> TileSet.parse(many + "1 LLWWg"), "EC-1.2: the tile set has more than 10000 tiles");
    }

    @Test
    @DisplayName("EC-1.2 a setup without a symbol-free tile is rejected too")
    void ec1_2_setupWithoutPlainTile() {
        assertRefused(
                () -> setup("mine", "WWWWf", Collections.nCopies(40, "LLWWg")),
                "EC-1.2: the tile set has no tile without gold or fish to start with");
    }

    @Test
    @DisplayName("EC-1.2 a tile-set file has a name, counts, remarks and blank lines")
    void ec1_2_file() {
        TileSet set = TileSet.parse("# my box\n\nname my-box_2 # 1998\n  2   LLWW\n1\tWWWWf # the lake\n0 LLLL\n");

        assertThat(set).isEqualTo(new TileSet("my-box_2", List.of("LLWW", "LLWW", "WWWWf")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "name reconstructed",
                "name my/box",
                "name my.box",
                "name mío",
                "name 12345678901234567890123456789012345678901"
            })
    @DisplayName("EC-1.2 a tile-set file needs its own name")
    void ec1_2_name(String line) {
        assertRefused(
                () -> TileSet.parse(line + "\n40 LLWW"),
                "EC-1.2: a tile set begins with a line like \"name my-box\": letters, digits, - and _, at most 40, and not"
                        + " \"reconstructed\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"LLWW", "8 LLWW LLLL", "x LLWW", "-1 LLWW", "1000 LLWW", "1.5 LLWW", "+3 LLWW", "name"})
    @DisplayName("EC-1.2 a line that is no count and tile is rejected with its number")
    void ec1_2_line(String line) {
        assertRefused(
                () -> TileSet.parse("name mine\n40 LLWW\n" + line),
                "EC-1.2: line 3 of the tile set is not understood; write a count and a tile, like \"8 LLWW\"");
    }

    @Test
    @DisplayName("EC-1.2 a game knows only its own tile set and the options name it")
    void ec1_2_unknownSet() {
        ElCaballero mine = new ElCaballero(new TileSet("mine", Collections.nCopies(48, "LLWW")));

        assertThat(mine.choose(Map.of("players", "2")).tileSet()).isEqualTo("mine");
        assertThat(new ElCaballero().choose(Map.of("players", "2")).tileSet()).isEqualTo("reconstructed");
        assertRefused(
                () -> mine.deal(mine.choose(Map.of("players", "2", "tileSet", "yours")), RandomSource.of(1)),
                "EC-1.2: the tile set \"yours\" is not known; give its file");
    }

    @Test
    @DisplayName("EC-1.2 with the reconstructed set start and stack are exactly its tiles, in any rotation")
    void ec1_2_reconstructedSetup() {
        List<String> tiles = new ArrayList<>(TileSet.reconstructed().tiles());
        tiles.remove("LLWW");
        tiles.replaceAll(tile -> tile.substring(1, 4) + tile.charAt(0) + tile.substring(4));
        assertThat(setup("reconstructed", "WLLW", tiles).stack()).hasSize(47);

        List<String> swapped = new ArrayList<>(tiles);
        swapped.set(swapped.indexOf("LLLL"), "WWWW");
        assertRefused(
                () -> setup("reconstructed", "LLWW", swapped),
                "EC-1.2: the tile WWWW appears more often than in the reconstructed set");
        tiles.remove("WWWWf");
        assertRefused(
                () -> setup("reconstructed", "LLWW", tiles),
                "EC-1.2: the tile WWWWf of the reconstructed set is missing");
    }

    @Test
    @DisplayName("EC-1.2 under any other name the tiles may be any valid ones")
    void ec1_2_otherName() {
        assertThat(setup("mine", "WWWW", Collections.nCopies(16, "WWWWf")).stack())
                .hasSize(16);
    }

    private static CaballeroSetup setup(String tileSet, String start, List<String> stack) {
        return new CaballeroSetup(CaballeroOptions.of(Map.of("players", "2", "tileSet", tileSet)), 0, start, stack);
    }

    private static List<String> rotations(String sides) {
        List<String> rotations = new ArrayList<>();
        for (int turn = 0; turn < 4; turn++) {
            rotations.add(sides.substring(turn) + sides.substring(0, turn));
        }
        return rotations;
    }

    private static void assertRefused(ThrowingCallable action, String text) {
        assertThatThrownBy(action).isInstanceOf(Refused.class).hasMessage(text);
    }
}
