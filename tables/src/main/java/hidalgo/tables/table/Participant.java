package hidalgo.tables.table;

/** A person as a table knows them. */
public interface Participant {
    /** An internal identifier, which no other person ever sees. */
    String id();

    /** The name of the person. */
    String name();

    /** A participant with an identifier and a name. */
    static Participant of(String id, String name) {
        record Named(String id, String name) implements Participant {}
        return new Named(id, name);
    }
}
