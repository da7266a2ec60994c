package hidalgo.server.store;

import hidalgo.server.base.PrivateFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/*
 * A program can continue writing to a deleted file, and all of it is lost when the last process closes it. So before
 * every use the file must be the one that was opened. Two servers on one file would not receive each other's moves, so
 * the first one locks it, by a file beside it, because SQLite itself uses the locks of its file.
 */

/** The file of an embedded database. */
final class DatabaseFile implements AutoCloseable {
    /** With less room than this, the next games will not fit. */
    private static final long LEAST_ROOM = 16L << 20;

    private final Path file;
    private final @Nullable Object key;
    private final @Nullable FileChannel lock;

    private DatabaseFile(Path file, @Nullable FileChannel lock) {
        this.file = file;
        this.lock = lock;
        this.key = key();
    }

    /** The file as a command uses it, beside a server or without one. */
    static DatabaseFile shared(Path file) {
        PrivateFiles.make(file);
        return new DatabaseFile(file, null);
    }

    /**
     * The file as a server uses it.
     *
     * @throws DatabaseInUse if another server has it
     */
    static DatabaseFile locked(Path file) {
        PrivateFiles.make(file);
        PrivateFiles.restrict(file);
        Path beside = file.resolveSibling(file.getFileName() + ".lock");
        PrivateFiles.make(beside);
        FileChannel channel = null;
        try {
            channel = FileChannel.open(beside, StandardOpenOption.WRITE);
            FileLock got = channel.tryLock();
            if (got != null) {
                return new DatabaseFile(file, channel);
            }
        } catch (OverlappingFileLockException e) {
            // Another server in this process.
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        close(channel);
        throw new DatabaseInUse(file);
    }

    private @Nullable Object key() {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
        } catch (IOException e) {
            return null;
        }
    }

    /** Refuses to continue with a file that was deleted or replaced. */
    void check() throws SQLException {
        if (key != null && !key.equals(key())) {
            throw new SQLException("The file " + file + " was deleted or replaced while it was in use", "58030");
        }
    }

    /** Whether there is room to write. A file store would need a list of mounts, which a small container may not have. */
    boolean hasRoom() {
        return file.toFile().getUsableSpace() >= LEAST_ROOM;
    }

    private static void close(@Nullable FileChannel channel) {
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        close(lock);
    }
}
