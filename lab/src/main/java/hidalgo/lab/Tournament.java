package hidalgo.lab;

import hidalgo.lab.SequentialTest.Decision;
import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/*
 * What a bot makes of a game depends on its cards and on its seat. So every deal is played as often as there are seats, with
 * the bots moved on by one seat each time: luck is the same for all. These games are not independent of each other, hence all
 * that is computed from them takes the deal, and not the game, as one observation.
 *
 * Games are looked at in the order of their numbers, whichever thread ends first: so an early stop comes after the same game
 * whatever the number of threads.
 */

/**
 * A match of bots that plays every deal once for each rotation of the seats; the same seed gives the same games, whatever the
 * number of threads, as long as no bot thinks by the clock.
 *
 * @param game the game
 * @param options its options
 * @param bots the bots, as many as seats
 * @param seed where all random numbers come from
 */
public record Tournament(Game game, GameOptions options, List<String> bots, long seed) {
    /** A tournament that can be played: every bot exists, and there is one for each seat. */
    public Tournament {
        bots = new Simulation(game, options, bots, seed).bots();
    }

    /** The bots seat by seat, each moved on by some seats. */
    public List<String> seating(int rotation) {
        List<String> seating = new ArrayList<>();
        for (int seat = 0; seat < bots.size(); seat++) {
            seating.add(bots.get(Math.floorMod(seat - rotation, bots.size())));
        }
        return seating;
    }

    /** Plays one game of the tournament by itself. */
    public TournamentGame play(int index) {
        int deal = index / bots.size();
        int rotation = index % bots.size();
        List<String> seating = seating(rotation);
        SimulatedGame played = new Simulation(game, options, seating, seed).play(index, deal);
        return new TournamentGame(deal, rotation, seating, played);
    }

    /**
     * Plays a number of deals, each in all rotations.
     *
     * @param test ends the tournament early when it has decided about the first bot
     * @param onlooker is shown each game, one by one in the order of their numbers
     */
    public Standings run(int deals, int threads, Optional<SequentialTest> test, Consumer<TournamentGame> onlooker)
            throws InterruptedException {
        int games = Math.multiplyExact(deals, bots.size());
        AtomicInteger next = new AtomicInteger();
        Standings standings = new Standings(bots, test);
        InOrder<TournamentGame> order = new InOrder<>(played -> {
            if (standings.decision() == Decision.OPEN) {
                standings.add(played);
                onlooker.accept(played);
            }
            if (standings.decision() != Decision.OPEN) {
                next.set(games);
            }
        });
        Crew.work(threads, () -> {
            try {
                for (int index = next.getAndIncrement(); index < games; index = next.getAndIncrement()) {
                    order.put(index, play(index));
                }
                return true;
            } catch (RuntimeException e) {
                next.set(games); // The others need not go on either.
                throw e;
            }
        });
        return standings;
    }
}
