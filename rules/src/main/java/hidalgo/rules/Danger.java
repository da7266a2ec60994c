package hidalgo.rules;

import java.util.List;

/**
 * A piece of a seat that another seat could take off the map with a single move.
 *
 * @param place where it is, in the game's notation
 * @param atStake how many of the seat's pieces would be lost
 * @param threats the moves that could take it
 * @param rescues the seat's own legal moves that would prevent the loss, the best first
 */
public record Danger(String place, int atStake, List<Threat> threats, List<Rescue> rescues) {
    /**
     * A place from which the move would come.
     *
     * @param from the place, in the game's notation
     * @param by the things that would be used, as the table names them
     */
    public record Threat(String from, List<String> by) {}

    /**
     * A move that prevents the loss.
     *
     * @param move the move
     * @param cost its cost
     */
    public record Rescue(String move, int cost) {}
}
