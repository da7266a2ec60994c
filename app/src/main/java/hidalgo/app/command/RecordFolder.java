package hidalgo.app.command;

import hidalgo.app.input.BadInput;
import hidalgo.app.input.InputFile;
import hidalgo.records.GameRecord;
import hidalgo.records.JsonText;
import hidalgo.records.RecordWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A folder with one record per game: {@code 0001.json} and so on. */
final class RecordFolder {
    private final Path folder;

    private RecordFolder(Path folder) {
        this.folder = folder;
    }

    /** Creates the folder if necessary; refuses to overwrite files in it unless told to. */
    static RecordFolder open(Path path, int first, int games, boolean overwrite) {
        RecordFolder records = new RecordFolder(path);
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
        return records;
    }

    /**
     * Writes down beside the records which run they are of: records name neither bots nor seed. Shards of one run may share
     * the folder.
     */
    RecordFolder describe(Map<String, @Nullable Object> facts, boolean overwrite) {
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
        return this;
    }

    /** Writes the record of a game, counted from 0. */
    void write(int index, GameRecord record) {
        Path file = file(index);
        try {
            Files.writeString(file, RecordWriter.text(record));
        } catch (IOException e) {
            throw new InputFile(file.toString()).unusable("app.record.denied");
        }
    }

    private Path file(int index) {
        String number = Integer.toString(index + 1);
        return folder.resolve("0".repeat(Math.max(0, 4 - number.length())) + number + ".json");
    }
}
