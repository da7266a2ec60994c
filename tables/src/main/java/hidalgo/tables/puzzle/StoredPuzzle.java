package hidalgo.tables.puzzle;

import hidalgo.records.GameRecord;
import hidalgo.records.puzzle.PuzzleTask;
import hidalgo.rules.Position;
import hidalgo.rules.Ruling;

/**
 * A puzzle of the stock.
 *
 * @param record the line of the game that it comes from, the first being 1
 * @param game the game
 * @param ply how many moves lead to it
 * @param seat the seat that moves
 * @param word the kind of move allowed
 * @param best the best line: a move, or several with commas between them
 * @param gain the points it gains on the rival
 * @param next the points the second best line gains
 */
record StoredPuzzle(int record, String game, int ply, int seat, String word, String best, int gain, int next) {
    private static final int FIELDS = 8;

    /** A puzzle from a line of the stock. */
    static StoredPuzzle of(String line) {
        String[] fields = line.split("\t", -1);
        if (fields.length != FIELDS) {
            throw new IllegalStateException("Not a puzzle: " + line);
        }
        return new StoredPuzzle(
                Integer.parseInt(fields[0]),
                fields[1],
                Integer.parseInt(fields[2]),
                Integer.parseInt(fields[3]),
                fields[4],
                fields[5],
                Integer.parseInt(fields[6]),
                Integer.parseInt(fields[7]));
    }

    /** The task, after the moves that lead to it. */
    PuzzleTask task() {
        GameRecord played = PuzzleGames.read(record);
        Position position = played.setup().begin();
        for (GameRecord.Move move : played.moves().subList(0, ply)) {
            if (!(position.judge(move.seat(), move.text()) instanceof Ruling.Legal(int number))) {
                throw new IllegalStateException("Game " + record + " contains the illegal move " + move.text());
            }
            position.play(move.seat(), number);
        }
        return new PuzzleTask(position, seat, word, best.split(PuzzleTask.BETWEEN).length);
    }
}
