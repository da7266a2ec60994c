package hidalgo.picture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The browser's folders as a floor, read from the imports of its sources. */
final class BrowserFloor {
    private static final Pattern IMPORT = Pattern.compile("(?:from|import)\\s*\\(?'(\\.[^']+)'");
    /** Folders that hold rooms and are none themselves. */
    private static final Set<String> WINGS = Set.of("games", "pages");

    private final Path root;
    private final Map<String, Integer> files = new TreeMap<>();
    private final Map<String, Set<String>> uses = new TreeMap<>();

    private BrowserFloor(Path root) {
        this.root = root;
    }

    static Floor of(Path root) {
        BrowserFloor floor = new BrowserFloor(root);
        try (Stream<Path> sources = Files.walk(root)) {
            sources.filter(file -> file.toString().matches(".*(?<!\\.d)\\.tsx?$"))
                    .sorted()
                    .forEach(floor::read);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        List<Room> rooms = new ArrayList<>();
        floor.files.forEach((name, count) ->
                rooms.add(new Room(name, count, List.copyOf(floor.uses.getOrDefault(name, Set.of())))));
        return new Floor("web", List.of(), rooms);
    }

    private void read(Path file) {
        String room = room(file);
        files.merge(room, 1, Integer::sum);
        try {
            IMPORT.matcher(Files.readString(file)).results().forEach(found -> {
                Path target = file.getParent().resolve(found.group(1)).normalize();
                String used = target.startsWith(root) ? room(target) : room;
                if (!used.equals(room) && !used.equals("style")) {
                    uses.computeIfAbsent(room, name -> new TreeSet<>()).add(used);
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The folder as the layers count it: pages and games have one for each. */
    private String room(Path file) {
        Path path = root.relativize(file);
        String first = path.getName(0).toString();
        if (path.getNameCount() == 1) {
            // A file of its own, such as main.tsx, or a folder that is imported by its name.
            return Files.isDirectory(file) ? first : "main";
        }
        boolean isWing = WINGS.contains(first) && (path.getNameCount() > 2 || Files.isDirectory(file));
        return isWing ? first + "/" + path.getName(1) : first;
    }
}
