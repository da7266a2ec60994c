package hidalgo.workshop.training;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.learnt.FeatureReader;
import hidalgo.bots.learnt.Features;
import hidalgo.lab.Shard;
import hidalgo.rules.Games;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
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
        int numbers = 4 * FeatureReader.ofSeat(features) + features.ofAll();
        byte[] data = new GZIPInputStream(new ByteArrayInputStream(file("el-grande", 4, 2))).readAllBytes();
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(data));
        assertThat(in.readInt()).isEqualTo(SampleFile.MAGIC);
        assertThat(in.readUnsignedByte()).isEqualTo(SampleFile.VERSION);
        assertThat(new String(in.readNBytes(in.readUnsignedByte()), StandardCharsets.UTF_8))
                .isEqualTo("el-grande");
        assertThat(in.readUnsignedByte()).isEqualTo(4);
        assertThat(in.readUnsignedShort()).isEqualTo(FeatureReader.ofSeat(features));
        assertThat(in.readUnsignedShort()).isEqualTo(features.ofAll());
        assertThat(in.readUnsignedShort()).isEqualTo(features.ofMove());
        int lessons = 0;
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
            in.skipNBytes(2 * 4);
            assertThat(in.readUnsignedByte()).isPositive();
            assertThat(in.readUnsignedByte()).isBetween(0, 3);
            lessons += checkMoves(in, features.ofMove());
        }
        assertThat(lessons).isPositive();
    }

    /** Reads the moves of a sample; one of them was tried most. Returns whether there are any. */
    private static int checkMoves(DataInputStream in, int ofMove) throws IOException {
        int count = in.readUnsignedShort();
        int most = 0;
        for (int i = 0; i < count; i++) {
            in.skipNBytes(ofMove);
            most = Math.max(most, in.readUnsignedByte());
        }
        assertThat(most).isEqualTo(count == 0 ? 0 : 255);
        return count == 0 ? 0 : 1;
    }

    @Test
    void whatCameOfAPositionIsTold() {
        List<Sample> samples = play("el-grande", 2).play(1);
        Sample first = samples.getFirst();
        Sample last = samples.getLast();
        assertThat(first.end().turns()).isGreaterThan(last.end().turns());
        assertThat(first.end().margins()).isEqualTo(last.end().margins());
        assertThat(first.end().margins()[0]).isEqualTo((byte) -first.end().margins()[1]);
        assertThat(first.end().gains()[0]).isPositive();
    }

    @Test
    void quickSearchesShowNoMoves() {
        SelfPlay play = new SelfPlay(Games.known("el-grande"), 2, "knight:iterations=4", "knight:iterations=2", 5);
        List<Sample> samples = play.play(0);
        assertThat(samples).anyMatch(sample -> sample.moves().isEmpty());
        assertThat(samples).anyMatch(sample -> !sample.moves().isEmpty());
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
        return new SelfPlay(Games.known(game), players, "knight:iterations=2", "knight:iterations=2", 5);
    }

    private static byte[] file(String game, int players, int threads) throws IOException, InterruptedException {
        SelfPlay play = play(game, players);
        Features features = play.features().orElseThrow();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (SampleFile file = new SampleFile(
                out, game, players, FeatureReader.ofSeat(features), features.ofAll(), features.ofMove())) {
            play.run(3, Shard.WHOLE, threads, samples -> {
                file.write(samples);
                return true;
            });
        }
        return out.toByteArray();
    }
}
