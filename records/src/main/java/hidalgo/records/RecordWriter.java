package hidalgo.records;

import hidalgo.rules.GameOptions;
import hidalgo.rules.Games;
import hidalgo.rules.Option;
import hidalgo.rules.Position;
import hidalgo.rules.Scoring;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes records, always the same text for the same record: one line for each move and comment, and one for everything else. */
public final class RecordWriter {
    private final RecordedGame recorded;
    private final StringBuilder out = new StringBuilder();

    private RecordWriter(RecordedGame recorded) {
        this.recorded = recorded;
    }

    /** The record as JSON, to be stored in UTF-8. */
    public static String text(GameRecord record) {
        return text(record, Map.of());
    }

    /**
     * The record as JSON, with where it comes from.
     *
     * @param run the bots, seat by seat, and what else is needed to play the game again; readers skip it
     */
    public static String text(GameRecord record, Map<String, ? extends @Nullable Object> run) {
        return new RecordWriter(RecordedGame.ALL.of(record.game())).write(record, run);
    }

    /**
     * The public part of a running game, as JSON: a record without anything still secret. It is marked as partial, so
     * that it isn't mistaken for a record that can be replayed.
     *
     * @param end the position that the record leads to
     */
    public static String seen(GameRecord record, Position end) {
        RecordWriter writer = new RecordWriter(RecordedGame.ALL.of(record.game()));
        return writer.write(record, true, writer.recorded.writeSeen(record.setup(), end), Map.of());
    }

    private String write(GameRecord record, Map<String, ? extends @Nullable Object> run) {
        return write(record, false, recorded.write(record.setup()), run);
    }

    private String write(
            GameRecord record,
            boolean partial,
            Map<String, Object> setup,
            Map<String, ? extends @Nullable Object> run) {
        out.append("{\n");
        line("format", RecordReader.FORMAT);
        line("version", RecordReader.VERSION);
        if (partial) {
            line("partial", true);
        }
        line("game", record.game());
        if (!run.isEmpty()) {
            line(RecordReader.RUN, run);
        }
        line("options", options(record.setup().options()));
        line("setup", setup);
        list(
                "moves",
                record.moves().stream()
                        .map(move -> JsonText.object("seat", move.seat(), "move", move.text()))
                        .toList());
        out.append(",\n");
        line("scorings", record.scorings().stream().map(this::scoring).toList());
        out.append(" \"totals\": ");
        out.append(JsonText.of(record.totals()));
        if (!record.comments().isEmpty()) {
            out.append(",\n");
            list(
                    "comments",
                    record.comments().stream()
                            .map(each -> JsonText.object(
                                    "ply", each.ply(), "by", each.by(), "mark", each.mark(), "text", each.text()))
                            .toList());
        }
        return out.append("}\n").toString();
    }

    private Map<String, Object> options(GameOptions options) {
        Map<String, String> values = options.values();
        Map<String, Object> typed = new LinkedHashMap<>();
        for (Option option : Games.known(recorded.game()).options()) {
            String value = values.getOrDefault(option.name(), option.byDefault());
            typed.put(
                    option.name(),
                    switch (option.kind()) {
                        case NUMBER -> Integer.valueOf(value);
                        case FLAG -> Boolean.valueOf(value);
                        case WORD -> value;
                    });
        }
        return typed;
    }

    /** A list with a line for each element. */
    private void list(String name, List<?> elements) {
        out.append(' ').append(JsonText.of(name)).append(": [");
        String before = "\n  ";
        for (Object element : elements) {
            out.append(before).append(JsonText.of(element));
            before = ",\n  ";
        }
        out.append(']');
    }

    private Map<String, @Nullable Object> scoring(Scoring scoring) {
        return recorded.namesCauses()
                ? JsonText.object("round", scoring.round(), "cause", scoring.cause(), "points", scoring.points())
                : JsonText.object("round", scoring.round(), "points", scoring.points());
    }

    private void line(String name, Object value) {
        out.append(' ')
                .append(JsonText.of(name))
                .append(": ")
                .append(JsonText.of(value))
                .append(",\n");
    }
}
