package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Socket;
import hidalgo.server.Stored;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The one jar: the program doesn't need anything that is left out of it. */
class PackagedJarIT {
    private static final Path JAR = Path.of("target", "hidalgo.jar").toAbsolutePath();

    @TempDir
    private Path folder;

    @Test
    void itServesPagesAccountsTablesSocketsAndMeters() {
        try (ServeProcess server = ServeProcess.ofJar(JAR, folder)) {
            Client ana = server.guest("Ana");
            assertThat(ana.get("/").is(200).body()).contains("<html");
            ana.post("/api/account", "{\"name\": \"Ana\", \"password\": \"correct horse\"}")
                    .is(200);
            assertThat(Stored.column(folder, "SELECT password FROM people WHERE account = 'ana'"))
                    .as("passwords take what they should, outside of tests")
                    .singleElement()
                    .asString()
                    .matches("argon2id\\$[0-9a-f]{32}\\$[0-9a-f]{64}");
            try (Socket socket =
                    ana.open(ana.create(NewTables.caballero().me().me().started()))) {
                socket.awaitVersion(0);
            }
            assertThat(ana.get("/metrics").is(200).body()).contains("hidalgo_tables", "jvm_memory_used_bytes");
            assertThat(ana.get("/ready").is(200).body()).isNotEmpty();
            assertThat(server.log()).noneMatch(line -> line.contains("NoClassDefFound"));
        }
    }

    @Test
    void itWarmsUpWithoutLeavingAnythingBehind() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Djava.io.tmpdir=" + folder,
                        "-Dhidalgo.recording=true",
                        "-jar",
                        JAR.toString(),
                        "prepare")
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        try (var left = Files.list(folder)) {
            assertThat(left.map(Path::getFileName).map(Path::toString)).noneMatch(name -> name.startsWith("hidalgo"));
        }
    }

    @Test
    void itCarriesNothingThatNothingReads() throws IOException {
        try (ZipFile jar = new ZipFile(JAR.toFile())) {
            List<String> names = jar.stream().map(ZipEntry::getName).toList();
            assertThat(names)
                    .contains(
                            "org/bouncycastle/crypto/generators/Argon2BytesGenerator.class",
                            "META-INF/NOTICE",
                            "hidalgo/web/offline/tables.js")
                    .noneMatch(name -> name.contains("bouncycastle/pqc/"))
                    .noneMatch(name -> name.startsWith("hidalgo/offline/") || name.startsWith("org/teavm/"))
                    .noneMatch(name -> name.startsWith("hidalgo/workshop/"))
                    .noneMatch(name -> name.startsWith("org/checkerframework/"))
                    .noneMatch(name -> name.startsWith("jakarta/enterprise/"))
                    .noneMatch(name -> name.startsWith("jakarta/servlet/resources/"))
                    .noneMatch(name -> name.contains("com_google_protobuf"));
        }
    }
}
