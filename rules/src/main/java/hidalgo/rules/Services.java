package hidalgo.rules;

import java.util.Collections;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.function.Function;

/** The implementations that service files ({@code META-INF/services}) on the class path register. */
final class Services {
    private Services() {}

    /** Everything registered as a type. */
    static <T> Iterable<T> all(Class<T> type) {
        return ServiceLoader.load(type, type.getClassLoader());
    }

    /** Everything registered as a type, by name; a name must not exist twice. */
    static <T> Map<String, T> byName(Class<T> type, Function<T, String> name) {
        Map<String, T> all = new TreeMap<>();
        for (T service : all(type)) {
            T other = all.put(name.apply(service), service);
            if (other != null) {
                throw new IllegalStateException("Two classes are registered as the " + type.getSimpleName() + " of "
                        + name.apply(service) + ": " + other.getClass().getName() + " and "
                        + service.getClass().getName());
            }
        }
        return Collections.unmodifiableMap(all);
    }
}
