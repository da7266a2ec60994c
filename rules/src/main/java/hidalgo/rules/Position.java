package hidalgo.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/*
 * People and search use the same type. It is mutable, because a search plays millions of moves a second and must not
 * allocate; copy a position to keep it. Everything random is in the setup, so a position is the setup and the moves
 * since, and nothing else.
 */

/** The state of a game at one moment: who may move, what the moves are, and what each would lead to. */
public interface Position {
    /** The name of its game, as in {@link Game#id}. */
    String game();

    /** The number of seats, which are counted from 0, clockwise. */
    int seats();

    /** The seats that may move now, seat {@code s} as bit {@code s}: several for secret choices and interruptions. */
    int movers();

    /** The movers that must move before the game can continue; the others may only interrupt, or let it pass. */
    default int obliged() {
        return movers();
    }

    /** The movers that may stop another seat's action, whether they must move themselves or not. */
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

    /** The seats with the most points: those that have won if the game is over, or would win now. */
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

    /**
     * A number that stays the same as long as a turn lasts; each power card played and each secret choice is a separate
     * turn.
     */
    int turn();

    /** Whether seats choose secretly now, so that no player sees a choice before all have made theirs. */
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

    /** The points of the scorings that a legal move leads to, line by line; empty if it leads to none. */
    List<ScoreLine> scoredBy(int seat, int move);

    /** How often something hidden has been revealed, such as a draw. Undo never goes back past a reveal. */
    int reveals();

    /** A seat's view of this position; {@link View#SPECTATOR} for a spectator's. */
    View view(int seat);

    /** An independent position equal to this one. */
    Position copy();

    /** Makes this position equal to another of the same game without allocating. */
    void set(Position other);

    /** A number that equal positions share and different ones almost never do; it is the same in every version. */
    long fingerprint();

    /**
     * A number that positions share in which everything visible is the same and every move means the same, whatever is
     * hidden; different ones almost never do. It may change from version to version.
     */
    default long visibleFingerprint() {
        return fingerprint();
    }
}
