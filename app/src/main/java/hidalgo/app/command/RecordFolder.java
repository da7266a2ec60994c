package hidalgo.app.command;

import hidalgo.app.input.BadInput;
import hidalgo.app.input.InputFile;
import hidalgo.records.GameRecord;
import hidalgo.records.JsonText;
import hidalgo.records.RecordWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A folder with one record per game: {@code 0001.json} and so on. */
final class RecordFolder {
    private static final int LONGEST = 200;

    private final Path folder;
    private final Map<String, @Nullable Object> facts;

    private RecordFolder(Path folder, Map<String, @Nullable Object> facts) {
        this.folder = folder;
        this.facts = facts;
    }

    /**
     * Creates the folder if necessary; refuses to overwrite files in it unless told to.
     *
     * @param facts the run that the records are of
     */
    static RecordFolder open(Path path, int first, int games, Map<String, @Nullable Object> facts, boolean overwrite) {
        RecordFolder records = new RecordFolder(path, facts);
        try {
            Files.createDirectories(path);
        } catch (IOException e) {
            throw new InputFile(path.toString()).unusable("app.folder.denied");
        }
        for (int index = first; index < first + games && !overwrite; index++) {
            if (Files.exists(records.file(index))) {
                throw BadInput.of("app.record.exists", "file", records.file(index));
            }
        }
        records.describe(overwrite);
        return records;
    }

    /** Writes down beside the records which run they are of. Shards of one run may share the folder. */
    private void describe(boolean overwrite) {
        Path file = folder.resolve("run.txt");
        String text = JsonText.of(facts) + "\n";
        try {
            if (!overwrite && Files.exists(file) && !Files.readString(file).equals(text)) {
                throw BadInput.of("app.record.exists", "file", file);
            }
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new InputFile(file.toString()).unusable("app.record.denied");
        }
    }

    /** Writes the record of a game, counted from 0, which names its bots, seat by seat. */
    void write(int index, GameRecord record, List<String> bots) {
        Path file = file(index);
        try {
            Files.writeString(file, RecordWriter.text(record, run(index, bots)));
        } catch (IOException e) {
            throw new InputFile(file.toString()).unusable("app.record.denied");
        }
    }

    private Map<String, @Nullable Object> run(int index, List<String> bots) {
        Map<String, @Nullable Object> run = new LinkedHashMap<>();
        for (String fact : List.of("command", "version", "seed")) {
            run.put(fact, facts.get(fact));
        }
        run.put("number", index + 1);
        run.put("bots", bots.stream().map(RecordFolder::readable).toList());
        return run;
    }

    /** The name of a bot in a record: texts there are bounded, commands of other programs are not. */
    private static String readable(String bot) {
        return bot.length() <= LONGEST ? bot : bot.substring(0, LONGEST);
    }

    private Path file(int index) {
        String number = Integer.toString(index + 1);
        return folder.resolve("0".repeat(Math.max(0, 4 - number.length())) + number + ".json");
    }
}
