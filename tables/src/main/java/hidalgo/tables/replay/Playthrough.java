package hidalgo.tables.replay;

import hidalgo.records.GameRecord;
import hidalgo.rules.Position;
import hidalgo.rules.Ruling;

/** Plays a record from its beginning, move by move. */
public final class Playthrough {
    /** Receives every position of a game. */
    interface Visitor {
        /** Receives the position before a move, which is played next. */
        void before(int ply, Position position, GameRecord.Move move, int number);

        /** Receives the position after the last move. */
        void end(int ply, Position position);
    }

    private Playthrough() {}

    /** Plays so many moves of a record, which must be legal. */
    public static void of(GameRecord record, int moves, Visitor visitor) {
        Position position = record.setup().begin();
        for (int ply = 0; ply < moves; ply++) {
            GameRecord.Move move = record.moves().get(ply);
            if (!(position.judge(move.seat(), move.text()) instanceof Ruling.Legal(int number))) {
                throw new IllegalStateException("A checked record holds the illegal move " + move.text());
            }
            visitor.before(ply, position, move, number);
            position.play(move.seat(), number);
        }
        visitor.end(moves, position);
    }
}
