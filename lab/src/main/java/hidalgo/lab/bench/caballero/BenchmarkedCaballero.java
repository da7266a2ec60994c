package hidalgo.lab.bench.caballero;

import hidalgo.lab.bench.Benchmark;
import hidalgo.lab.bench.BenchmarkedGame;
import hidalgo.rules.caballero.ElCaballero;
import java.util.List;
import java.util.Map;

/** The benchmarks of El Caballero. */
public final class BenchmarkedCaballero implements BenchmarkedGame {
    @Override
    public String game() {
        return ElCaballero.ID;
    }

    @Override
    public List<Benchmark> benchmarks() {
        return List.of(
                new Benchmark("el-caballero-basic-4", game(), Map.of("players", "4")),
                new Benchmark("el-caballero-expanded-4", game(), Map.of("players", "4", "expanded", "true")));
    }
}
