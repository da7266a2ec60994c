package hidalgo.offline.compile;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;

/**
 * Our classes and files as the compiler finds them. Texts are compressed and without comments, because the worker
 * carries all languages; its {@code TextFile} reads them.
 */
final class PackedFiles extends ClassLoader {
    private static final String TEXTS = "hidalgo/.*(/messages/..|/box)\\.properties";

    PackedFiles(ClassLoader files) {
        super(files);
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        URL file = name.matches(TEXTS) ? getParent().getResource(name) : null;
        return file == null ? super.getResources(name) : Collections.enumeration(Collections.singleton(packed(file)));
    }

    private static URL packed(URL file) throws IOException {
        return URL.of(URI.create("packed:" + file), new URLStreamHandler() {
            @Override
            protected URLConnection openConnection(URL url) {
                return new URLConnection(url) {
                    @Override
                    public void connect() {
                        // It is read when it is asked for.
                    }

                    @Override
                    public InputStream getInputStream() throws IOException {
                        try (InputStream in = file.openStream()) {
                            return new ByteArrayInputStream(
                                    packed(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
                        }
                    }
                };
            }
        });
    }

    private static byte[] packed(String text) throws IOException {
        String lines = text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .collect(Collectors.joining("\n"));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream zipped = new GZIPOutputStream(bytes)) {
            zipped.write(lines.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }
}
