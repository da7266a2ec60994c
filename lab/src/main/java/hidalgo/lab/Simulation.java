package hidalgo.lab;

import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Position;
import hidalgo.rules.Setup;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Many games between bots; the same seed gives the same games, with any number of threads.
 *
 * @param game the game
 * @param options its options
 * @param bots the names of the bots, seat by seat
 * @param seed the source of all random numbers
 * @param players makes the bots
 */
public record Simulation(Game game, GameOptions options, List<String> bots, long seed, Players players) {
    /** A valid simulation: every bot exists, and there is one for each seat. */
    public Simulation {
        bots = List.copyOf(bots);
        bots.forEach(players::check);
        if (bots.size() != options.players()) {
            throw new IllegalArgumentException(bots.size() + " bots for " + options.players() + " seats");
        }
    }

    /** A simulation of bots that belong to this program. */
    public Simulation(Game game, GameOptions options, List<String> bots, long seed) {
        this(game, options, bots, seed, Players.BOTS);
    }

    /**
     * Plays games.
     *
     * @param listener receives each game as it ends, in any order, from several threads at once; the moves of a game are
     *     there until the listener returns
     */
    public Summary run(int games, int threads, Consumer<SimulatedGame> listener) throws InterruptedException {
        return run(games, Shard.WHOLE, threads, listener).summary();
    }

    /** Plays the games of a shard, out of a number of games, and counts them. */
    public Tally run(int games, Shard shard, int threads, Consumer<SimulatedGame> listener)
            throws InterruptedException {
        long start = System.nanoTime();
        AtomicInteger next = new AtomicInteger(shard.from(games));
        int end = shard.to(games);
        Callable<Tally> worker = () -> {
            try {
                return work(next, end, listener);
            } catch (RuntimeException e) {
                next.set(end); // The other threads can stop too.
                throw e;
            }
        };
        Tally tally = new Tally(options.players());
        Workers.work(threads, worker).forEach(tally::add);
        tally.took(System.nanoTime() - start);
        return tally;
    }

    /** Plays games until no game is left that no other thread has begun. */
    private Tally work(AtomicInteger next, int end, Consumer<SimulatedGame> listener) {
        Tally tally = new Tally(options.players());
        GameRun run = new GameRun(bots, players, false);
        for (int index = next.getAndIncrement(); index < end; index = next.getAndIncrement()) {
            SimulatedGame played = play(run, index, index);
            tally.add(played);
            listener.accept(played);
        }
        return tally;
    }

    /** Plays a single game of the simulation. */
    public SimulatedGame play(int index) {
        return play(index, index, false);
    }

    /** Plays one game with the deal of another number, and measures the luck of every seat if that is asked for. */
    SimulatedGame play(int index, int deal, boolean measuresLuck) {
        return play(new GameRun(bots, players, measuresLuck), index, deal);
    }

    private SimulatedGame play(GameRun run, int index, int deal) {
        RandomStreams streams = new RandomStreams(seed);
        Setup setup = game.deal(options, streams.deal(deal));
        Position end = run.play(setup, streams, index);
        return new SimulatedGame(setup, run.log(), new GameResult(index, end.totals(), end.winners(), run.luck()));
    }
}
