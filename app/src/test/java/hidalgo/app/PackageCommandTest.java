package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.input.ExitCode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackageCommandTest {
    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int write(Path pages) {
        String[] words = {"package", "--static", pages.toString()};
        return Main.commandLine(false, words)
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(words);
    }

    @Test
    @DisplayName("A new folder gets all pages, which know that no server belongs to them")
    void newFolder() throws IOException {
        Path pages = folder.resolve("games/hidalgo");
        assertThat(write(pages)).isEqualTo(ExitCode.OK);
        assertThat(out.toString()).matches("Wrote \\d+ files \\(\\d+\\.\\d MB\\) to .*hidalgo\\. Copy .*\\s+");
        assertThat(Files.readString(pages.resolve("index.html")))
                .contains("data-server=\"none\"")
                .contains(
                        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self';")
                .as("browsers ignore it in a page, with a warning")
                .doesNotContain("frame-ancestors")
                .doesNotContain("<base");
        assertThat(pages.resolve("offline/tables.js")).isNotEmptyFile();
        assertThat(pages.resolve("NOTICE.txt")).isNotEmptyFile();
    }

    @Test
    @DisplayName("A folder that is not empty, a file and a place that is not writable are refused in a sentence")
    void refused() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        for (Path wrong : new Path[] {folder, file, file.resolve("pages")}) {
            err.getBuffer().setLength(0);
            assertThat(write(wrong)).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(err.toString())
                    .startsWith("hidalgo package: ")
                    .contains(wrong.toString())
                    .hasLineCount(1);
        }
        assertThat(out.toString()).isEmpty();
    }
}
