package hidalgo.tables.session;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.Bot;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import org.junit.jupiter.api.Test;

class BotMemoryTest {
    private static final long MEGABYTE = 1 << 20;

    private final BotMemory memory = new BotMemory(3 * MEGABYTE);

    private static final class Rememberer implements Bot {
        private final long least;
        private long bytes;

        Rememberer(long bytes, long least) {
            this.bytes = bytes;
            this.least = least;
        }

        @Override
        public int choose(View view, RandomSource random) {
            return WAIT;
        }

        @Override
        public long bytes() {
            return bytes;
        }

        @Override
        public void forget() {
            bytes = Math.min(bytes, least);
        }
    }

    @Test
    void botsThatWereAskedLongestAgoForgetFirst() {
        for (int i = 0; i < 10; i++) {
            memory.put("t" + i, "t" + i + " 0", new Rememberer(MEGABYTE, 1000));
            assertThat(memory.bytes()).isLessThanOrEqualTo(3 * MEGABYTE);
        }
        assertThat(memory.take("t9 0")).extracting(Bot::bytes).isEqualTo(MEGABYTE);
        assertThat(memory.take("t0 0")).extracting(Bot::bytes).isEqualTo(1000L);
    }

    @Test
    void botsThatForgetTooLittleAreRemoved() {
        for (int i = 0; i < 10; i++) {
            memory.put("t" + i, "t" + i + " 0", new Rememberer(MEGABYTE, MEGABYTE));
        }
        assertThat(memory.bytes()).isEqualTo(3 * MEGABYTE);
        assertThat(memory.take("t0 0")).isNull();
        assertThat(memory.take("t9 0")).isNotNull();
    }

    @Test
    void onlyBotsThatRememberSomethingAreKept() {
        memory.put("t", "t 0", new Rememberer(0, 0));
        assertThat(memory.take("t 0")).isNull();
    }

    @Test
    void theBotsOfATableAreForgottenTogether() {
        memory.put("t", "t 0", new Rememberer(1000, 0));
        memory.put("t", "t 1", new Rememberer(1000, 0));
        memory.put("u", "u 0", new Rememberer(1000, 0));
        memory.forget("t");
        assertThat(memory.bytes()).isEqualTo(1000);
        assertThat(memory.take("u 0")).isNotNull();
    }
}
