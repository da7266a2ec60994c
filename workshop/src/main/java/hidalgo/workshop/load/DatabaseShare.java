package hidalgo.workshop.load;

import hidalgo.app.input.BadInput;
import org.jspecify.annotations.Nullable;

/** The share of the processors that the database may use, if it is to have one. */
final class DatabaseShare implements AutoCloseable {
    private final @Nullable ProcessorShare share;
    private final double processors;

    /** Nothing happens if no number of processors is given. */
    DatabaseShare(DatabaseProcesses database, @Nullable Double processors) {
        this.processors = processors == null ? 0 : processors;
        this.share = processors == null ? null : take(database);
    }

    private static ProcessorShare take(DatabaseProcesses database) {
        if (database.all().isEmpty()) {
            throw BadInput.of("workshop.load.elsewhere");
        }
        ProcessorShare share = ProcessorShare.create("hidalgo-load-database");
        try {
            share.take(database.all());
            return share;
        } catch (BadInput e) {
            share.close();
            throw e;
        }
    }

    /** From now on it counts. */
    void limit() {
        if (share != null) {
            share.limit(processors);
        }
    }

    @Override
    public void close() {
        if (share != null) {
            share.close();
        }
    }
}
