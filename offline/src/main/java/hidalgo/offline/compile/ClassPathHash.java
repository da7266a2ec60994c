package hidalgo.offline.compile;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/** The contents of a class path, as a text that changes when a class or file of ours does. */
final class ClassPathHash {
    private static final String OURS = "hidalgo";

    private ClassPathHash() {}

    static String of(String classPath) throws IOException {
        SortedMap<String, Long> files = new TreeMap<>();
        for (String entry : List.of(classPath.split(File.pathSeparator))) {
            Path path = Path.of(entry);
            if (Files.isDirectory(path)) {
                add(path, files);
            } else if (Files.exists(path)) {
                try (FileSystem jar = FileSystems.newFileSystem(path)) {
                    add(jar.getPath("/"), files);
                }
            }
        }
        CRC32 sum = new CRC32();
        sum.update(files.toString().getBytes(StandardCharsets.UTF_8));
        return files.size() + " " + sum.getValue();
    }

    /** Adds our files; the compiled output is not one of them. */
    private static void add(Path root, SortedMap<String, Long> files) throws IOException {
        Path ours = root.resolve(OURS);
        if (!Files.isDirectory(ours)) {
            return;
        }
        try (Stream<Path> all = Files.walk(ours)) {
            all.filter(Files::isRegularFile).forEach(file -> {
                String name = root.relativize(file).toString();
                if (!name.endsWith(".js")) {
                    files.put(name, checksum(file));
                }
            });
        }
    }

    private static long checksum(Path file) {
        CRC32 sum = new CRC32();
        try {
            sum.update(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return sum.getValue();
    }
}
