package hidalgo.workshop.training;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.CommandRun;
import hidalgo.app.input.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SelfPlayCommandTest {
    @TempDir
    Path temp;

    @Test
    void samplesAreWrittenAndNotOverwritten() {
        Path file = temp.resolve("samples.gz");
        CommandRun first = selfPlay(file, "--players", 2, "--bot", "knight:iterations=2", "--threads", 1);
        assertThat(first.err()).isEmpty();
        assertThat(first.exit()).isEqualTo(ExitCode.OK);
        assertThat(file).isNotEmptyFile();

        CommandRun second = selfPlay(file, "--players", 2);
        assertThat(second.exit()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(second.err())
                .isEqualTo("hidalgo selfplay: " + file + " already exists; use --force to overwrite it\n");
    }

    @Test
    void whatCannotBePlayedIsRefusedInOneSentence() {
        Path file = temp.resolve("samples.gz");
        assertThat(selfPlay(file, "--players", 7).err())
                .startsWith("hidalgo selfplay: ")
                .hasLineCount(1);
        assertThat(selfPlay(file, "--players", 2, "--bot", "genius").err()).contains("there is no bot \"genius\"");
        assertThat(selfPlay(temp.resolve("no/such/folder.gz"), "--players", 2).err())
                .contains("the file can't be written");
    }

    @Test
    void shardsJoinIntoTheFileOfOneProcess() throws IOException {
        Path whole = temp.resolve("whole.gz");
        Path joined = temp.resolve("joined.gz");
        assertThat(shard("--out=" + whole).exit()).isEqualTo(ExitCode.OK);
        Path one = Files.writeString(temp.resolve("one"), shard("--shard=1/2").out());
        Path two = Files.writeString(temp.resolve("two"), shard("--shard=2/2").out());
        assertThat(CommandRun.of("merge", two, one).err())
                .isEqualTo("hidalgo merge: this command can't join parts of selfplay\n");
        assertThat(CommandRun.of("merge-samples", two, one, "--out=" + joined).exit())
                .isEqualTo(ExitCode.OK);
        assertThat(joined).hasSameBinaryContentAs(whole);
    }

    @Test
    void theRunIsNamedInJsonAndEveryGameHasALine() throws IOException {
        Path csv = temp.resolve("games.csv");
        CommandRun run = selfPlay(
                temp.resolve("samples.gz"),
                "--players=2",
                "--bots=knight:iterations=2",
                "--option=short=true",
                "--json",
                "--csv=" + csv);
        assertThat(run.out())
                .startsWith("{\"command\": \"selfplay\", \"version\": \"hidalgo ")
                .contains(
                        "\"short\": \"true\"", "\"seed\": ", "\"seating\": [\"knight:iterations=2\"", "\"samples\": ");
        assertThat(Files.readAllLines(csv)).hasSize(2).element(1).asString().matches("1,\\d+,\\d+");
        assertThat(selfPlay(temp.resolve("more.gz"), "--players=2", "--option=size=9")
                        .err())
                .contains("size");
    }

    private static CommandRun shard(String output) {
        return CommandRun.of(
                "selfplay",
                "--game=el-grande",
                "--players=2",
                "--bot=knight:iterations=2",
                "--games=5",
                "--seed=7",
                "--quiet",
                output);
    }

    private static CommandRun selfPlay(Path file, Object... more) {
        Object[] all = new Object[more.length + 5];
        all[0] = "selfplay";
        all[1] = "--game=el-grande";
        all[2] = "--games=1";
        all[3] = "--quiet";
        all[4] = "--out=" + file;
        System.arraycopy(more, 0, all, 5, more.length);
        return CommandRun.of(all);
    }
}
