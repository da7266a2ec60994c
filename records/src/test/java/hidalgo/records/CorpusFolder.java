package hidalgo.records;

import hidalgo.rules.Game;
import hidalgo.rules.Match;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/*
 * The corpus must replay forever, so its files are never written again: this program adds games after the existing
 * ones. To add games after a change of the rules, pass the folder records/src/test/resources/corpus/<game> as argument
 * and give the reason in the commit.
 */

/** A folder of the corpus while games are added to it: takes games in which something happens that it lacks. */
final class CorpusFolder {
    /** The first line of an index. */
    static final String INDEX_HEAD = "file,plies,fingerprint";

    private static final int CANDIDATES = 40;

    private final Path folder;
    private final Game game;
    private final Function<GameRecord, Set<String>> chronicle;
    private final int mostBytes;
    private final Set<String> missing;
    private final List<String> index;

    /**
     * A folder that wants everything to happen at least once.
     *
     * @param chronicle finds the incidents of a game
     * @param wanted all incidents that should happen
     */
    CorpusFolder(Path folder, Game game, Function<GameRecord, Set<String>> chronicle, Set<String> wanted, int mostBytes)
            throws IOException {
        this.folder = folder;
        this.game = game;
        this.chronicle = chronicle;
        this.missing = new LinkedHashSet<>(wanted);
        this.mostBytes = mostBytes;
        this.index = new ArrayList<>(Files.readAllLines(folder.resolve("index.csv")));
        for (String line : index.subList(1, index.size())) {
            missing.removeAll(chronicle.apply(Corpus.read(folder.resolve(line.substring(0, line.indexOf(','))))));
        }
    }

    /** The line of an index for a game that has been replayed. */
    static String line(String file, Match match) {
        return file + "," + match.steps().size() + ","
                + String.format("%016x", match.position().fingerprint());
    }

    /** Whether something has not happened yet. */
    boolean isMissing(String event) {
        return missing.contains(event);
    }

    /** The incidents that have not happened yet, in order. */
    List<String> missingInOrder() {
        return List.copyOf(missing);
    }

    /** Adds some of many games: those with the most new incidents. */
    void addBest(int count, String what, Supplier<GameRecord> games) throws IOException {
        for (int i = 0; i < count; i++) {
            GameRecord best = null;
            int bestNews = -1;
            for (int candidate = 0; candidate < CANDIDATES; candidate++) {
                GameRecord played = games.get();
                int news = 0;
                for (String incident : chronicle.apply(played)) {
                    news += missing.contains(incident) ? 100 : 1;
                }
                if (news > bestNews && RecordWriter.text(played).length() <= mostBytes) {
                    best = played;
                    bestNews = news;
                }
            }
            add(best, what);
        }
    }

    /** Adds a game in which something happens, up to there; nothing if it does not happen for long. */
    void search(String incident, int attempts, String what, Supplier<GameRecord> games) throws IOException {
        for (int attempt = 0; attempt < attempts; attempt++) {
            GameRecord played = games.get();
            if (chronicle.apply(played).contains(incident)) {
                add(cut(played, incident), what);
                return;
            }
        }
    }

    /** Adds a game. */
    void add(GameRecord record, String what) throws IOException {
        missing.removeAll(chronicle.apply(record));
        String name = String.format("%02d-%d-%s.json", index.size(), record.seats(), what);
        Files.writeString(folder.resolve(name), RecordWriter.text(record));
        index.add(line(name, Corpus.replay(record)));
    }

    /** Writes the index. */
    void end() throws IOException {
        Files.writeString(folder.resolve("index.csv"), String.join("\n", index) + "\n");
        System.out.println("Missing: " + missing);
    }

    private GameRecord cut(GameRecord record, String incident) {
        int moves = 1;
        while (!chronicle.apply(GameRecord.of(game, first(record, moves))).contains(incident)) {
            moves++;
        }
        return GameRecord.of(game, first(record, moves));
    }

    private static Match first(GameRecord record, int moves) {
        if (Replay.play(record, moves) instanceof Verdict.Sound(var match)) {
            return match;
        }
        throw new IllegalStateException("A game of our own does not replay");
    }
}
