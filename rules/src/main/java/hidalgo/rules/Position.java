package hidalgo.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/*
 * One type serves people and search. It is mutable, because a search plays millions of moves a second and must not
 * allocate; whoever wants to keep a position copies it first. Everything random lies in the setup, so a position is the
 * setup and the moves since, and nothing else.
 */

/** A game at one moment: who may move, what the moves are, and what comes of each. */
public interface Position {
    /** The name of its game, as in {@link Game#id}. */
    String game();

    /** The number of seats, which count from 0 clockwise. */
    int seats();

    /** The seats that may move now, seat {@code s} as bit {@code s}: several for secret choices and interruptions. */
    int movers();

    /** The movers without whom the game can't go on; the others may only interrupt, or let it be. */
    default int obliged() {
        return movers();
    }

    /** The movers that may stop what another seat has under way, whether they must move themselves or not. */
    default int interrupters() {
        return movers() & ~obliged();
    }

    /** Whether a seat may move now. */
    default boolean mayMove(int seat) {
        return seat >= 0 && seat < seats() && (movers() >> seat & 1) != 0;
    }

    /** Whether the game has ended. */
    default boolean isOver() {
        return movers() == 0;
    }

    /** Fills the list with every legal move of a seat, each once; none when the seat may not move. */
    void legalMoves(int seat, MoveList moves);

    /** Plays a move that {@link #legalMoves} listed for the seat; any other number leaves an undefined position. */
    void play(int seat, int move);

    /** Decides on a move as a person or a record writes it: its number, or the reason why it is refused. */
    Ruling judge(int seat, String notation);

    /** The canonical text of a move that is legal for the seat that may move. */
    String notation(int move);

    /** The points a seat has scored so far. */
    int total(int seat);

    /** The points of all seats so far, seat by seat. */
    default List<Integer> totals() {
        List<Integer> totals = new ArrayList<>();
        for (int seat = 0; seat < seats(); seat++) {
            totals.add(total(seat));
        }
        return totals;
    }

    /** The seats that have won when the game is over, or would if it were: those with the most points. */
    default List<Integer> winners() {
        List<Integer> totals = totals();
        int best = Collections.max(totals);
        List<Integer> winners = new ArrayList<>();
        for (int seat = 0; seat < totals.size(); seat++) {
            if (totals.get(seat) == best) {
                winners.add(seat);
            }
        }
        return winners;
    }

    /** The round being played, or the last one when the game is over. */
    int round();

    /** A number that stays the same as long as a turn lasts; bidding and secret choices are turns of their own. */
    int turn();

    /** Whether seats choose secretly now, so that nobody sees a choice before all have made theirs. */
    default boolean isChoosingSecretly() {
        return false;
    }

    /** Whether a legal move is such a secret choice. */
    default boolean isSecret(int move) {
        return false;
    }

    /** How many scorings there have been. */
    int scorings();

    /** The latest scoring; only after there has been one. */
    Scoring lastScoring();

    /** What the scorings that a legal move leads to bring, line by line; nothing if it leads to none. */
    List<ScoreLine> scoredBy(int seat, int move);

    /** How often something hidden has come to light: a draw, a reveal. No undo goes back past one. */
    int reveals();

    /** What a seat may see of this position; {@link View#SPECTATOR} for somebody without a seat. */
    View view(int seat);

    /** A position equal to this one and independent of it. */
    Position copy();

    /** Makes this position equal to another of the same game without allocating. */
    void set(Position other);

    /** A number that equal positions share and different ones practically never do, the same in every version. */
    long fingerprint();
}
