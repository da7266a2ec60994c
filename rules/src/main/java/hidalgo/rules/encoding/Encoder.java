package hidalgo.rules.encoding;

import hidalgo.rules.View;

/*
 * An encoder gets a view and nothing else, so an observation can't contain what the seat may not see. Seats are counted
 * clockwise from the seat that sees: it is always number 0, so one program can learn for all seats.
 */

/** Turns views of one game into numbers. It keeps what it needs to number the moves of its latest view. */
public interface Encoder {
    /** Writes what a seat sees, plane after plane; all numbers that it does not write must be 0 before. */
    void observe(View view, Planes into);

    /** The action of a legal move in the view that was observed last; no two legal moves have the same. */
    int action(int move);
}
