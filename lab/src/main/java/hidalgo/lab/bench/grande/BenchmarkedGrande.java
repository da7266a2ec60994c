package hidalgo.lab.bench.grande;

import hidalgo.lab.bench.Benchmark;
import hidalgo.lab.bench.BenchmarkedGame;
import hidalgo.rules.grande.ElGrande;
import java.util.List;
import java.util.Map;

/** The benchmarks of El Grande. */
public final class BenchmarkedGrande implements BenchmarkedGame {
    @Override
    public String game() {
        return ElGrande.ID;
    }

    @Override
    public List<Benchmark> benchmarks() {
        return List.of(new Benchmark("el-grande-4", game(), Map.of("players", "4")));
    }
}
