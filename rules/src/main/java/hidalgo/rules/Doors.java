package hidalgo.rules;

import java.util.List;
import java.util.Map;

/**
 * The doors of one module, one for each game that provides something for it.
 *
 * @param <D> the module's door
 */
public final class Doors<D extends Door> {
    private final Class<D> type;
    private final Map<String, D> all;

    private Doors(Class<D> type) {
        this.type = type;
        this.all = Services.byName(type, Door::game);
        all.keySet().forEach(Games::known);
    }

    /** The doors of a type that service files register. */
    public static <D extends Door> Doors<D> of(Class<D> type) {
        return new Doors<>(type);
    }

    /** The door of a game; the game must have one. */
    public D of(String game) {
        D door = all.get(game);
        if (door == null) {
            throw new IllegalStateException("The game " + Games.known(game).id() + " has no " + type.getSimpleName()
                    + "; register one in META-INF/services/" + type.getName());
        }
        return door;
    }

    /** All of them, in the order of {@link Games#names}. */
    public List<D> all() {
        return List.copyOf(all.values());
    }
}
