package hidalgo.app.serve;

import hidalgo.app.input.BadInput;
import hidalgo.rules.Messages;
import hidalgo.server.HidalgoServer;
import hidalgo.server.HidalgoWorker;
import hidalgo.server.base.Settings;
import hidalgo.server.store.Database;
import hidalgo.server.store.DatabaseInUse;
import hidalgo.server.store.UnusableSchema;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.SocketException;
import java.nio.channels.UnresolvedAddressException;
import java.sql.SQLException;
import java.util.function.Supplier;

/** Opens databases and starts servers, or throws the reason why it can't in one sentence. */
final class Startup {
    private Startup() {}

    /** Opens the database that the settings name. */
    static Database open(Settings settings) {
        try {
            return Database.open(settings.databaseUrl());
        } catch (UncheckedIOException e) {
            throw BadInput.of("app.serve.data", "folder", settings.data().toString());
        } catch (UnusableSchema e) {
            throw new BadInput(Messages.ENGLISH.text(e.reason()));
        } catch (RuntimeException e) {
            throw BadInput.of("app.serve.noDatabase", "reason", firstLine(e));
        }
    }

    private static String firstLine(Exception e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    }

    /** Starts a worker, or throws the reason why it can't. */
    static HidalgoWorker startWorker(Settings settings) {
        if (!SettingTexts.isShared(settings.database())) {
            throw BadInput.of("app.serve.worker.alone");
        }
        return started(settings, () -> HidalgoWorker.start(settings));
    }

    /** Starts a server, or throws the reason why it can't. */
    static HidalgoServer start(Settings settings) {
        return started(settings, () -> HidalgoServer.start(settings));
    }

    private static <T> T started(Settings settings, Supplier<T> start) {
        try {
            return start.get();
        } catch (UncheckedIOException e) {
            throw BadInput.of("app.serve.data", "folder", settings.data().toString());
        } catch (DatabaseInUse e) {
            throw BadInput.of("app.serve.inUse", "file", e.file().toString());
        } catch (UnusableSchema e) {
            throw new BadInput(Messages.ENGLISH.text(e.reason()));
        } catch (RuntimeException e) {
            for (Throwable cause = e; cause != null; cause = cause.getCause()) {
                if (cause instanceof BindException
                        && firstLine((Exception) cause).contains("in use")) {
                    throw BadInput.of("app.serve.port", "port", settings.port());
                }
                if (cause instanceof SocketException || cause instanceof UnresolvedAddressException) {
                    throw BadInput.of("app.serve.address", "host", settings.host(), "port", settings.port());
                }
                if (cause instanceof SQLException) {
                    Object[] reason = {"reason", firstLine((Exception) cause)};
                    throw SettingTexts.isShared(settings.database())
                            ? BadInput.unavailable("app.serve.noDatabase", reason)
                            : BadInput.of("app.serve.noDatabase", reason);
                }
            }
            throw e;
        }
    }
}
