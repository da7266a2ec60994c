package hidalgo.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hidalgo.app.input.ExitCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Debian's package, of a program that does nothing. */
class DebianPackageTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void thereMustBeDebiansTools() {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/dpkg-deb")), "packages are made on Debian");
    }

    @Test
    void itHasWhatDebianWants() throws Exception {
        String deb = make("one");
        assertThat(Script.run(folder, "dpkg-deb --field " + deb).lines())
                .contains("Package: hidalgo", "Version: 1.2.3", "Section: games")
                .anyMatch(line -> line.matches("Installed-Size: \\d+"))
                .noneMatch(line -> line.contains("@" + "version"));
        assertThat(Script.run(folder, "dpkg-deb --contents " + deb).lines())
                .allMatch(line -> line.contains(" root/root "))
                .anyMatch(line -> line.endsWith(" ./usr/bin/hidalgo -> ../lib/hidalgo/bin/hidalgo"))
                .anyMatch(line -> line.startsWith("-rwxr-xr-x") && line.endsWith(" ./usr/lib/hidalgo/bin/hidalgo"))
                .anyMatch(line -> line.endsWith(" ./usr/lib/hidalgo/hidalgo.conf -> /etc/hidalgo/hidalgo.conf"))
                .anyMatch(line -> line.endsWith(" ./usr/lib/systemd/system/hidalgo.service"))
                .anyMatch(line -> line.endsWith(" ./usr/lib/systemd/system/hidalgo-backup.timer"))
                .anyMatch(line -> line.endsWith(" ./usr/share/doc/hidalgo/copyright"))
                .as("the data are made by the package's script, and stay when it goes")
                .noneMatch(line -> line.contains("./var"));
        assertThat(Script.run(folder, "dpkg-deb --info " + deb + " conffiles"))
                .isEqualTo("/etc/hidalgo/hidalgo.conf\n");
        for (String script : new String[] {"postinst", "prerm", "postrm"}) {
            assertThat(Script.run(folder, "dpkg-deb --info " + deb + " " + script))
                    .startsWith("#!/bin/sh\nset -e\n");
        }
    }

    /** As {@code hidalgo doctor} wants it. */
    @Test
    void onlyTheServiceCanReadItsData() throws Exception {
        String deb = make("one");
        assertThat(Script.run(folder, "dpkg-deb --info " + deb + " postinst"))
                .contains("install -d -o hidalgo -g hidalgo -m 0700 /var/lib/hidalgo\n")
                .contains("chmod 0750 /etc/hidalgo\n", "chgrp hidalgo /etc/hidalgo/hidalgo.conf\n")
                .contains("chmod 0640 /etc/hidalgo/hidalgo.conf\n");
        assertThat(Script.run(folder, "dpkg-deb --contents " + deb).lines())
                .anyMatch(line -> line.startsWith("drwx------") && line.endsWith(" ./etc/hidalgo/"))
                .anyMatch(line -> line.startsWith("-rw-------") && line.endsWith(" ./etc/hidalgo/hidalgo.conf"));
        assertThat(Script.run(
                        folder,
                        "dpkg-deb --fsys-tarfile " + deb + " | tar -xO ./usr/lib/systemd/system/hidalgo.service"))
                .contains("StateDirectoryMode=0700\n");
    }

    @Test
    void twoRunsGiveTheSameBytes() throws Exception {
        assertThat(Files.readAllBytes(folder.resolve(make("one"))))
                .isEqualTo(Files.readAllBytes(folder.resolve(make("two"))));
    }

    @Test
    void theServiceWaitsForADatabaseThatIsNotThereYet() throws Exception {
        String deb = make("one");
        assertThat(Script.run(
                        folder,
                        "dpkg-deb --fsys-tarfile " + deb + " | tar -xO ./usr/lib/systemd/system/hidalgo.service"))
                .contains("\nStartLimitIntervalSec=0\n", "\nRestart=on-failure\n", "\nRestartSec=5\n")
                .contains("\nRestartPreventExitStatus=" + ExitCode.BAD_INPUT + "\n");
    }

    @Test
    void systemdUnderstandsTheUnits() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/systemd-analyze")), "there is no systemd");
        Script.run(folder, "dpkg-deb --extract " + make("one") + " root");
        Script.run(folder, "mv root/usr/lib/systemd/system/* .", "sed -i \"s,^ExecStart=,&$PWD/root,\" *.service");
        assertThat(Script.run(folder, "systemd-analyze verify ./*.service ./*.timer"))
                .isEmpty();
    }

    private String make(String run) throws Exception {
        Path work = Files.createDirectories(folder.resolve(run));
        Path program = Script.program(work);
        Script.run(
                work,
                Map.of(
                        "epoch",
                        "1000",
                        "version",
                        "1.2.3",
                        "work",
                        work.toString(),
                        "source",
                        Script.PROJECT.toString()),
                ". \"$packaging/archives.sh\"; . \"$packaging/debian.sh\"",
                "make_debian '" + program + "' .");
        return Script.run(folder, "echo " + run + "/*.deb").strip();
    }
}
