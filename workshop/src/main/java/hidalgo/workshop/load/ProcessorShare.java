package hidalgo.workshop.load;

import hidalgo.app.input.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/*
 * On one machine, nodes take processors from each other and from their database, so three of them sustain less than
 * one. A control group of Linux gives each a share that no other process can use up and that it can't exceed, as on a
 * separate machine.
 */

/** A group of processes that together may use no more than a share of the processors. */
final class ProcessorShare implements AutoCloseable {
    /**
     * A short period: a process that has used up its share waits for the next one, and that must not show in the times
     * of moves.
     */
    private static final long PERIOD = 10_000;

    /** Linux grants no less in a period. */
    private static final long LEAST = 1_000;

    private static final Path GROUPS = Path.of("/sys/fs/cgroup");
    private static final String MEMBERS = "cgroup.procs";

    private final Path parent;
    private final Path folder;
    private final boolean unified;
    private Path home;
    private boolean closed;

    private ProcessorShare(Path parent, String name, boolean unified) {
        this.parent = parent;
        this.folder = parent.resolve(name);
        this.unified = unified;
        this.home = parent;
    }

    /** An empty group, which is not limited yet. */
    static ProcessorShare create(String name) {
        boolean unified = Files.exists(GROUPS.resolve("cgroup.controllers"));
        Path parent = unified ? GROUPS : GROUPS.resolve("cpu");
        ProcessorShare share =
                new ProcessorShare(parent, name + "-" + ProcessHandle.current().pid(), unified);
        try {
            if (unified) {
                Files.writeString(parent.resolve("cgroup.subtree_control"), "+cpu");
            }
            Files.createDirectory(share.folder);
            // A measurement that is stopped half-way must not leave a throttled database behind.
            Runtime.getRuntime().addShutdownHook(new Thread(share::close));
            return share;
        } catch (IOException e) {
            throw refused(e);
        }
    }

    /** The command that runs another one in this group, from its first moment on. */
    List<String> command(List<String> other) {
        List<String> command = new ArrayList<>(List.of("sh", "-c", "echo $$ > \"$0\" && exec \"$@\""));
        command.add(folder.resolve(MEMBERS).toString());
        command.addAll(other);
        return command;
    }

    /** Moves running processes of one group into this one; the processes that they start later belong to it too. */
    void take(List<ProcessHandle> processes) {
        home = groupOf(processes.getFirst());
        processes.forEach(process -> {
            try {
                Files.writeString(folder.resolve(MEMBERS), String.valueOf(process.pid()));
            } catch (IOException e) {
                if (process.isAlive()) {
                    throw refused(e);
                }
            }
        });
    }

    /** Where a process is: Linux lists a line such as {@code 4:cpu:/path}, or {@code 0::/path} if there is one tree of groups. */
    private Path groupOf(ProcessHandle process) {
        String kind = unified ? "" : "cpu";
        try (Stream<String> lines = Files.lines(Path.of("/proc/" + process.pid() + "/cgroup"))) {
            return lines.map(line -> line.split(":", 3))
                    .filter(parts -> List.of(parts[1].split(",", -1)).contains(kind))
                    .map(parts -> parent.resolve(parts[2].substring(1)))
                    .findFirst()
                    .orElse(parent);
        } catch (IOException e) {
            throw refused(e);
        }
    }

    /** From now on, limits the group to this many processors. */
    void limit(double processors) {
        long period = Math.max(PERIOD, (long) Math.ceil(LEAST / processors));
        long quota = Math.max(LEAST, Math.round(period * processors));
        if (unified) {
            write("cpu.max", String.format(Locale.ROOT, "%d %d", quota, period));
        } else {
            write("cpu.cfs_period_us", String.valueOf(period));
            write("cpu.cfs_quota_us", String.valueOf(quota));
        }
    }

    private void write(String file, String text) {
        try {
            Files.writeString(folder.resolve(file), text);
        } catch (IOException e) {
            throw refused(e);
        }
    }

    private static BadInput refused(IOException reason) {
        return BadInput.of("workshop.load.share", "reason", String.valueOf(reason.getMessage()));
    }

    /** Removes the group. Processes still in it return to their former group. */
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        try {
            List<String> left = Files.readAllLines(folder.resolve(MEMBERS));
            while (!left.isEmpty()) {
                left.forEach(this::release);
                left = Files.readAllLines(folder.resolve(MEMBERS));
            }
            Files.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void release(String process) {
        try {
            Files.writeString(home.resolve(MEMBERS), process);
        } catch (IOException e) {
            // It has ended meanwhile.
        }
    }
}
