import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Copies a jar without SQLite's libraries and without what only developers run, and this platform's library beside the
 * copy: {@code java TrimJar.java FROM TO PLATFORM}. Order and times of the entries stay, so the same jar gives the same copy.
 */
final class TrimJar {
    private static final String LIBRARIES = "org/sqlite/native/";

    private static final List<String> LEFT_OUT =
            List.of(LIBRARIES, "hidalgo/lab/bench/", "META-INF/services/hidalgo.lab.bench.");

    private TrimJar() {}

    public static void main(String[] args) throws IOException {
        Path to = Path.of(args[1]);
        String wanted = LIBRARIES + args[2] + "/libsqlitejdbc.so";
        boolean found = false;
        try (ZipFile from = new ZipFile(args[0]);
                OutputStream file = new BufferedOutputStream(Files.newOutputStream(to));
                ZipOutputStream copy = new ZipOutputStream(file)) {
            for (Enumeration<? extends ZipEntry> all = from.entries(); all.hasMoreElements(); ) {
                ZipEntry entry = all.nextElement();
                byte[] content = from.getInputStream(entry).readAllBytes();
                if (entry.getName().equals(wanted)) {
                    Files.write(to.resolveSibling("libsqlitejdbc.so"), content);
                    found = true;
                } else if (LEFT_OUT.stream().noneMatch(entry.getName()::startsWith)) {
                    ZipEntry same = new ZipEntry(entry.getName());
                    same.setTimeLocal(entry.getTimeLocal());
                    copy.putNextEntry(same);
                    copy.write(content);
                    copy.closeEntry();
                }
            }
        }
        if (!found) {
            throw new IOException("SQLite has no library for " + args[2]);
        }
    }
}
