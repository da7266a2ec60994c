package hidalgo.records;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Message;
import hidalgo.rules.Wording;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Examples of texts and their results, which the browser's tests read too. */
class WordingTest {
    @TestFactory
    Stream<DynamicTest> whatTheExamplesSay() throws RecordException {
        return ((List<?>) Json.parse(Corpus.bytes(Corpus.FOLDER.resolveSibling("wording.json"))))
                .stream().map(example -> test((Map<?, ?>) example));
    }

    /** The forms that the browser's {@code Intl.PluralRules} gives for the same numbers. */
    @TestFactory
    Stream<DynamicTest> whichFormANumberHas() throws RecordException {
        Map<String, String> texts = Map.of("x.one", "one", "x.other", "other");
        return ((List<?>) Json.parse(Corpus.bytes(Corpus.FOLDER.resolveSibling("plurals.json"))))
                .stream()
                        .map(each -> (Map<?, ?>) each)
                        .map(each -> DynamicTest.dynamicTest(
                                each.toString(),
                                () -> assertThat(new Wording(text(each.get("language")), texts)
                                                .text(Message.of("x", "n", each.get("n")), Wording.NO_SEAT))
                                        .isEqualTo(each.get("form"))));
    }

    private static DynamicTest test(Map<?, ?> example) {
        return DynamicTest.dynamicTest(text(example.get("about")), () -> {
            Map<String, String> texts = new LinkedHashMap<>();
            ((Map<?, ?>) example.get("texts")).forEach((key, text) -> texts.put(text(key), text(text)));
            int reader = example.get("reader") instanceof Number seat ? seat.intValue() : Wording.NO_SEAT;
            Message message = (Message) value(example.get("message"));

            assertThat(new Wording(text(example.get("language")), texts).text(message, reader))
                    .isEqualTo(example.get("said"));
        });
    }

    /** The value that JSON gives for a message or for a slot of one. */
    private static Object value(Object json) {
        return switch (json) {
            case List<?> list -> list.stream().map(WordingTest::value).toList();
            case Map<?, ?> fields
            when fields.get("key") instanceof String key -> {
                Map<String, Object> slots = new LinkedHashMap<>();
                ((Map<?, ?>) fields.get("slots")).forEach((name, value) -> slots.put(text(name), value(value)));
                yield new Message(key, slots);
            }
            case Map<?, ?> fields when fields.get("seat") instanceof Number seat -> new Message.Seat(seat.intValue());
            case Map<?, ?> fields when fields.get("card") instanceof String card -> new Message.Card(card);
            case Map<?, ?> fields
            when fields.get("place") instanceof String place -> new Message.Place(place, text(fields.get("name")));
            default -> json;
        };
    }

    private static String text(Object value) {
        return (String) value;
    }
}
