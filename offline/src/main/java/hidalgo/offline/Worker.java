package hidalgo.offline;

import hidalgo.lab.Benchmark;

/** What the browser's worker runs. */
public final class Worker {
    private Worker() {}

    public static void main(String[] args) {
        for (Benchmark benchmark : Benchmark.ALL) {
            long start = System.nanoTime();
            String signature = benchmark.signature();
            System.out.println(benchmark.name() + " " + signature + " " + (System.nanoTime() - start) / 1000000 + " ms");
        }
    }
}
