package hidalgo.lab;

import hidalgo.rules.Door;
import java.util.List;

/** What a game brings to the lab: the variants of it whose speed is measured. */
public interface BenchmarkedGame extends Door {
    /** Its benchmarks, with names that no other has. */
    List<Benchmark> benchmarks();
}
