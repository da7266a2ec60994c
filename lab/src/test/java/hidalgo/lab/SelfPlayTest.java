package hidalgo.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.learnt.Features;
import hidalgo.bots.learnt.Sight;
import hidalgo.rules.Games;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SelfPlayTest {
    @ParameterizedTest
    @CsvSource({"el-caballero, 3", "el-grande, 2"})
    void theSameSeedGivesTheSameSamplesOnAnyNumberOfThreads(String game, int players)
            throws IOException, InterruptedException {
        assertThat(file(game, players, 1)).isEqualTo(file(game, players, 3));
    }

    @Test
    void aFileHasAHeaderAndRowsOfOneSize() throws IOException, InterruptedException {
        Features features = play("el-grande", 4).features().orElseThrow();
        int numbers = 4 * Sight.ofSeat(features) + features.ofAll();
        byte[] data = new GZIPInputStream(new ByteArrayInputStream(file("el-grande", 4, 2))).readAllBytes();
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(data));
        assertThat(in.readInt()).isEqualTo(SampleFile.MAGIC);
        assertThat(in.readUnsignedByte()).isEqualTo(SampleFile.VERSION);
        assertThat(new String(in.readNBytes(in.readUnsignedByte()), StandardCharsets.UTF_8))
                .isEqualTo("el-grande");
        assertThat(in.readUnsignedByte()).isEqualTo(4);
        assertThat(in.readUnsignedShort()).isEqualTo(Sight.ofSeat(features));
        assertThat(in.readUnsignedShort()).isEqualTo(features.ofAll());
        assertThat(in.available()).isPositive();
        assertThat(in.available() % (5 + numbers + 2 * 4)).isZero();
        while (in.available() > 0) {
            assertThat(in.readInt()).isBetween(0, 2);
            assertThat(in.readUnsignedByte()).isBetween(1, 9);
            in.skipNBytes(numbers);
            checkChances(in.readNBytes(4));
            int shares = 0;
            for (byte share : in.readNBytes(4)) {
                shares += share & 0xFF;
            }
            assertThat(shares).isEqualTo(Sample.WHOLE);
        }
    }

    private static void checkChances(byte[] chances) {
        int sum = 0;
        for (byte chance : chances) {
            sum += chance & 0xFF;
        }
        if (sum != 4 * Sample.UNKNOWN) {
            assertThat(sum).isBetween(Sample.WHOLE - 2, Sample.WHOLE + 2);
        }
    }

    private static SelfPlay play(String game, int players) {
        return new SelfPlay(Games.known(game), players, "knight:iterations=2", 5);
    }

    private static byte[] file(String game, int players, int threads) throws IOException, InterruptedException {
        SelfPlay play = play(game, players);
        Features features = play.features().orElseThrow();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (SampleFile file = new SampleFile(out, game, players, Sight.ofSeat(features), features.ofAll())) {
            play.run(3, Shard.WHOLE, threads, file::write);
        }
        return out.toByteArray();
    }
}
