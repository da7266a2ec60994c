package hidalgo.rules.encoding;

import hidalgo.rules.View;

/*
 * An encoder gets a view and nothing else, so an observation can't contain what the seat may not see. Seats are counted
 * clockwise from the seat that sees: it is always number 0, so one program can learn for all seats.
 */

/** Turns views of one game into numbers. It remembers its latest view, to number the moves. */
public interface Encoder {
    /**
     * Writes the view of a seat, plane after plane. All numbers must be 0 before; those that it doesn't write stay 0.
     */
    void observe(View view, Planes into);

    /** The action of a legal move in the view that was observed last; different legal moves have different actions. */
    int action(int move);
}
