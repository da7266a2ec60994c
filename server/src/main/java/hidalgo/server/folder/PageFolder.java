package hidalgo.server.folder;

import hidalgo.server.base.ContentPolicy;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The pages in a folder that any web server can serve, below any path: the browser plays without a server.
 *
 * @param files how many files there are
 * @param bytes how large they are together
 */
public record PageFolder(int files, long bytes) {
    private static final String PAGES = "/hidalgo/web/";
    private static final String FIRST_PAGE = "index.html";

    /** The host of the folder may send no policy. */
    private static final String POLICY =
            "    <meta http-equiv=\"Content-Security-Policy\" content=\"" + ContentPolicy.IN_PAGE + "\">\n";

    /** Writes all files of the pages into a folder, which must exist. */
    public static PageFolder write(Path folder) throws IOException {
        List<String> names =
                new String(read("files.txt"), StandardCharsets.UTF_8).lines().toList();
        long bytes = 0;
        for (String name : names) {
            byte[] content = name.equals(FIRST_PAGE) ? alone(read(name)) : read(name);
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            Files.write(file, content);
            bytes += content.length;
        }
        return new PageFolder(names.size(), bytes);
    }

    /** The page knows that no server belongs to it, and finds everything from where it is. */
    private static byte[] alone(byte[] page) {
        return new String(page, StandardCharsets.UTF_8)
                .replace("<html lang=\"en\">", "<html lang=\"en\" data-server=\"none\">")
                .replace("    <base href=\"/\">\n", POLICY)
                .getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] read(String name) throws IOException {
        try (InputStream file = PageFolder.class.getResourceAsStream(PAGES + name)) {
            if (file == null) {
                throw new IllegalStateException("This build lacks the page " + name);
            }
            return file.readAllBytes();
        }
    }
}
