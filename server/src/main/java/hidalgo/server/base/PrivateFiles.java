package hidalgo.server.base;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/*
 * A server's files contain the seeds of running games and the hashes of passwords, so only their owner may read them.
 * An existing folder may contain other files too, and stays as it is. On file systems without such rights, nothing is
 * done. A command that root runs beside a server leaves no file that the server's user can't use.
 */

/** Files and folders that only their owner may read. */
public final class PrivateFiles {
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");

    private PrivateFiles() {}

    /** Makes a file, and the folders above it, unless they are there. The file belongs to the owner of its folder. */
    public static void make(Path file) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                makeFolder(folder);
            }
            makeFile(file);
            if (folder != null) {
                giveToOwnerOf(folder, file);
            }
        } catch (FileAlreadyExistsException e) {
            // It stays as it is.
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Only root may give files away. A link that another user has put in the file's place is not followed. */
    private static void giveToOwnerOf(Path folder, Path file) throws IOException {
        if (!knowsRights(file)) {
            return;
        }
        PosixFileAttributes owner = Files.readAttributes(folder, PosixFileAttributes.class);
        PosixFileAttributeView view =
                Files.getFileAttributeView(file, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
        if (view != null
                && view.readAttributes().owner().getName().equals("root")
                && !owner.owner().equals(view.readAttributes().owner())) {
            view.setOwner(owner.owner());
            view.setGroup(owner.group());
        }
    }

    /** Makes a file that is not there. */
    public static void makeFile(Path file) throws IOException {
        Files.createFile(file, rights(file, FILE));
    }

    /** Makes a file that is not there, and writes to it. A link of that name is not followed. */
    public static OutputStream newFile(Path file) throws IOException {
        return Channels.newOutputStream(Files.newByteChannel(
                file, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), rights(file, FILE)));
    }

    /** Makes a folder, and those above it, unless they are there. */
    public static void makeFolder(Path folder) throws IOException {
        Files.createDirectories(folder, rights(folder, FOLDER));
    }

    /** Removes the rights of all but the owner from an existing file. */
    public static void restrict(Path file) {
        try {
            if (knowsRights(file) && Files.exists(file) && !isKept(file)) {
                Files.setPosixFilePermissions(file, FILE);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether only its owner has any rights to a file or folder. */
    public static boolean isKept(Path path) throws IOException {
        return !knowsRights(path) || FOLDER.containsAll(Files.getPosixFilePermissions(path));
    }

    private static boolean knowsRights(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    private static FileAttribute<?>[] rights(Path path, Set<PosixFilePermission> rights) {
        return knowsRights(path)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(rights)}
                : new FileAttribute<?>[0];
    }
}
