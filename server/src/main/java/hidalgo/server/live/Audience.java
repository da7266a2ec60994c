package hidalgo.server.live;

import hidalgo.tables.session.Viewer;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/*
 * Tables with viewers stay in memory, chat makes them larger, and viewers cost nothing. One network could keep enough large tables
 * open to leave no room for those of others, so each network gets a part of the room.
 */

/** The tables that the viewers of each network have open. */
final class Audience {
    private final Map<String, Map<Viewer, String>> networks = new ConcurrentHashMap<>();
    private final ToLongFunction<String> bytes;
    private final long most;

    /**
     * An audience.
     *
     * @param bytes how much memory a table takes
     * @param most how much the tables that one network has open may take
     */
    Audience(ToLongFunction<String> bytes, long most) {
        this.bytes = bytes;
        this.most = most;
    }

    /** Whether the tables that a viewer's network has open take more than its part. */
    boolean isTooMuch(Viewer viewer) {
        String network = viewer.network();
        return network != null && bytes(tables(network)) > most;
    }

    void add(String table, Viewer viewer) {
        String network = viewer.network();
        if (network != null) {
            networks.computeIfAbsent(network, key -> new ConcurrentHashMap<>()).put(viewer, table);
        }
    }

    void remove(Viewer viewer) {
        String network = viewer.network();
        if (network != null) {
            networks.computeIfPresent(network, (key, viewers) -> {
                viewers.remove(viewer);
                return viewers.isEmpty() ? null : viewers;
            });
        }
    }

    /** The largest tables of each network that has more open than its part, as many as it has too many. */
    Set<String> tooMany() {
        return networks.keySet().stream()
                .flatMap(network -> beyond(tables(network)).stream())
                .collect(Collectors.toSet());
    }

    private List<String> beyond(Set<String> tables) {
        long[] tooMuch = {bytes(tables) - most};
        return tables.stream()
                .sorted(Comparator.comparingLong(bytes).reversed())
                .takeWhile(table -> {
                    boolean isOne = tooMuch[0] > 0;
                    tooMuch[0] -= bytes.applyAsLong(table);
                    return isOne;
                })
                .toList();
    }

    private Set<String> tables(String network) {
        return Set.copyOf(networks.getOrDefault(network, Map.of()).values());
    }

    private long bytes(Set<String> tables) {
        return tables.stream().mapToLong(bytes).sum();
    }
}
