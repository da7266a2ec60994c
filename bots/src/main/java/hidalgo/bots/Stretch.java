package hidalgo.bots;

import hidalgo.rules.Match;
import hidalgo.rules.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Moves that a seat made one after another within one turn.
 *
 * @param ply how many moves led to it
 * @param seat who made them
 * @param from the position before them
 * @param moves the numbers of the moves
 * @param texts the moves as they are written
 * @param to the position after them
 */
record Stretch(int ply, int seat, Position from, List<Integer> moves, List<String> texts, Position to) {
    /** A stretch that can't be changed. */
    Stretch {
        moves = List.copyOf(moves);
        texts = List.copyOf(texts);
    }

    /** All stretches of a game, in order. */
    static List<Stretch> of(Match match) {
        List<Stretch> stretches = new ArrayList<>();
        List<Match.Step> steps = match.steps();
        Position position = match.setup().begin();
        int ply = 0;
        while (ply < steps.size()) {
            Position from = position.copy();
            int seat = steps.get(ply).seat();
            int turn = Turns.of(from);
            List<Integer> moves = new ArrayList<>();
            List<String> texts = new ArrayList<>();
            int end = ply;
            do {
                Match.Step step = steps.get(end++);
                position.play(seat, step.move());
                moves.add(step.move());
                texts.add(step.notation());
            } while (end < steps.size() && steps.get(end).seat() == seat && Turns.of(position) == turn);
            stretches.add(new Stretch(ply, seat, from, moves, texts, position.copy()));
            ply = end;
        }
        return stretches;
    }
}
