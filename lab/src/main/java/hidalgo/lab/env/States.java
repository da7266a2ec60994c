package hidalgo.lab.env;

import hidalgo.bots.Bots;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** Copies of single games that take one step each at the same time, for search: they fill the first rows of the memory. */
public final class States {
    /** The action of a row that takes no step. */
    private static final int NOTHING = -1;

    private static final long ROW_STEP = 0x9E3779B97F4A7C15L;

    private final Arena arena;
    private final Memory memory;
    private final RowThreads threads;
    private final List<Episode> games = new ArrayList<>();

    /** No copies yet. */
    public States(Arena arena, Memory memory, RowThreads threads) {
        this.arena = arena;
        this.memory = memory;
        this.threads = threads;
    }

    /** How many there are. */
    public int size() {
        return games.size();
    }

    /** The game in a row. */
    public Episode game(int row) {
        return games.get(row);
    }

    /** Forgets all copies. */
    public void clear() {
        games.clear();
    }

    /** Copies games, hidden information included. */
    public void copy(List<Episode> originals, long seed) throws InterruptedException {
        fill(originals.size(), row -> originals.get(row).copy(seed(seed, row)));
    }

    /** Draws games that a seat can't tell from others. */
    public void sample(List<Episode> originals, int viewer, long seed) throws InterruptedException {
        fill(originals.size(), row -> originals.get(row).sample(viewer, seed(seed, row)));
    }

    private void fill(int rows, Maker maker) throws InterruptedException {
        Episode[] made = new Episode[rows];
        threads.forAll(rows, () -> row -> {
            made[row] = maker.game(row);
            memory.score(row, made[row]);
            memory.show(row, made[row]);
        });
        games.clear();
        games.addAll(List.of(made));
    }

    /** How many legal actions each game has; then these actions, row by row, in order. */
    public int[] legal() {
        int rows = games.size();
        int count = games.stream().mapToInt(Episode::size).sum();
        int[] legal = new int[rows + count];
        int at = rows;
        for (int row = 0; row < rows; row++) {
            Episode game = games.get(row);
            int size = game.size();
            legal[row] = size;
            for (int i = 0; i < size; i++) {
                legal[at + i] = game.action(i);
            }
            Arrays.sort(legal, at, at + size);
            at += size;
        }
        return legal;
    }

    /** The first row whose action is not legal, or -1. */
    public int illegal() {
        for (int row = 0; row < games.size(); row++) {
            int action = memory.action(row);
            if (action != NOTHING && !memory.isLegal(row, action)) {
                return row;
            }
        }
        return -1;
    }

    /** Carries out the actions in the memory, which are all legal; a row whose action is -1 stays as it is. */
    public void act() throws InterruptedException {
        threads.forAll(games.size(), () -> row -> {
            if (memory.action(row) != NOTHING) {
                Episode game = games.get(row);
                game.act(memory.action(row));
                memory.score(row, game);
                memory.show(row, game);
            }
        });
    }

    /**
     * Plays every game on with a bot in each seat; the games themselves stay as they are.
     *
     * @param most the most moves; 0 to play to the end
     * @return for each game the points of all seats, then 1 for each seat that has won and 0 for the others, and 1 if
     *     it is the end
     */
    public int[] rollOut(String bot, int most, long seed) throws InterruptedException {
        Bots.of(bot);
        int seats = arena.seats();
        int[] ends = new int[games.size() * (2 * seats + 1)];
        threads.forAll(games.size(), () -> {
            Rollout rollout = new Rollout(bot);
            Position scratch = games.getFirst().position().copy();
            return row -> {
                scratch.set(games.get(row).position());
                rollout.play(scratch, games.get(row).waited(), most, RandomSource.of(seed(seed, row)));
                int at = row * (2 * seats + 1);
                for (int seat = 0; seat < seats; seat++) {
                    ends[at + seat] = scratch.total(seat);
                }
                if (scratch.isOver()) {
                    scratch.winners().forEach(winner -> ends[at + seats + winner] = 1);
                    ends[at + 2 * seats] = 1;
                }
            };
        });
        return ends;
    }

    /** The actions that a bot chooses for the seats that decide; -1 where the game is over. */
    public int[] choose(String bot, long seed) throws InterruptedException {
        Bots.of(bot);
        int[] actions = new int[games.size()];
        threads.forAll(actions.length, () -> row -> {
            Episode game = games.get(row);
            actions[row] = game.isOver()
                    ? NOTHING
                    : game.actionOf(
                            Bots.of(bot).choose(game.position().view(game.seat()), RandomSource.of(seed(seed, row))));
        });
        return actions;
    }

    /** The win estimates of a judge, seat by seat, one game after the other. */
    public float[] judge(Supplier<Judge> judges) throws InterruptedException {
        float[] chances = new float[games.size() * arena.seats()];
        threads.forAll(games.size(), () -> {
            Judge judge = judges.get();
            return row -> judge.chances(games.get(row).position(), chances, row * arena.seats());
        });
        return chances;
    }

    private static long seed(long seed, int row) {
        return RandomSource.scramble(seed + (row + 1) * ROW_STEP);
    }

    private interface Maker {
        Episode game(int row);
    }
}
