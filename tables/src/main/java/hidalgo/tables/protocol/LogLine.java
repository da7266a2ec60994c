package hidalgo.tables.protocol;

import hidalgo.rules.Scoring;
import java.util.List;

/**
 * A move of the log, in words.
 *
 * @param ply its number, from 1
 * @param seat the seat that made it
 * @param move its notation; empty while it is secret
 * @param text the move as a text of the catalogue
 * @param at when, in milliseconds since 1970; 0 if unknown
 * @param effects its effects, as they were at that moment
 * @param points the changes of the points that a scoring would bring every seat; empty if there are none
 * @param scorings the scorings it led to
 */
public record LogLine(
        int ply,
        int seat,
        String move,
        Text text,
        long at,
        List<Effect> effects,
        List<Integer> points,
        List<Scoring> scorings) {
    /**
     * A consequence of a move.
     *
     * @param text the consequence, as a text of the catalogue
     * @param hurts the seats that it is bad for
     * @param helps the seats that it is good for
     */
    public record Effect(Text text, List<Integer> hurts, List<Integer> helps) {}
}
