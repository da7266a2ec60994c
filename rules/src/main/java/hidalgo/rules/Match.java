package hidalgo.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A game as it is played: the setup, the log of moves, the current position, and what can be taken back. */
public final class Match {
    /**
     * One move of the log.
     *
     * @param seat the seat that played it
     * @param move its number, in the position before it
     * @param notation its canonical text
     * @param secret whether it is a secret choice, see {@link Position#isSecret}
     * @param barrier whether it can't be taken back: it revealed something or changed who may move
     */
    public record Step(int seat, int move, String notation, boolean secret, boolean barrier) {}

    private final Setup setup;
    private final Position position;
    private final List<Step> steps = new ArrayList<>();
    private final List<Scoring> scorings = new ArrayList<>();

    /** A match before its first move. */
    public Match(Setup setup) {
        this.setup = setup;
        this.position = setup.begin();
    }

    /** How the game was dealt. */
    public Setup setup() {
        return setup;
    }

    /** The current position, a copy that the caller may change. */
    public Position position() {
        return position.copy();
    }

    /** Whether the game has ended. */
    public boolean isOver() {
        return position.isOver();
    }

    /** The seats that may move now, seat {@code s} as bit {@code s}. */
    public int movers() {
        return position.movers();
    }

    /** The view of a seat at this moment. */
    public View view(int seat) {
        return position.view(seat);
    }

    /** The log of moves. */
    public List<Step> steps() {
        return Collections.unmodifiableList(steps);
    }

    /** All scorings so far. */
    public List<Scoring> scorings() {
        return Collections.unmodifiableList(scorings);
    }

    /** Plays a move if it is legal; otherwise changes nothing and returns the reason. */
    public Ruling play(int seat, String notation) {
        Ruling ruling = position.judge(seat, notation);
        if (ruling instanceof Ruling.Legal(int move)) {
            play(seat, move);
        }
        return ruling;
    }

    /** Plays a move that is legal for the seat. */
    public void play(int seat, int move) {
        String notation = position.notation(move);
        boolean secret = position.isSecret(move);
        int movers = position.movers();
        int reveals = position.reveals();
        int scored = position.scorings();
        position.play(seat, move);
        boolean barrier = position.movers() != movers || position.reveals() != reveals;
        steps.add(new Step(seat, move, notation, secret, barrier));
        if (position.scorings() > scored) {
            scorings.add(position.lastScoring());
        }
    }

    /** Whether the latest move is the seat's own and may be taken back. */
    public boolean mayUndo(int seat) {
        return !steps.isEmpty()
                && steps.getLast().seat() == seat
                && !steps.getLast().barrier();
    }

    /** Takes back the latest move; only where {@link #mayUndo} allows it. */
    public void undo(int seat) {
        if (!mayUndo(seat)) {
            throw new IllegalStateException("Seat " + seat + " has nothing to take back");
        }
        steps.removeLast();
        position.set(setup.begin());
        for (Step step : steps) {
            position.play(step.seat(), step.move());
        }
        while (scorings.size() > position.scorings()) {
            scorings.removeLast();
        }
    }
}
