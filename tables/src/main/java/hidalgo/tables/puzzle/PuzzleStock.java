package hidalgo.tables.puzzle;

import hidalgo.tables.Day;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** All puzzles, in the order in which days get them; after the last, the first comes again. */
final class PuzzleStock {
    private static final List<StoredPuzzle> ALL = read();

    private PuzzleStock() {}

    static List<StoredPuzzle> all() {
        return ALL;
    }

    /** The puzzle of a day. */
    static StoredPuzzle of(Day day) {
        return ALL.get(Math.floorMod(day.number(), ALL.size()));
    }

    private static List<StoredPuzzle> read() {
        try (var in = Objects.requireNonNull(PuzzleStock.class.getResourceAsStream("stock.tsv"))) {
            return Arrays.stream(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n"))
                    .map(StoredPuzzle::of)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
