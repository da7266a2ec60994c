package hidalgo.bench;

import hidalgo.lab.bench.Benchmark;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.Main;

/** Starts JMH with the names of all benchmarks, unless {@code -p name=} chooses some. */
public final class Benchmarks {
    private static final String NAMES = "name=";

    private Benchmarks() {}

    /** Takes the arguments of JMH. */
    public static void main(String[] args) throws IOException {
        List<String> all = new ArrayList<>(List.of(args));
        if (all.stream().noneMatch(argument -> argument.startsWith(NAMES))) {
            all.add("-p");
            all.add(NAMES
                    + String.join(
                            ",", Benchmark.ALL.stream().map(Benchmark::name).toList()));
        }
        Main.main(all.toArray(String[]::new));
    }
}
