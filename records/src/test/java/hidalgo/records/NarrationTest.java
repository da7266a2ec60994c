package hidalgo.records;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Match;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/*
 * narration.json holds one move of the corpus for every text, in the form sent to browsers, with its English sentence.
 * The browser's tests read it too, so both produce the same sentences. -Dnarration.write=1 writes it anew.
 */

/** The moves of all games in words. */
class NarrationTest {
    private static final Path EXAMPLES = Path.of("src", "test", "resources", "narration.json");

    @Test
    void everyMoveHasASentenceForEveryReaderInEveryLanguage() {
        List<Messages> languages = Messages.LANGUAGES.stream().map(Messages::of).toList();
        tellCorpus(told -> {
            for (Messages messages : languages) {
                for (int reader = -1; reader < told.seats(); reader++) {
                    assertThat(messages.text(told.text(), reader))
                            .doesNotContain("{")
                            .isNotBlank();
                }
            }
        });
    }

    @Test
    void theExamplesAreWhatIsToldNow() throws IOException {
        Map<String, Told> byKey = new TreeMap<>();
        tellCorpus(told -> byKey.putIfAbsent(shape(told), told));
        StringBuilder json = new StringBuilder("[\n");
        byKey.values().forEach(told -> json.append("  ").append(told.json()).append(",\n"));
        String written =
                json.delete(json.length() - 2, json.length()).append("\n]\n").toString();
        if (System.getProperty("narration.write") != null) {
            Files.writeString(EXAMPLES, written);
        }

        assertThat(Files.readString(EXAMPLES)).isEqualTo(written);
        assertThat(new TreeSet<>(byKey.keySet().stream()
                        .map(shape -> shape.split(" ", -1)[0])
                        .toList()))
                .containsAll(keysOfMoves());
    }

    /** The keys of texts that are whole moves: those that name who made them and are not part of another one. */
    private static List<String> keysOfMoves() {
        return Messages.ENGLISH.all().keySet().stream()
                .filter(key -> key.matches("move\\.[a-z-]+\\.\\w+\\.you"))
                .map(key -> key.substring(0, key.length() - ".you".length()))
                .filter(key -> Messages.ENGLISH.all().getOrDefault(key, "").startsWith("{seat} "))
                .toList();
    }

    /** The keys of a message and of those in it. */
    private static String shape(Told told) {
        StringBuilder keys = new StringBuilder();
        addKeys(told.text(), keys);
        return keys.toString();
    }

    private static void addKeys(Object value, StringBuilder keys) {
        switch (value) {
            case Message message -> {
                keys.append(message.key()).append(' ');
                message.slots().values().forEach(slot -> addKeys(slot, keys));
            }
            case List<?> list -> list.forEach(each -> addKeys(each, keys));
            case Message.Place place when place.place().equals("Cas") -> keys.append("Cas ");
            default -> {}
        }
    }

    private static void tellCorpus(Consumer<Told> telling) {
        for (Path file : Corpus.files()) {
            GameRecord record = Corpus.read(file);
            Match match = new Match(record.setup());
            for (GameRecord.Move move : record.moves()) {
                Message text = Narration.move(match.position(), move.seat(), move.text());
                telling.accept(new Told(record.seats(), move, text));
                match.play(move.seat(), move.text());
            }
        }
    }

    private record Told(int seats, GameRecord.Move move, Message text) {
        String json() {
            Messages english = Messages.ENGLISH;
            return JsonText.of(JsonText.object(
                    "move", move.text(),
                    "seat", move.seat(),
                    "text", text,
                    "said", english.text(text),
                    "saidToMover", english.text(text, move.seat())));
        }
    }
}
