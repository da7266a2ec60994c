package hidalgo.lab;

import hidalgo.lab.SequentialTest.Decision;
import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/*
 * The result of a bot depends on its cards and its seat. So every deal is played as often as there are seats, with the
 * bots moved by one seat each time: luck is the same for all. These games depend on each other, so all statistics use
 * the deal, not the game, as the unit of observation. Games are evaluated in the order of their numbers, whichever
 * thread ends first, so an early stop comes after the same game with any number of threads.
 */

/**
 * A match between bots that plays every deal once for each rotation of the seats; the same seed gives the same games,
 * with any number of threads, as long as no bot thinks by the clock.
 *
 * @param game the game
 * @param options its options
 * @param bots the bots, one for each seat
 * @param seed the source of all random numbers
 * @param players makes the bots
 * @param subtractsLuck whether win rates are without the luck of draws
 */
public record Tournament(
        Game game, GameOptions options, List<String> bots, long seed, Players players, boolean subtractsLuck) {
    /** A valid tournament: every bot exists, and there is one for each seat. */
    public Tournament {
        bots = new Simulation(game, options, bots, seed, players).bots();
    }

    /** A tournament of bots that belong to this program. */
    public Tournament(Game game, GameOptions options, List<String> bots, long seed) {
        this(game, options, bots, seed, Players.BOTS, false);
    }

    /** The bots seat by seat, moved on by some seats. */
    public List<String> seating(int rotation) {
        List<String> seating = new ArrayList<>();
        for (int seat = 0; seat < bots.size(); seat++) {
            seating.add(bots.get(Math.floorMod(seat - rotation, bots.size())));
        }
        return seating;
    }

    /** Plays a single game of the tournament. */
    public SimulatedGame play(int index) {
        return new Simulation(game, options, seating(index % bots.size()), seed, players)
                .play(index, index / bots.size(), subtractsLuck);
    }

    /** The game of the tournament that has a result. */
    public TournamentGame game(GameResult result) {
        int rotation = result.index() % bots.size();
        return new TournamentGame(result.index() / bots.size(), rotation, seating(rotation), result);
    }

    /**
     * Plays a number of deals, each in all rotations.
     *
     * @param test ends the tournament early when it has decided about the first bot
     * @param listener receives each game, one by one in the order of their numbers
     */
    public Standings run(int deals, int threads, Optional<SequentialTest> test, Consumer<SimulatedGame> listener)
            throws InterruptedException {
        Standings standings = new Standings(bots, test);
        run(deals, Shard.WHOLE, threads, played -> {
            if (standings.decision() == Decision.OPEN) {
                standings.add(game(played.result()));
                listener.accept(played);
            }
            return standings.decision() == Decision.OPEN;
        });
        return standings;
    }

    /**
     * Plays the deals of a shard, out of a number of deals, each in all rotations.
     *
     * @param listener receives each game, one by one in the order of their numbers, until it returns false
     */
    public void run(int deals, Shard shard, int threads, Predicate<SimulatedGame> listener)
            throws InterruptedException {
        Math.multiplyExact(deals, bots.size());
        int end = shard.to(deals) * bots.size();
        int first = shard.from(deals) * bots.size();
        Workers.inOrder(threads, first, end, this::play, listener);
    }

    /** The standings after games that other processes played, given in the order of their numbers. */
    public Standings standings(
            List<GameResult> results, Optional<SequentialTest> test, Consumer<TournamentGame> listener) {
        Standings standings = new Standings(bots, test);
        for (GameResult result : results) {
            if (standings.decision() != Decision.OPEN) {
                break;
            }
            TournamentGame game = game(result);
            standings.add(game);
            listener.accept(game);
        }
        return standings;
    }
}
