package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.input.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same commands for El Grande: simulate, replay, replay --legal and show. */
class GrandeCommandsTest {
    @TempDir
    Path temp;

    private Path game;
    private String text;
    private int moves;

    @BeforeEach
    void recordGames() throws IOException {
        CommandRun run = simulate("--players=3", "--games=4", "--seed=5", "--records", temp);
        assertThat(run.err()).isEmpty();
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
        game = temp.resolve("0001.json");
        text = Files.readString(game);
        moves = (int) text.lines().filter(line -> line.contains("\"move\":")).count();
    }

    @Test
    void theSummaryNamesTheOptionsAndTheSeats() {
        CommandRun run = simulate("--players=5", "--option=short=true", "--games=3", "--seed=1");
        assertThat(run.out())
                .startsWith("el-grande, players 5, short true, fetch exact, castillo hidden, angryKing everyone, "
                        + "grandeCard active, veto on\n")
                .contains("\n4 Green      random");
    }

    @Test
    void recordsReplay() {
        for (int number = 1; number <= 4; number++) {
            Path file = temp.resolve("000" + number + ".json");
            assertThat(CommandRun.of("replay", file).out()).isEqualTo(file + ": ok\n");
        }
    }

    @Test
    void aProblemIsNamedWithMoveAndRule() throws IOException {
        Path wrong = Files.writeString(temp.resolve("wrong.json"), text.replaceFirst("\"card \\d\"", "\"card 6\""));
        CommandRun run = CommandRun.of("replay", wrong);
        assertThat(run.out()).startsWith(wrong + ": move 4: EG-7: \"card 6\" is not a move; ");
        assertThat(run.exit()).isEqualTo(ExitCode.CHECK_FAILED);
    }

    @Test
    void legalMovesAreShownOfEverySeatThatMayMove() {
        List<String> lines =
                CommandRun.of("replay", "--legal", game).out().lines().toList();
        assertThat(lines).hasSize(moves);
        assertThat(lines.getFirst()).contains("\"legal\": {\"").contains("[\"power 1\", \"power 10\", ");
        assertThat(lines).anyMatch(line -> line.contains("\"0\": [\"disk ") && line.contains("\"1\": [\"disk "));
    }

    @Test
    void everyPositionCanBeShown() {
        for (int ply = 0; ply <= moves; ply += 9) {
            CommandRun run = CommandRun.of("show", "--no-color", "--ply", ply, game);
            assertThat(run.exit()).isEqualTo(ExitCode.OK);
            assertThat(run.out())
                    .startsWith("el-grande, after move " + ply + " of " + moves + "\nRound ")
                    .contains("Castilla la Vieja", "Action card", "Province", "Yellow");
        }
        assertThat(CommandRun.of("show", "--no-color", game).out()).contains("\nThe game is over\n");
        assertThat(CommandRun.of("show", "--color", game).out()).contains("\u001b[");
    }

    @Test
    void whatBelongsToTheOtherGameIsRefused() {
        assertThat(simulate("--players=2", "--tiles=box").err().lines())
                .containsExactly("hidalgo simulate: --tiles is for el-caballero only");
        assertThat(simulate("--players=2", "--expanded").err().lines())
                .containsExactly("hidalgo simulate: EG-7: there is no option \"expanded\"; choose from "
                        + "players, short, fetch, castillo, angryKing, grandeCard, veto");
        assertThat(simulate("--players=6").err().lines())
                .containsExactly(
                        "hidalgo simulate: EG-1.2: \"6\" is not a value of \"players\"; choose from 2, 3, 4, 5");
    }

    private static CommandRun simulate(Object... args) {
        List<Object> all = new ArrayList<>(List.of("simulate", "--game", "el-grande", "--quiet"));
        all.addAll(List.of(args));
        return CommandRun.of(all.toArray());
    }
}
