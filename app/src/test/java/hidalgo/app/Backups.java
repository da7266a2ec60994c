package hidalgo.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Backups read and written behind the command's back. */
final class Backups {
    /** A moment of this century in milliseconds since 1970, where a number stands. */
    private static final Pattern MOMENT = Pattern.compile("(?<=:)1[0-9]{12}(?=[,}])");

    private Backups() {}

    /** The lines of a backup. */
    static List<String> lines(Path file) {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a backup of such lines. */
    static Path write(Path file, List<String> lines) {
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            for (String line : lines) {
                out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            }
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a backup with one of its lines changed. */
    static Path change(Path from, Path to, int line, UnaryOperator<String> change) {
        List<String> lines = new ArrayList<>(lines(from));
        int index = Math.floorMod(line, lines.size());
        lines.set(index, change.apply(lines.get(index)));
        return write(to, lines);
    }

    /** Makes a backup and everything in it older by some milliseconds, but for when sessions end. */
    static void age(Path file, long millis) {
        write(
                file,
                lines(file).stream()
                        .map(line -> line.contains("\"table\":\"sessions\"")
                                ? line
                                : MOMENT.matcher(line)
                                        .replaceAll(at -> String.valueOf(Long.parseLong(at.group()) - millis)))
                        .toList());
    }
}
