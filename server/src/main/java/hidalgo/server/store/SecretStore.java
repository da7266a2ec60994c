package hidalgo.server.store;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** The keys that the nodes of a database share. */
public final class SecretStore {
    private static final int BYTES = 32;

    private final Jdbi writing;
    private final Jdbi reading;

    /** The keys in a database. */
    public SecretStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
    }

    /** The key with which nodes seal their messages. */
    public byte[] busKey() {
        return key("bus");
    }

    /** The key with which nodes sign the data that they give to browsers, and their data about networks. */
    public byte[] peopleKey() {
        return key("people");
    }

    /** The key by which the nodes identify themselves to the services of browsers. */
    public byte[] pushKey() {
        return key("push");
    }

    /** A key; the first node that needs it makes it. */
    private byte[] key(String name) {
        return HexFormat.of()
                .parseHex(reading.withHandle(handle -> known(handle, name)).orElseGet(() -> made(name)));
    }

    private static Optional<String> known(Handle handle, String name) {
        return handle.createQuery("SELECT value FROM secrets WHERE name = :name")
                .bind("name", name)
                .mapTo(String.class)
                .findOne();
    }

    /** If two nodes make a key at once, the first one stays. */
    private String made(String name) {
        byte[] key = new byte[BYTES];
        new SecureRandom().nextBytes(key);
        return writing.inTransaction(handle -> {
            handle.createUpdate("INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
                    .bind("name", name)
                    .bind("value", HexFormat.of().formatHex(key))
                    .execute();
            return known(handle, name).orElseThrow();
        });
    }
}
