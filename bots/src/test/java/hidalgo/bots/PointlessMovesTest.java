package hidalgo.bots;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.RandomSource;
import hidalgo.rules.caballero.ElCaballero;
import hidalgo.rules.grande.ElGrande;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A squire is weak, but never silly: within a turn, no piece moves back to where it came from. The same holds for bots
 * that search.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class PointlessMovesTest {
    /** {@code -Dbots.games=2000} plays thousands. */
    @ParameterizedTest(name = "{0} with {1} players, {2}")
    @CsvSource({
        "el-caballero, 2, squire, 24",
        "el-caballero, 4, squire, 24",
        "el-grande, 2, squire, 24",
        "el-grande, 5, squire, 24",
        "el-grande, 3, knight:iterations=24, 8"
    })
    void noPieceGoesToAndFroWithinATurn(String id, int players, String bot, int usualGames) {
        Game game = id.equals(ElCaballero.ID) ? new ElCaballero() : new ElGrande();
        Arena arena = new Arena(game);
        RandomSource random = RandomSource.of(players);
        int games = Integer.getInteger("bots.games", usualGames);
        List<String> returns = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            GameOptions options = arena.options(players, random);
            for (String move : returns(arena.log(options, i, Collections.nCopies(players, bot)))) {
                returns.add("game " + i + ": " + move);
            }
        }
        assertThat(returns).as("in %d games", games).isEmpty();
    }

    /** With so little time a search finds many moves equally good. {@code -Dbots.games=2000} plays thousands. */
    @ParameterizedTest(name = "{0} players")
    @ValueSource(ints = {2, 3})
    @DisplayName("El Caballero: a knight takes no castillo or ship on in the turn that brought it there")
    void noPieceIsTakenOnInTheTurnThatBroughtIt(int players) {
        Arena arena = new Arena(new ElCaballero());
        RandomSource random = RandomSource.of(players);
        int games = Integer.getInteger("bots.games", 8);
        List<String> takenOn = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            GameOptions options = arena.options(players, random);
            for (String move : takenOn(arena.log(options, i, Collections.nCopies(players, "knight:iterations=24")))) {
                takenOn.add("game " + i + ": " + move);
            }
        }
        assertThat(takenOn).as("in %d games", games).isEmpty();
    }

    private static List<String> takenOn(List<String> log) {
        List<String> found = new ArrayList<>();
        Set<String> brought = new HashSet<>();
        for (String entry : log) {
            List<String> words = List.of(entry.split(" "));
            String kind = words.get(1) + " " + (words.size() - 1);
            switch (kind) {
                case "castillo 2" -> brought.add("castillo " + words.get(2));
                case "castillo 3" -> {
                    if (brought.contains("castillo " + words.get(2))) {
                        found.add(entry);
                    }
                    brought.add("castillo " + words.get(3));
                }
                case "ship 3", "sail 3" -> brought.add("ship " + words.get(2) + words.get(3));
                case "dock 3", "sail 5" -> {
                    if (brought.contains("ship " + words.get(2) + words.get(3))) {
                        found.add(entry);
                    }
                    if (kind.equals("sail 5")) {
                        brought.add("ship " + words.get(4) + words.get(5));
                    }
                }
                case "end 1" -> brought.clear();
                default -> {}
            }
        }
        return found;
    }

    /** The moves that bring a piece back to where it was before, among the moves of one seat in a row. */
    private static List<String> returns(List<String> log) {
        List<String> found = new ArrayList<>();
        List<String> done = new ArrayList<>();
        String seat = "";
        for (String entry : log) {
            List<String> words = List.of(entry.split(" "));
            if (!words.getFirst().equals(seat)) {
                seat = words.getFirst();
                done.clear();
            }
            List<String> ends = ends(words.subList(1, words.size()));
            if (!ends.isEmpty()) {
                if (done.contains(ends.get(0) + ends.get(2) + ends.get(1))) {
                    found.add(entry);
                }
                done.add(String.join("", ends));
            }
        }
        return found;
    }

    /** The piece that a move takes from one place to another, and both places; nothing if it is another kind of move. */
    private static List<String> ends(List<String> move) {
        String kind = move.getFirst();
        return switch (kind + " " + move.size()) {
            case "castillo 3" -> List.of(kind, move.get(1), move.get(2));
            case "sail 5" -> List.of(kind, move.get(1) + move.get(2), move.get(3) + move.get(4));
            case "move 4" -> List.of(kind + move.get(3), move.get(1), move.get(2));
            // A grande that moves twice in a turn might as well have gone to the second place at once.
            case "grande 2" -> List.of(kind, "", "");
            default -> List.of();
        };
    }
}
