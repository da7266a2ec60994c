package hidalgo.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.server.base.Json;
import hidalgo.tables.table.EventKinds;
import hidalgo.tables.table.TableEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/*
 * The files hold what the first version wrote, and are never changed: a kind or a field that is renamed in the code
 * keeps its name in the database. A new kind adds its lines.
 */

/** Stored events are read and written in the same way forever. */
class StoredEventsTest {
    private static final Path STORED = Path.of("src/test/resources/stored");

    private static List<String> lines(String file) throws IOException {
        return Files.readAllLines(STORED.resolve(file));
    }

    @TestFactory
    Stream<DynamicTest> everyEventIsReadAndWrittenAsItWas() throws IOException {
        return lines("events.tsv").stream()
                .map(line -> DynamicTest.dynamicTest(line, () -> {
                    String[] parts = line.split("\t", -1);
                    TableEvent event = StoredEvents.read(parts[0], parts[1]);
                    assertThat(event).isNotInstanceOf(TableEvent.Unreadable.class);
                    assertThat(StoredEvents.kind(event)).isEqualTo(parts[0]);
                    assertThat(StoredEvents.body(event)).isEqualTo(parts[1]);
                }));
    }

    @Test
    void everyKindHasAnExample() throws IOException {
        Set<String> examples = lines("events.tsv").stream()
                .map(line -> line.split("\t", -1)[0])
                .collect(Collectors.toSet());
        assertThat(examples).isEqualTo(EventKinds.ALL.keySet());
    }

    @Test
    void everyEventButTheUnreadableOneHasAKind() {
        Set<String> events = Stream.of(TableEvent.class.getPermittedSubclasses())
                .filter(type -> type != TableEvent.Unreadable.class)
                .map(Class::getName)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(EventKinds.ALL.values().stream().map(Class::getName)).containsExactlyInAnyOrderElementsOf(events);
    }

    @Test
    void linesOfTheLobbyAreReadAndWrittenAsTheyWere() throws IOException {
        for (String line : lines("lobby-lines.jsonl")) {
            assertThat(StoredLine.read(line).map(StoredLine::write)).contains(line);
        }
    }

    @Test
    void linesWithoutFieldsThatWereAddedLaterAreRead() throws IOException {
        String older =
                lines("lobby-lines.jsonl").get(1).replace("\"name\":null,", "").replace("\"spectatorDelay\":null,", "");
        assertThat(StoredLine.read(older)).hasValueSatisfying(table -> {
            assertThat(table.name()).isNull();
            assertThat(table.spectatorDelay()).isZero();
        });
    }

    @Test
    void analysesAreReadAndWrittenAsTheyWere() throws IOException {
        for (String line : lines("analyses.jsonl")) {
            assertThat(StoredAnalysis.write(StoredAnalysis.read(line))).isEqualTo(line);
        }
    }

    @Test
    void reasonsOfTheFirstVersionAreReadAndStillHaveATextInEveryLanguage() throws IOException {
        for (String line : lines("reasons.jsonl")) {
            Message reason = Json.stored(line, StoredReason.class).message();
            for (String language : Messages.LANGUAGES) {
                assertThat(Messages.of(language).text(reason))
                        .as("%s, %s", language, line)
                        .isNotBlank()
                        .doesNotContain("{", "}", "why.", "card.", "Seat[");
            }
        }
    }

    @Test
    void aPlaceOfTheFirstVersionGetsItsPreposition() {
        String line = "{\"key\":\"why.eg.king\",\"slots\":{\"place\":\"País Vasco\",\"value\":5,\"region\":\"Bas\"}}";
        Message reason = Json.stored(line, StoredReason.class).message();
        assertThat(Messages.of("fr").text(reason)).endsWith("vers le País Vasco");
    }

    @Test
    void reasonsOfAnalysesAreMessages() {
        String line = """
                {"key":"why.eg.firstFrom","slots":{"rival":{"seat":1},"value":5,"place":{"place":"Sev","name":"Sevilla"}}}""";
        assertThat(Json.stored(line, StoredReason.class).message())
                .isEqualTo(Message.of(
                        "why.eg.firstFrom",
                        "rival",
                        new Message.Seat(1),
                        "value",
                        5,
                        "place",
                        new Message.Place("Sev", "Sevilla")));
    }
}
