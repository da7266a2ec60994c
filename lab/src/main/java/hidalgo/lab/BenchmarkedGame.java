package hidalgo.lab;

import hidalgo.rules.Door;
import java.util.List;

/** What a game provides for the lab: its variants whose speed is measured. */
public interface BenchmarkedGame extends Door {
    /** Its benchmarks, with unique names. */
    List<Benchmark> benchmarks();
}
