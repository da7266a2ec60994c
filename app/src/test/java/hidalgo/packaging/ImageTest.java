package hidalgo.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The image's layout, with a program that does nothing on a base of one file. */
class ImageTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    @BeforeEach
    void thereMustBeDebiansTools() {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/dpkg-deb")), "packages are made on Debian");
    }

    @Test
    void everyBlobIsNamedByItsContentAndFoundFromTheIndex() throws Exception {
        Path layout = unpack(make("one"));
        try (var blobs = Files.list(layout.resolve("blobs/sha256"))) {
            for (Path blob : blobs.toList()) {
                assertThat(digest(Files.readAllBytes(blob)))
                        .isEqualTo(blob.getFileName().toString());
            }
        }
        JsonNode manifest = blob(layout, read(layout.resolve("index.json")).at("/manifests/0"));
        JsonNode config = blob(layout, manifest.get("config"));
        JsonNode layers = manifest.get("layers");
        assertThat(layers).hasSameSizeAs(config.at("/rootfs/diff_ids")).hasSameSizeAs(config.get("history"));
        for (int i = 0; i < layers.size(); i++) {
            byte[] packed = Files.readAllBytes(path(layout, layers.get(i)));
            assertThat(layers.get(i).get("size").asInt()).isEqualTo(packed.length);
            byte[] tar = new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes();
            assertThat("sha256:" + digest(tar))
                    .isEqualTo(config.at("/rootfs/diff_ids/" + i).asText());
        }
        JsonNode older = read(layout.resolve("manifest.json")).get(0);
        assertThat(older.at("/RepoTags/0").asText()).isEqualTo("hidalgo:1.2.3");
        assertThat(layout.resolve(older.get("Config").asText())).isEqualTo(path(layout, manifest.get("config")));
        assertThat(layout.resolve(older.at("/Layers/2").asText())).isEqualTo(path(layout, layers.get(2)));
    }

    @Test
    void itRunsWithoutPrivilegesWithAVolumeAndAHealthCheck() throws Exception {
        Path layout = unpack(make("one"));
        JsonNode manifest = blob(layout, read(layout.resolve("index.json")).at("/manifests/0"));
        JsonNode config = blob(layout, manifest.get("config")).get("config");
        assertThat(config.get("User").asText()).isEqualTo("10001:10001");
        assertThat(config.get("Volumes").has("/var/lib/hidalgo")).isTrue();
        assertThat(config.at("/Healthcheck/Test/1").asText()).isEqualTo("/opt/hidalgo/bin/health");
        assertThat(config.at("/Labels/org.opencontainers.image.version").asText())
                .isEqualTo("1.2.3");
        String data =
                Script.run(folder, "tar --list --verbose --gzip --file " + path(layout, manifest.at("/layers/1")));
        assertThat(data)
                .startsWith("drwx------ 10001/10001 ")
                .contains("var/lib/hidalgo/")
                .hasLineCount(1);
        String exchange =
                Script.run(folder, "tar --list --verbose --gzip --file " + path(layout, manifest.at("/layers/3")));
        assertThat(exchange).startsWith("drwxrwxrwt 0/0 ").endsWith(" tmp/\n").hasLineCount(1);
        String program = Script.run(folder, "tar --list --gzip --file " + path(layout, manifest.at("/layers/2")));
        assertThat(program.lines())
                .contains("opt/hidalgo/bin/hidalgo", "opt/hidalgo/bin/health", "opt/hidalgo/lib/hidalgo.jar");
    }

    @Test
    void twoRunsGiveTheSameBytes() throws Exception {
        assertThat(Files.readAllBytes(make("one"))).isEqualTo(Files.readAllBytes(make("two")));
    }

    private Path make(String run) throws Exception {
        Path work = Files.createDirectories(folder.resolve(run));
        Path program = Script.program(work);
        Script.run(
                work,
                Map.of("epoch", "1000", "version", "1.2.3", "commit", "0123456789abcdef", "work", work.toString()),
                ". \"$packaging/archives.sh\"; . \"$packaging/image.sh\"",
                "lay_out_base() { echo base >\"$1/base\"; }",
                "make_image '" + program + "' image.tar");
        return work.resolve("image.tar");
    }

    private Path unpack(Path image) throws Exception {
        Script.run(folder, "mkdir layout; tar -xf '" + image + "' -C layout");
        return folder.resolve("layout");
    }

    private static JsonNode blob(Path layout, JsonNode description) throws IOException {
        return read(path(layout, description));
    }

    private static JsonNode read(Path file) throws IOException {
        return JSON.readTree(Files.readAllBytes(file));
    }

    private static Path path(Path layout, JsonNode description) {
        return layout.resolve("blobs")
                .resolve(description.get("digest").asText().replace(':', '/'));
    }

    private static String digest(byte[] content) throws Exception {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
    }
}
