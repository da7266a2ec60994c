package hidalgo.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BotThinkerTest {
    private static final long MEGABYTE = 1 << 20;

    @Test
    void theTreesOfAllSearchesFitIntoASmallHeap() {
        for (int atOnce : new int[] {1, 2, 17, 65}) {
            assertThat(atOnce * BotThinker.treeBytes(256 * MEGABYTE, atOnce)).isLessThanOrEqualTo(64 * MEGABYTE);
        }
    }
}
