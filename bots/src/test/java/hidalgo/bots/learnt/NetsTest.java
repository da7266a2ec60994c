package hidalgo.bots.learnt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.bots.game.GameKnowledge;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NetsTest {
    private static final int MOST_BYTES = 1 << 20;

    @ParameterizedTest
    @CsvSource({"el-caballero, 4", "el-grande, 5"})
    void aGameHasNetsInAMegabyte(String game, int most) throws IOException {
        GameKnowledge knowledge = GameKnowledge.ALL.of(game);
        for (int seats = 2; seats <= most; seats++) {
            assertThat(knowledge.nets().has(seats)).isTrue();
        }
        assertThat(file(knowledge)).hasSizeLessThan(MOST_BYTES);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3, 8, 5000})
    void aFileThatWasCutOffIsRefusedInOneSentence(int length) throws IOException {
        byte[] cut = Arrays.copyOf(file(GameKnowledge.ALL.of("el-grande")), length);
        assertThatThrownBy(() -> Nets.of("x.bin", cut))
                .isInstanceOf(DamagedNets.class)
                .hasMessageStartingWith("The nets in x.bin can't be used: it");
    }

    @Test
    void aChangedByteIsNoticed() throws IOException {
        byte[] changed = file(GameKnowledge.ALL.of("el-grande"));
        changed[1000] ^= 1;
        assertThatThrownBy(() -> Nets.of("x.bin", changed))
                .hasMessage("The nets in x.bin can't be used: its checksum is wrong");
    }

    @Test
    void anotherKindOfFileIsRefused() {
        assertThatThrownBy(() -> Nets.of("x.bin", new byte[100]))
                .hasMessage("The nets in x.bin can't be used: it holds no nets");
    }

    @Test
    void anotherVersionIsRefused() throws IOException {
        byte[] newer = file(GameKnowledge.ALL.of("el-grande"));
        newer[4] = 3;
        assertThatThrownBy(() -> Nets.of("x.bin", newer))
                .hasMessage("The nets in x.bin can't be used: it has another version");
    }

    @Test
    void withoutAFileThereAreNoNets() {
        assertThat(Nets.read(NetsTest.class, "missing.bin").has(2)).isFalse();
    }

    private static byte[] file(GameKnowledge knowledge) throws IOException {
        try (InputStream in = Objects.requireNonNull(
                knowledge.getClass().getResourceAsStream("nets-" + knowledge.usualNets() + ".bin"))) {
            return in.readAllBytes();
        }
    }
}
