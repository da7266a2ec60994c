package hidalgo.server.people;

import java.util.Arrays;

/** The rights of a session or token; each scope includes the ones before it. */
public enum Scope {
    /** Reading everything that the person may see. */
    READ("read"),
    /** To make tables and to play. */
    PLAY("play"),
    /** Everything, including changes of the person, the account and its tokens. Only browsers have it. */
    ALL("all");

    private final String stored;

    Scope(String stored) {
        this.stored = stored;
    }

    /** The word for it in the database. */
    public String stored() {
        return stored;
    }

    /** The scope that a word of the database stands for. */
    public static Scope of(String stored) {
        return Arrays.stream(values())
                .filter(scope -> scope.stored.equals(stored))
                .findFirst()
                .orElse(READ);
    }

    /** Whether what needs another scope may be done with this one. */
    public boolean includes(Scope needed) {
        return compareTo(needed) >= 0;
    }
}
