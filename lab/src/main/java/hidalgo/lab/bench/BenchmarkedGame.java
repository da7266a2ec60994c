package hidalgo.lab.bench;

import hidalgo.rules.Door;
import java.util.List;

/** A game as the lab's benchmarks see it: its variants whose speed is measured. */
public interface BenchmarkedGame extends Door {
    /** Its benchmarks, with unique names. */
    List<Benchmark> benchmarks();
}
