package launcher;

import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Loads Error Prone and NullAway once for all modules.
 *
 * <p>On its own, javac loads them anew for every module and its tests, and the JVM compiles them anew each time. The root pom names this
 * class to javac, which looks for it among the JVM's own classes; where {@code ./hidalgo test} has not put it there, javac loads them
 * as usual.
 */
public final class SharedChecks extends ClassLoader {
    private static final Map<String, ClassLoader> LOADED = new ConcurrentHashMap<>();

    /** As javac wants it; javac closes a loader that can be closed, and this one can't. */
    public SharedChecks(URL[] jars, ClassLoader parent) {
        super(LOADED.computeIfAbsent(Arrays.toString(jars), none -> new URLClassLoader(jars, parent)));
    }
}
