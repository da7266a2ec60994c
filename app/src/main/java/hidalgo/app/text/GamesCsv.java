package hidalgo.app.text;

import hidalgo.app.input.BadInput;
import hidalgo.app.input.InputFile;
import hidalgo.lab.GameResult;
import hidalgo.lab.TournamentGame;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A file with one line for each game of a run, in the order of their numbers. */
public final class GamesCsv implements AutoCloseable {
    private final Path file;
    private final Writer out;

    private GamesCsv(Path file, Writer out) {
        this.file = file;
        this.out = out;
    }

    /** Begins the file of a tournament, or does nothing if there is none; refuses to overwrite a file unless that is allowed. */
    public static GamesCsv ofTournament(@Nullable Path path, int seats, boolean overwrite) {
        List<String> titles = new ArrayList<>(List.of("game", "deal", "rotation"));
        titles.addAll(titles(seats));
        return open(path, titles, overwrite);
    }

    /** Begins the file of a simulation in the same way. */
    public static GamesCsv ofSimulation(@Nullable Path path, int seats, boolean overwrite) {
        List<String> titles = new ArrayList<>(List.of("game"));
        titles.addAll(titles(seats));
        return open(path, titles, overwrite);
    }

    /** Begins a file with a line of titles in the same way. */
    public static GamesCsv open(@Nullable Path path, List<String> titles, boolean overwrite) {
        if (path == null) {
            return new GamesCsv(Path.of(""), Writer.nullWriter());
        }
        if (!overwrite && Files.exists(path)) {
            throw BadInput.of("app.record.exists", "file", path);
        }
        try {
            BufferedWriter out = Files.newBufferedWriter(path);
            GamesCsv csv = new GamesCsv(path, out);
            csv.line(titles);
            return csv;
        } catch (IOException e) {
            throw unwritable(path);
        }
    }

    private static List<String> titles(int seats) {
        List<String> titles = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            titles.add("bot" + seat);
        }
        for (int seat = 0; seat < seats; seat++) {
            titles.add("points" + seat);
        }
        titles.add("winners");
        return titles;
    }

    /** Adds the line of a game of a tournament. */
    public void write(TournamentGame game) {
        List<String> fields = new ArrayList<>();
        fields.add(Integer.toString(game.result().index() + 1));
        fields.add(Integer.toString(game.deal() + 1));
        fields.add(Integer.toString(game.rotation()));
        addResult(fields, game.bots(), game.result());
        line(fields);
    }

    /** Adds the line of a game of a simulation. */
    public void write(List<String> bots, GameResult result) {
        List<String> fields = new ArrayList<>(List.of(Integer.toString(result.index() + 1)));
        addResult(fields, bots, result);
        line(fields);
    }

    private static void addResult(List<String> fields, List<String> bots, GameResult result) {
        fields.addAll(bots);
        result.totals().forEach(points -> fields.add(points.toString()));
        fields.add(result.winners().stream().map(Object::toString).collect(Collectors.joining(" ")));
    }

    /** Adds a line. */
    public void line(List<String> fields) {
        try {
            out.write(fields.stream().map(GamesCsv::quoted).collect(Collectors.joining(",")) + "\n");
            out.flush();
        } catch (IOException e) {
            throw unwritable(file);
        }
    }

    /** A field; the parameters of a bot are separated by commas, so it may need quotes. */
    private static String quoted(String field) {
        boolean plain = field.chars().noneMatch(letter -> letter == ',' || letter == '"' || letter == '\n');
        return plain ? field : '"' + field.replace("\"", "\"\"") + '"';
    }

    @Override
    public void close() {
        try {
            out.close();
        } catch (IOException e) {
            throw unwritable(file);
        }
    }

    private static BadInput unwritable(Path file) {
        return new InputFile(file.toString()).unusable("app.file.unwritable");
    }
}
