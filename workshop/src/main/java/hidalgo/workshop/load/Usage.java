package hidalgo.workshop.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * The use of the machine up to a moment.
 *
 * @param at the moment, in nanoseconds
 * @param servers the processor time of the servers, in nanoseconds
 * @param database the processor time of the database, as far as it runs on this machine
 * @param crowd the processor time of this process
 * @param busy the ticks in which a processor of this machine had work; 0 if the system does not report it
 * @param idle the ticks in which it had none
 */
record Usage(long at, long servers, long database, long crowd, long busy, long idle) {
    private static final int FIRST_TICK = 1;
    private static final int IDLE_TICK = 3;
    private static final int WAITING_TICK = 4;
    private static final int TICKS = 8;

    static Usage now(List<ProcessHandle> servers, List<ProcessHandle> database) {
        long[] ticks = ticks();
        return new Usage(
                System.nanoTime(),
                servers.stream().mapToLong(Usage::time).sum(),
                database.stream().mapToLong(Usage::time).sum(),
                time(ProcessHandle.current()),
                Arrays.stream(ticks).sum() - ticks[IDLE_TICK] - ticks[WAITING_TICK],
                ticks[IDLE_TICK] + ticks[WAITING_TICK]);
    }

    private static long time(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos();
    }

    /** How many processors the servers had since an earlier moment, on average. */
    double serversSince(Usage earlier) {
        return (double) (servers - earlier.servers) / (at - earlier.at);
    }

    /** How many processors the database had. */
    double databaseSince(Usage earlier) {
        return (double) (database - earlier.database) / (at - earlier.at);
    }

    /** How many processors this process had. */
    double crowdSince(Usage earlier) {
        return (double) (crowd - earlier.crowd) / (at - earlier.at);
    }

    /** How many processors had work, of whatever program. */
    double machineSince(Usage earlier) {
        double all = busy - earlier.busy + idle - earlier.idle;
        return all == 0 ? 0 : (busy - earlier.busy) / all * Runtime.getRuntime().availableProcessors();
    }

    /** The ticks of all processors, as Linux counts them; zeros on other systems. */
    private static long[] ticks() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/stat"))) {
            String[] words = lines.findFirst().orElse("").split(" +", -1);
            return Arrays.stream(words, FIRST_TICK, FIRST_TICK + TICKS)
                    .mapToLong(Long::parseLong)
                    .toArray();
        } catch (IOException | RuntimeException e) {
            return new long[TICKS];
        }
    }

    /** The memory that processes use, in megabytes, as Linux reports it; 0 on other systems. */
    static long megabytes(List<ProcessHandle> processes) {
        return processes.stream().mapToLong(Usage::megabytes).sum();
    }

    private static long megabytes(ProcessHandle process) {
        try (Stream<String> lines = Files.lines(Path.of("/proc/" + process.pid() + "/status"))) {
            return lines.filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) >> 10)
                    .findFirst()
                    .orElse(0);
        } catch (IOException e) {
            return 0;
        }
    }
}
