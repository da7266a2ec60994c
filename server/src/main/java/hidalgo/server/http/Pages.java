package hidalgo.server.http;

import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/*
 * Files with a hash in their name never change, so browsers may keep them forever. The main page is the same for every
 * address of the application; only the base path is filled in.
 */

/** The browser's pages, from the jar. */
final class Pages {
    private static final String FOLDER = "/hidalgo/web/";
    private static final String HASHED = ".*-[A-Z0-9]{8}\\.[a-z0-9]+";
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json; charset=utf-8"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("txt", "text/plain; charset=utf-8"));

    /** The files read from the class path, which never change. */
    private static final Map<String, PageFile> FILES = new ConcurrentHashMap<>();

    private final String base;

    Pages(String basePath) {
        this.base = basePath + "/";
    }

    /** Answers with a file, or with the main page for an address of the application. */
    void serve(Context context) {
        String path =
                context.path().substring(Math.min(base.length(), context.path().length()));
        int dot = path.lastIndexOf('.');
        String type = dot < 0 ? null : TYPES.get(path.substring(dot + 1));
        Optional<PageFile> file = type == null || path.equals("index.html") ? Optional.empty() : file(path);
        if (type != null && file.isPresent()) {
            boolean forEver = path.matches(HASHED);
            context.header("Cache-Control", forEver ? "public, max-age=31536000, immutable" : "no-cache")
                    .contentType(type);
            file.get().answer(context);
        } else if (dot > path.lastIndexOf('/')) {
            throw RequestRefused.of(Kind.GONE, "server.page.none");
        } else {
            byte[] page = firstPage();
            context.header("Cache-Control", "no-cache")
                    .header("ETag", EntityTag.of(page))
                    .contentType(TYPES.getOrDefault("html", ""))
                    .result(page);
        }
    }

    private byte[] firstPage() {
        String html = file("index.html")
                .map(PageFile::text)
                .orElse("<!doctype html><title>Hidalgo</title><p>Hidalgo runs; this build has no pages.");
        return html.replace("<base href=\"/\">", "<base href=\"" + base + "\">").getBytes(StandardCharsets.UTF_8);
    }

    private static Optional<PageFile> file(String path) {
        if (path.contains("..") || path.startsWith("/")) {
            return Optional.empty();
        }
        PageFile known = FILES.get(path);
        if (known != null) {
            return Optional.of(known);
        }
        Optional<PageFile> read = read(path);
        read.ifPresent(file -> FILES.put(path, file));
        return read;
    }

    private static Optional<PageFile> read(String path) {
        try (InputStream file = Pages.class.getResourceAsStream(FOLDER + path)) {
            return file == null ? Optional.empty() : Optional.of(new PageFile(file.readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
