package hidalgo.bots.analysis;

import hidalgo.rules.Match;
import hidalgo.rules.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * A turn of a game that was played, or the part of it that a seat played without a break.
 *
 * @param ply how many moves led to it
 * @param seat the seat that took it
 * @param from the position before it
 * @param moves the numbers of its moves
 * @param texts its moves in notation
 * @param to the position after it
 */
record PlayedTurn(int ply, int seat, Position from, List<Integer> moves, List<String> texts, Position to) {
    /** An immutable turn. */
    PlayedTurn {
        moves = List.copyOf(moves);
        texts = List.copyOf(texts);
    }

    /** All turns of a game, in order. */
    static List<PlayedTurn> of(Match match) {
        List<PlayedTurn> turns = new ArrayList<>();
        List<Match.Step> steps = match.steps();
        Position position = match.setup().begin();
        int ply = 0;
        while (ply < steps.size()) {
            Position from = position.copy();
            int seat = steps.get(ply).seat();
            int turn = from.turn();
            List<Integer> moves = new ArrayList<>();
            List<String> texts = new ArrayList<>();
            int end = ply;
            do {
                Match.Step step = steps.get(end++);
                position.play(seat, step.move());
                moves.add(step.move());
                texts.add(step.notation());
            } while (end < steps.size() && steps.get(end).seat() == seat && position.turn() == turn);
            turns.add(new PlayedTurn(ply, seat, from, moves, texts, position.copy()));
            ply = end;
        }
        return turns;
    }
}
