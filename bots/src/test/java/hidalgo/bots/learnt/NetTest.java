package hidalgo.bots.learnt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hidalgo.bots.game.GameKnowledge;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The nets say the same here as in PyTorch, which wrote the samples with the nets (training/train.py, checks.txt). */
class NetTest {
    private static final double CLOSE = 1e-5;

    @ParameterizedTest
    @ValueSource(strings = {"el-caballero", "el-grande"})
    void aNetSaysWhatPyTorchSays(String game) throws IOException {
        Nets nets = GameKnowledge.ALL.of(game).nets();
        for (String line : lines(game)) {
            String[] words = line.split(" ");
            int seats = Integer.parseInt(words[0]);
            double[] chances = new double[seats];
            new Net(nets.of(seats).orElseThrow()).chances(HexFormat.of().parseHex(words[1]), chances);
            for (int seat = 0; seat < seats; seat++) {
                assertThat(chances[seat]).isCloseTo(Double.parseDouble(words[2 + seat]), within(CLOSE));
            }
        }
    }

    private static List<String> lines(String game) throws IOException {
        try (InputStream in = Objects.requireNonNull(NetTest.class.getResourceAsStream(game + ".txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }
}
