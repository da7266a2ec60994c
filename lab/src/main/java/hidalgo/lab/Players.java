package hidalgo.lab;

import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.rules.Position;

/** Makes the players of games from their names. */
@FunctionalInterface
public interface Players {
    /** Bots only. */
    Players BOTS = Bots::of;

    /**
     * A player for one seat of one game.
     *
     * @throws hidalgo.bots.UnknownBot if there is no such player
     */
    Bot player(String name);

    /**
     * Does nothing if there is such a player.
     *
     * @throws hidalgo.bots.UnknownBot if there is none
     */
    default void check(String name) {
        Bots.of(name);
    }

    /** A game of some players is over. */
    default void ended(Iterable<Bot> players, Position end) {}
}
