package hidalgo.server.maintenance;

import hidalgo.rules.Message;
import hidalgo.server.base.PrivateFiles;
import hidalgo.server.base.Settings;
import hidalgo.server.bus.Bus;
import hidalgo.server.store.Database;
import hidalgo.server.store.HeartbeatStore;
import hidalgo.server.store.JobStore;
import hidalgo.server.store.TableStore;
import hidalgo.server.store.UnusableSchema;
import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TimedEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Checks everything that could be wrong with a server's data. */
public final class HealthCheck {
    private static final long LITTLE = 200_000_000;
    private static final long LONG_WAIT = 30;

    /**
     * A result of a check.
     *
     * @param good whether everything is in order
     * @param finding the finding, and how to fix it if it is not in order
     */
    public record Finding(boolean good, Message finding) {}

    private final List<Finding> findings = new ArrayList<>();

    private HealthCheck() {}

    /** Checks the folder and the database. */
    public static List<Finding> of(Settings settings) {
        HealthCheck checkUp = new HealthCheck();
        Path file = settings.databaseFile();
        if (file != null && !Files.isRegularFile(file)) {
            checkUp.found(false, "server.doctor.missing", "file", file);
            return checkUp.findings;
        }
        if (file != null) {
            checkUp.checkFolder(file.toAbsolutePath().getParent());
            checkUp.checkRights(file.toAbsolutePath());
        }
        try (Database database = Database.open(settings.databaseUrl())) {
            checkUp.found(true, "server.doctor.database");
            checkUp.checkFile(database);
            checkUp.checkGames(new TableStore(database));
            checkUp.checkJobs(database);
        } catch (UnusableSchema e) {
            checkUp.findings.add(new Finding(false, e.reason()));
        } catch (RuntimeException e) {
            checkUp.found(
                    false,
                    "server.doctor.noDatabase",
                    "reason",
                    String.valueOf(e.getMessage()).lines().findFirst().orElse(""));
        }
        return checkUp.findings;
    }

    private void found(boolean good, String key, Object... slots) {
        findings.add(new Finding(good, Message.of(key, slots)));
    }

    private void checkFolder(@Nullable Path data) {
        if (data == null) {
            return;
        }
        try {
            Path trial = Files.createTempFile(data, "trial", "");
            Files.delete(trial);
            long free = data.toFile().getUsableSpace();
            found(true, "server.doctor.folder", "folder", data);
            found(
                    free > LITTLE,
                    free > LITTLE ? "server.doctor.space" : "server.doctor.noSpace",
                    "megabytes",
                    free / 1_000_000);
        } catch (IOException e) {
            found(false, "server.doctor.noFolder", "folder", data);
        }
    }

    /** Other users who can read the files learn the seeds of running games and the hashes of passwords. */
    private void checkRights(Path file) {
        try {
            Path folder = file.getParent();
            if (folder != null && !PrivateFiles.isKept(folder)) {
                found(false, "server.doctor.open.folder", "folder", folder);
                return;
            }
            for (String end : List.of("", "-wal", "-shm")) {
                Path part = file.resolveSibling(file.getFileName() + end);
                if (Files.exists(part) && !PrivateFiles.isKept(part)) {
                    found(false, "server.doctor.open.file", "file", part);
                    return;
                }
            }
            found(true, "server.doctor.private");
        } catch (IOException e) {
            found(false, "server.doctor.noFolder", "folder", file);
        }
    }

    private void checkFile(Database database) {
        if (!database.isShared()) {
            String answer = database.reading()
                    .withHandle(handle -> handle.createQuery("PRAGMA integrity_check")
                            .mapTo(String.class)
                            .first());
            boolean good = answer.equals("ok");
            found(good, good ? "server.doctor.sound" : "server.doctor.damaged", "reason", answer);
        }
    }

    /** Whether bots wait for a worker while a node runs. */
    private void checkJobs(Database database) {
        long now = System.currentTimeMillis();
        if (!new HeartbeatStore(database).isServed(now)) {
            return;
        }
        long seconds = new JobStore(database, Bus.NONE)
                .neglectedSince(now)
                .map(since -> TimeUnit.MILLISECONDS.toSeconds(now - since))
                .orElse(0L);
        if (seconds >= LONG_WAIT) {
            found(false, "server.doctor.noWorker", "seconds", seconds);
        }
    }

    /** Plays every stored game again: do its moves still fit the rules, and lead to the same positions? */
    private void checkGames(TableStore store) {
        int games = 0;
        for (Phase phase : Phase.values()) {
            for (String id : store.ids(phase)) {
                games++;
                try {
                    List<TimedEvent> history = store.events(id, 0);
                    if (history.isEmpty()) {
                        found(false, "server.doctor.lost", "table", id);
                        continue;
                    }
                    Table table = Table.of(id, history, Downtimes.NONE);
                    if (table.phase() == Phase.STOPPED) {
                        found(
                                false,
                                "server.doctor.stopped",
                                "table",
                                id,
                                "move",
                                table.game().version() + 1);
                    }
                } catch (RuntimeException e) {
                    found(false, "server.doctor.unreadable", "table", id, "reason", String.valueOf(e.getMessage()));
                }
            }
        }
        found(true, "server.doctor.games", "games", games);
    }
}
