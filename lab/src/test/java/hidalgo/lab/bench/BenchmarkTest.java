package hidalgo.lab.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.lab.bench.Measurement.Figures;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class BenchmarkTest {
    /** If you have to change one of these, you have changed the rules; say why in the commit. */
    private static final Map<String, String> SIGNATURES = new TreeMap<>(Map.of(
            "el-caballero-basic-4", "c4ab6d10420c622c",
            "el-caballero-expanded-4", "5795242bc1b6627e",
            "el-grande-4", "fc3fcc911c01eae9"));

    @Test
    void theRulesHaveNotChanged() {
        Map<String, String> signatures = new TreeMap<>();
        Benchmark.ALL.forEach(benchmark -> signatures.put(benchmark.name(), benchmark.signature()));
        assertThat(signatures).isEqualTo(SIGNATURES);
    }

    @Test
    void anotherGameHasAnotherSignature() {
        List<Position> starts = Benchmark.ALL.getFirst().starts().subList(0, 2);
        String signature = Signature.of(starts, RandomSource.of(1));
        assertThat(Signature.of(starts, RandomSource.of(1)))
                .isEqualTo(signature)
                .hasSize(16);
        assertThat(Signature.of(starts, RandomSource.of(2))).isNotEqualTo(signature);
        assertThat(Signature.of(starts.subList(0, 1), RandomSource.of(1))).isNotEqualTo(signature);
    }

    @Test
    void everyFigureIsMeasured() {
        for (Benchmark benchmark : Benchmark.ALL) {
            Figures figures = Measurement.of(benchmark, new Measurement.Pace(5, 3, 5));
            assertThat(figures.name()).isEqualTo(benchmark.name());
            assertThat(figures.gamesPerSecond()).isPositive();
            assertThat(figures.movesPerSecond()).isGreaterThan(50 * figures.gamesPerSecond());
            assertThat(figures.meanLegalMoves()).isBetween(5.0, 100.0);
            assertThat(figures.nanosPerSet()).isPositive();
            assertThat(figures.nanosPerCopy()).isPositive();
            assertThat(figures.bytesPerMove()).isNotNegative();
            assertThat(figures.signature()).isEqualTo(benchmark.signature());
        }
    }

    @Test
    void benchmarksAreFoundByName() {
        assertThat(Benchmark.named("el-caballero-basic-4")).isSameAs(Benchmark.ALL.getFirst());
        assertThatThrownBy(() -> Benchmark.named("el-dorado-4")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aPlayoutGoesToTheEndAndCountsItsMoves() {
        Position position = Benchmark.ALL.getFirst().starts().getFirst();
        Playout playout = new Playout(RandomSource.of(1));
        assertThat(playout.list(position)).isEqualTo(13);
        playout.finish(position);
        assertThat(position.isOver()).isTrue();
        assertThat(playout.moves()).isGreaterThan(4 * 7 * 3);
        assertThat(playout.legalMoves()).isGreaterThan(playout.moves());
    }
}
