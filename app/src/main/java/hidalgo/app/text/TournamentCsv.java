package hidalgo.app.text;

import hidalgo.app.input.BadInput;
import hidalgo.app.input.InputFile;
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

/** A file with one line for each game of a tournament, written as games end. */
public final class TournamentCsv implements AutoCloseable {
    private final Path file;
    private final Writer out;

    private TournamentCsv(Path file, Writer out) {
        this.file = file;
        this.out = out;
    }

    /** Begins the file, or does nothing if there is none; refuses to overwrite a file unless that is allowed. */
    public static TournamentCsv open(@Nullable Path path, int seats, boolean overwrite) {
        if (path == null) {
            return new TournamentCsv(Path.of(""), Writer.nullWriter());
        }
        if (!overwrite && Files.exists(path)) {
            throw BadInput.of("app.record.exists", "file", path);
        }
        try {
            BufferedWriter out = Files.newBufferedWriter(path);
            TournamentCsv csv = new TournamentCsv(path, out);
            csv.line(titles(seats));
            return csv;
        } catch (IOException e) {
            throw unwritable(path);
        }
    }

    private static List<String> titles(int seats) {
        List<String> titles = new ArrayList<>(List.of("game", "deal", "rotation"));
        for (int seat = 0; seat < seats; seat++) {
            titles.add("bot" + seat);
        }
        for (int seat = 0; seat < seats; seat++) {
            titles.add("points" + seat);
        }
        titles.add("winners");
        return titles;
    }

    /** Adds the line of a game. */
    public void write(TournamentGame game) {
        List<String> fields = new ArrayList<>();
        fields.add(Integer.toString(game.result().index() + 1));
        fields.add(Integer.toString(game.deal() + 1));
        fields.add(Integer.toString(game.rotation()));
        fields.addAll(game.bots());
        game.result().totals().forEach(points -> fields.add(points.toString()));
        fields.add(game.result().winners().stream().map(Object::toString).collect(Collectors.joining(" ")));
        line(fields);
    }

    private void line(List<String> fields) {
        try {
            out.write(fields.stream().map(TournamentCsv::quoted).collect(Collectors.joining(",")) + "\n");
            out.flush();
        } catch (IOException e) {
            throw unwritable(file);
        }
    }

    /** A field; the parameters of a bot are separated by commas, so it may need quotes. */
    private static String quoted(String field) {
        return field.indexOf(',') < 0 ? field : '"' + field + '"';
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
