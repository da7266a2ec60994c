package hidalgo.app;

import hidalgo.bots.Bots;
import hidalgo.lab.Benchmark;
import hidalgo.rules.Games;
import java.util.Iterator;
import java.util.List;

/** Names that an option takes, for its help. */
abstract sealed class Names implements Iterable<String> {
    private final List<String> names;

    private Names(List<String> names) {
        this.names = names;
    }

    @Override
    public Iterator<String> iterator() {
        return names.iterator();
    }

    /** The games. */
    static final class OfGames extends Names {
        OfGames() {
            super(Games.names());
        }
    }

    /** The bots. */
    static final class OfBots extends Names {
        /** What stands between bots in a list: a comma, unless a parameter of the same bot follows it. */
        static final String SPLIT = ",(?![^,:=]+=)";

        OfBots() {
            super(Bots.names());
        }
    }

    /** The benchmarks. */
    static final class OfBenchmarks extends Names {
        OfBenchmarks() {
            super(Benchmark.ALL.stream().map(Benchmark::name).toList());
        }
    }
}
