package hidalgo.server.store;

import java.nio.file.Path;

/** Thrown when another server uses the file of an embedded database already. */
public final class DatabaseInUse extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Path file;

    DatabaseInUse(Path file) {
        super("Another server uses " + file, null, false, false);
        this.file = file;
    }

    /** The file. */
    public Path file() {
        return file;
    }
}
