package hidalgo.picture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The Java modules as floors, read from their classes. */
final class JavaFloors {
    private static final String ROOT = "hidalgo.";

    private final Map<String, Map<String, Integer>> files = new TreeMap<>();
    private final Map<String, Set<String>> uses = new TreeMap<>();

    JavaFloors(JavaClasses classes) {
        for (JavaClass type : classes) {
            if (type.isTopLevelClass() && !type.getSimpleName().equals("package-info")) {
                files.computeIfAbsent(module(type), module -> new TreeMap<>()).merge(room(type), 1, Integer::sum);
            }
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                note(type, dependency.getTargetClass().getBaseComponentType());
            }
        }
    }

    private void note(JavaClass from, JavaClass to) {
        if (!to.getPackageName().startsWith(ROOT)) {
            return;
        }
        if (!module(from).equals(module(to))) {
            uses.computeIfAbsent(module(from), name -> new TreeSet<>()).add(module(to));
        } else if (!room(from).equals(room(to))) {
            uses.computeIfAbsent(module(from) + " " + room(from), name -> new TreeSet<>())
                    .add(room(to));
        }
    }

    /** One module. */
    Floor floor(String module) {
        List<Room> rooms = Objects.requireNonNull(files.get(module), module).entrySet().stream()
                .map(entry -> new Room(entry.getKey(), entry.getValue(), used(module + " " + entry.getKey())))
                .toList();
        return new Floor(module, used(module), rooms);
    }

    private List<String> used(String name) {
        return List.copyOf(uses.getOrDefault(name, Set.of()));
    }

    private static String module(JavaClass type) {
        return words(type).findFirst().orElseThrow();
    }

    /** The package as its module calls it; the module's own package has the module's name. */
    private static String room(JavaClass type) {
        List<String> words = words(type).toList();
        return words.size() == 1 ? words.getFirst() : String.join(".", words.subList(1, words.size()));
    }

    private static Stream<String> words(JavaClass type) {
        return Stream.of(type.getPackageName().substring(ROOT.length()).split("\\."));
    }
}
