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
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The nets compute the same here as in PyTorch, which wrote the samples together with the nets (training/train.py,
 * checks.txt).
 */
class NetTest {
    private static final double CLOSE = 1e-5;

    @ParameterizedTest
    @ValueSource(strings = {"el-caballero", "el-grande"})
    void aNetSaysWhatPyTorchSays(String game) throws IOException {
        Nets nets = Nets.named(GameKnowledge.ALL.of(game).getClass(), "v1");
        for (String line : lines(game)) {
            String[] words = line.split(" ");
            int seats = Integer.parseInt(words[0]);
            checkChances(new Net(nets.of(seats).orElseThrow()), words, seats);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"el-caballero-moves", "el-grande-moves"})
    void aNetLikesMovesAsPyTorchDoes(String file) throws IOException {
        Nets nets = Nets.of(
                file,
                Objects.requireNonNull(NetTest.class.getResourceAsStream(file + ".bin"))
                        .readAllBytes());
        checkAll(nets, file);
    }

    @ParameterizedTest
    @ValueSource(strings = {"el-caballero", "el-grande"})
    void theNetsThatOrderMovesSayWhatPyTorchSays(String game) throws IOException {
        checkAll(Nets.named(GameKnowledge.ALL.of(game).getClass(), "v2"), game + "-v2");
    }

    @Test
    void theUsualNetsOfElGrandeSayWhatPyTorchSaysForEachNumberOfSeats() throws IOException {
        Nets nets = GameKnowledge.ALL.of("el-grande").nets();
        checkAll(nets, "el-grande-v4");
        for (int seats = 2; seats <= 5; seats++) {
            assertThat(lines("el-grande-v4")).anyMatch(startsWith(seats + " ")).anyMatch(startsWith("moves " + seats));
            assertThat(new Net(nets.of(seats).orElseThrow()).knowsMoves()).isTrue();
        }
    }

    private static Predicate<String> startsWith(String start) {
        return line -> line.startsWith(start);
    }

    private static void checkAll(Nets nets, String file) throws IOException {
        for (String line : lines(file)) {
            String[] words = line.split(" ");
            boolean moves = words[0].equals("moves");
            int seats = Integer.parseInt(words[moves ? 1 : 0]);
            Net net = new Net(nets.of(seats).orElseThrow());
            if (moves) {
                checkMoves(net, words);
            } else {
                checkChances(net, words, seats);
            }
        }
    }

    private static void checkMoves(Net net, String[] words) {
        net.ask(HexFormat.of().parseHex(words[2]), Integer.parseInt(words[3]));
        float[] shares = new float[words.length - 4];
        for (int i = 0; i < shares.length; i++) {
            shares[i] = net.liking(HexFormat.of().parseHex(words[4 + i].split("=")[0]));
        }
        Net.shareOut(shares, shares.length);
        for (int i = 0; i < shares.length; i++) {
            assertThat((double) shares[i])
                    .isCloseTo(Double.parseDouble(words[4 + i].split("=")[1]), within(CLOSE));
        }
    }

    private static void checkChances(Net net, String[] words, int seats) {
        double[] chances = new double[seats];
        net.chances(HexFormat.of().parseHex(words[1]), chances);
        for (int seat = 0; seat < seats; seat++) {
            assertThat(chances[seat]).isCloseTo(Double.parseDouble(words[2 + seat]), within(CLOSE));
        }
    }

    private static List<String> lines(String game) throws IOException {
        try (InputStream in = Objects.requireNonNull(NetTest.class.getResourceAsStream(game + ".txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }
}
