package hidalgo.lab.env;

import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.List;

/** Many games that take one step each at the same time; a game that ends is followed by the next one at once. */
public final class Batch {
    private static final long ROW_STEP = 0x9E3779B97F4A7C15L;

    private final Arena arena;
    private final Memory memory;
    private final int games;
    private final RowThreads threads;
    private final List<Episode> episodes = new ArrayList<>();
    private final List<RandomSource> random = new ArrayList<>();
    private final long[] dealt;
    private long seed;
    private long[] given = new long[0];

    /** A batch that has not been dealt yet. */
    public Batch(Arena arena, Memory memory, RowThreads threads) {
        this.arena = arena;
        this.memory = memory;
        this.games = memory.rows() - 1;
        this.threads = threads;
        this.dealt = new long[games];
    }

    /** The seed of a game: the number of its row, and of the games before it in that row. */
    private long seed(int row) {
        if (dealt[row] == 0 && row < given.length) {
            return given[row];
        }
        return RandomSource.scramble(RandomSource.scramble(seed + (row + 1) * ROW_STEP) + dealt[row] * ROW_STEP);
    }

    /** Deals all games; the seed decides about all of them, and about those that follow. */
    public void reset(long newSeed) throws InterruptedException {
        seed = newSeed;
        given = new long[0];
        dealAll();
    }

    /** Deals all games, the first one in each row from a separate seed. */
    public void reset(long[] seeds) throws InterruptedException {
        seed = seeds[0];
        given = seeds.clone();
        dealAll();
    }

    private void dealAll() throws InterruptedException {
        boolean first = episodes.isEmpty();
        random.clear();
        for (int row = 0; row < games; row++) {
            dealt[row] = 0;
            random.add(RandomSource.of(RandomSource.scramble(seed(row))));
            if (first) {
                episodes.add(new Episode(arena, seed(row)));
            }
        }
        threads.forAll(games, () -> row -> {
            Episode episode = episodes.get(row);
            episode.reset(seed(row));
            memory.seed(row, seed(row));
            memory.score(row, episode);
            show(row, episode);
        });
    }

    /** The first row whose action is not legal, or -1. */
    public int illegal() {
        for (int row = 0; row < games; row++) {
            if (!memory.isLegal(row, memory.action(row))) {
                return row;
            }
        }
        return -1;
    }

    /** Carries out the actions in the memory, which are all legal. */
    public void step() throws InterruptedException {
        threads.forAll(games, () -> this::step);
    }

    private void step(int row) {
        Episode episode = episodes.get(row);
        episode.act(memory.action(row));
        memory.score(row, episode);
        if (episode.isOver()) {
            memory.showLast(row, episode.observation());
            dealt[row]++;
            episode.reset(seed(row));
            memory.seed(row, seed(row));
        }
        show(row, episode);
    }

    /** Draws a random action too: that is much quicker here than from a mask with thousands of actions. */
    private void show(int row, Episode episode) {
        memory.show(row, episode);
        memory.random(row, episode.action(random.get(row).below(episode.size())));
    }

    /** The game in a row, once it has been dealt. */
    public Episode game(int row) {
        return episodes.get(row);
    }

    /** Whether the games have been dealt. */
    public boolean isDealt() {
        return !episodes.isEmpty();
    }

    /** Ends all games, because the rows of the memory are used for something else. */
    public void clear() {
        episodes.clear();
    }
}
