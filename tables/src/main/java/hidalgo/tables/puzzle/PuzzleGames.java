package hidalgo.tables.puzzle;

import hidalgo.records.GameRecord;
import hidalgo.records.RecordException;
import hidalgo.records.RecordReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.zip.GZIPInputStream;

/*
 * Games are much alike: compressed together they need less than half of their size one by one, and a browser that plays
 * without a server contains them all.
 */

/** The games that puzzles come from: one record in each line, cut after the last position that is needed. */
final class PuzzleGames {
    private static final String FILE = "games.jsonl.gz";

    private PuzzleGames() {}

    /** The game of a line, the first being 1. */
    static GameRecord read(int number) {
        try (var in = Objects.requireNonNull(PuzzleGames.class.getResourceAsStream(FILE));
                var lines =
                        new BufferedReader(new InputStreamReader(new GZIPInputStream(in), StandardCharsets.UTF_8))) {
            for (int line = 1; line < number; line++) {
                lines.readLine();
            }
            return RecordReader.read(Objects.requireNonNull(lines.readLine()).getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (RecordException e) {
            throw new IllegalStateException("Can't read game " + number, e);
        }
    }
}
