package hidalgo.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Archives are made of names, contents and executable bits, and of nothing else. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "packages are made with GNU tar")
class SteadyTarTest {
    private static final String LIST = "tar --list --verbose --numeric-owner --full-time --utc --file ";

    @TempDir
    private Path folder;

    @Test
    void orderTimesAndPermissionsMakeNoDifference() throws Exception {
        Script.run(
                folder, "umask 022; mkdir -p one/d; echo a >one/a; echo b >one/d/b; ln -s a one/link; chmod +x one/a");
        Script.run(
                folder,
                "umask 077; mkdir two; ln -s a two/link; mkdir two/d; echo b >two/d/b; echo a >two/a; chmod +x two/a");
        Script.run(folder, "touch -d 2001-01-01 two/a two/d/b; chmod 600 two/d/b");
        for (String tree : new String[] {"one", "two"}) {
            Script.run(folder, "epoch=1000; . \"$packaging/archives.sh\"; steady_tar " + tree + " . >" + tree + ".tar");
        }
        assertThat(Files.readAllBytes(folder.resolve("one.tar")))
                .isEqualTo(Files.readAllBytes(folder.resolve("two.tar")));
        assertThat(Script.run(folder, LIST + "one.tar").lines())
                .allMatch(line -> line.matches("[dl-]\\S+ 0/0 +\\d+ 1970-01-01 00:16:40 .*"))
                .anyMatch(line -> line.startsWith("-rwxr-xr-x ") && line.endsWith(" ./a"))
                .anyMatch(line -> line.startsWith("-rw-r--r-- ") && line.endsWith(" ./d/b"));
    }

    @Test
    void entriesAreSorted() throws Exception {
        for (int i = 0; i < 50; i++) {
            Script.write(folder.resolve("many/" + i * 37 % 50), "");
        }
        Script.run(folder, "epoch=1; . \"$packaging/archives.sh\"; steady_tar many . 7 >many.tar");
        assertThat(Script.run(folder, "tar --list --file many.tar").lines()).isSorted();
        assertThat(Script.run(folder, LIST + "many.tar")).contains(" 7/7 ").doesNotContain(" 0/0 ");
    }
}
