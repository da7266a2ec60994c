package hidalgo.lab;

import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Match;
import hidalgo.rules.RandomSource;
import java.util.ArrayList;
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
 */
public record Simulation(Game game, GameOptions options, List<String> bots, long seed) {
    /** A valid simulation: every bot exists, and there is one for each seat. */
    public Simulation {
        bots = List.copyOf(bots);
        bots.forEach(Bots::of);
        if (bots.size() != options.players()) {
            throw new IllegalArgumentException(bots.size() + " bots for " + options.players() + " seats");
        }
    }

    /**
     * Plays games.
     *
     * @param listener receives each game as it ends, in any order, from several threads at once
     */
    public Summary run(int games, int threads, Consumer<SimulatedGame> listener) throws InterruptedException {
        long start = System.nanoTime();
        AtomicInteger next = new AtomicInteger();
        Callable<Tally> worker = () -> {
            try {
                return work(next, games, listener);
            } catch (RuntimeException e) {
                next.set(games); // The other threads can stop too.
                throw e;
            }
        };
        Tally tally = new Tally(options.players());
        Workers.work(threads, worker).forEach(tally::add);
        return tally.summary(System.nanoTime() - start);
    }

    /** Plays games until no game is left that no other thread has begun. */
    private Tally work(AtomicInteger next, int games, Consumer<SimulatedGame> listener) {
        Tally tally = new Tally(options.players());
        for (int index = next.getAndIncrement(); index < games; index = next.getAndIncrement()) {
            SimulatedGame played = play(index);
            tally.add(played);
            listener.accept(played);
        }
        return tally;
    }

    /** Plays a single game of the simulation. */
    public SimulatedGame play(int index) {
        return play(index, index);
    }

    /** Plays one game with the deal of another number. */
    SimulatedGame play(int index, int deal) {
        RandomStreams streams = new RandomStreams(seed);
        Match match = new Match(game.deal(options, streams.deal(deal)));
        RandomSource table = streams.table(index);
        List<Bot> players = new ArrayList<>();
        List<RandomSource> chances = new ArrayList<>();
        for (int seat = 0; seat < bots.size(); seat++) {
            players.add(Bots.of(bots.get(seat)));
            chances.add(streams.seat(index, seat));
        }
        while (!match.isOver()) {
            step(match, players, chances, table);
        }
        return new SimulatedGame(index, match);
    }

    /** Asks the seats that may move, in random order, until one does; a seat that is not obliged to move may wait. */
    private static void step(Match match, List<Bot> players, List<RandomSource> chances, RandomSource table) {
        int unasked = match.movers();
        while (unasked != 0) {
            int seat = oneOf(unasked, table);
            int move = players.get(seat).choose(match.view(seat), chances.get(seat));
            if (move != Bot.WAIT) {
                match.play(seat, move);
                return;
            }
            unasked &= ~(1 << seat);
        }
        throw new IllegalStateException("A seat must move, and its bot waits");
    }

    /** One of some seats, given as bits, each equally likely. */
    private static int oneOf(int seats, RandomSource table) {
        int rest = seats;
        for (int skip = Integer.bitCount(seats) > 1 ? table.below(Integer.bitCount(seats)) : 0; skip > 0; skip--) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }
}
