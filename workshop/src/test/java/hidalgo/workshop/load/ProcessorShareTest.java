package hidalgo.workshop.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import hidalgo.app.input.BadInput;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A process with a share of the processors gets no more than that. Only root can give one. */
@Tag("slow")
class ProcessorShareTest {
    private static final List<String> BUSY = List.of("sh", "-c", "while :; do :; done");
    private static final double SHARE = 0.2;

    @Test
    void aBusyProgramGetsItsShareFromTheStart() throws Exception {
        try (ProcessorShare share = create()) {
            share.limit(SHARE);
            Process busy = new ProcessBuilder(share.command(BUSY)).start();
            assertThat(processorsOf(busy)).isBetween(0.01, 1.5 * SHARE);
            end(busy);
        }
    }

    @Test
    void aProgramThatRunsAlreadyCanBeTakenInAndIsReleasedInTheEnd() throws Exception {
        Process busy = new ProcessBuilder(BUSY).start();
        try (ProcessorShare share = create()) {
            share.take(List.of(busy.toHandle()));
            share.limit(SHARE);
            assertThat(processorsOf(busy)).isBetween(0.01, 1.5 * SHARE);
        } finally {
            assertThat(busy.isAlive()).isTrue();
            end(busy);
        }
    }

    private static ProcessorShare create() {
        @Nullable ProcessorShare share = null;
        try {
            share = ProcessorShare.create("hidalgo-test");
        } catch (BadInput e) {
            assertThat(e.getMessage()).contains("needs Linux and root");
        }
        assumeThat(share).as("root can give shares here").isNotNull();
        return share;
    }

    private static double processorsOf(Process process) throws InterruptedException {
        Duration before = process.info().totalCpuDuration().orElseThrow();
        long start = System.nanoTime();
        TimeUnit.SECONDS.sleep(2);
        long used =
                process.info().totalCpuDuration().orElseThrow().minus(before).toNanos();
        return (double) used / (System.nanoTime() - start);
    }

    private static void end(Process process) throws InterruptedException {
        process.destroyForcibly();
        process.waitFor();
    }
}
