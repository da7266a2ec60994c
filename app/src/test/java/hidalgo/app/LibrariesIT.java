package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

/** The libraries in the one jar are those that packaging/libraries.sha256 names, byte for byte. */
class LibrariesIT {
    private static final Path JAR = Path.of("target", "hidalgo.jar");
    private static final Path LIST = Path.of("..", "packaging", "libraries.sha256");

    @Test
    void theyAreListedWithTheirChecksums() throws IOException, GeneralSecurityException {
        Set<String> listed = new TreeSet<>(Files.readAllLines(LIST));
        listed.removeIf(line -> line.startsWith("#"));
        Set<String> used = new TreeSet<>();
        try (ZipFile all = new ZipFile(JAR.toFile())) {
            String path = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
            for (String entry : path.split(File.pathSeparator, -1)) {
                Path library = Path.of(entry);
                boolean isOurs =
                        library.getParent() == null || library.getParent().endsWith("target");
                if (entry.endsWith(".jar") && !isOurs && isIn(all, library)) {
                    used.add(line(listed, library));
                }
            }
        }
        assertThat(used).hasSizeGreaterThan(40).containsExactlyElementsOf(listed);
    }

    private static boolean isIn(ZipFile all, Path library) throws IOException {
        try (ZipFile jar = new ZipFile(library.toFile())) {
            return jar.stream()
                    .map(ZipEntry::getName)
                    .filter(name -> name.endsWith(".class") && !name.endsWith("-info.class"))
                    .filter(name -> !name.startsWith("META-INF/"))
                    .anyMatch(name -> all.getEntry(name) != null);
        }
    }

    /** The line of a library, with its path below the repository if it is listed. */
    private static String line(Set<String> listed, Path library) throws IOException, GeneralSecurityException {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(library));
        String sum = HexFormat.of().formatHex(digest) + "  ";
        return listed.stream()
                .filter(line -> line.startsWith(sum) && library.endsWith(line.substring(sum.length())))
                .findFirst()
                .orElse(sum + library);
    }
}
