package hidalgo.offline.standin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.records.RecordException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each replacement of a class behaves like the original. */
public class StandInsTest {
    /** A record in a record. */
    public record Inner(String text, List<Integer> numbers) {}

    /** A record with everything. */
    public record Outer(int number, boolean flag, Inner inner, Map<String, Integer> map, Thread.State constant) {}

    @Test
    void everyPublicMethodExistsInTheOriginal() throws ReflectiveOperationException {
        Map<Class<?>, String> originals = Map.of(
                Fairness.class, "hidalgo.records.Fairness",
                Json.class, "hidalgo.records.Json",
                JsonText.class, "hidalgo.records.JsonText",
                SearchThreads.class, "hidalgo.bots.SearchThreads",
                PlainText.class, "hidalgo.tables.PlainText",
                Sha256.class, "hidalgo.tables.Sha256",
                NameLikeness.class, "hidalgo.tables.NameLikeness");
        for (var pair : originals.entrySet()) {
            Class<?> original = Class.forName(pair.getValue());
            for (Method method : pair.getKey().getDeclaredMethods()) {
                if (Modifier.isPublic(method.getModifiers())) {
                    assertThat(original.getDeclaredMethod(method.getName(), method.getParameterTypes())
                                    .getReturnType())
                            .isEqualTo(method.getReturnType());
                }
            }
        }
    }

    @Test
    void hashesAreThoseOfJava() {
        for (int length : new int[] {0, 1, 55, 56, 63, 64, 119, 120, 1000}) {
            String text = "ñ".repeat(length / 2) + "x".repeat(length % 2);
            assertThat(Sha256.of(text)).isEqualTo(hidalgo.tables.Sha256.of(text));
        }
        assertThat(Fairness.hash("1f", "2e")).isEqualTo(hidalgo.records.Fairness.hash("1f", "2e"));
        assertThat(Fairness.drawSeed()).matches("[0-9a-f]{64}");
        assertThat(Fairness.drawSalt()).matches("[0-9a-f]{32}");
    }

    @Test
    void textsAreWrittenInTheSameWay() {
        Outer value =
                new Outer(3, true, new Inner("a \"quoted\\\" ñ\n", List.of(1, 2)), Map.of("one", 1), Thread.State.NEW);
        assertThat(JsonText.of(value).replace("\\u000a", "\\n")).isEqualTo(hidalgo.records.JsonText.of(value));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\": [1, -2, 12345678901, true, false, null], \"b\": {\"c\": \"d\\u00e9\\n\\\"\"}}",
                "[]",
                " {} ",
                "\"text\"",
                "[1.5, 12345678901234567890]"
            })
    void jsonIsReadInTheSameWay(String text) throws RecordException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        assertThat(Json.parse(bytes)).isEqualTo(hidalgo.records.Json.parse(bytes));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[1,]", "{\"a\": 1, \"a\": 2}", "tru", "\"a", "[1] 2", "{a: 1}", "\"\\x\""})
    void whatIsNoJsonIsRefused(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        assertThatThrownBy(() -> hidalgo.records.Json.parse(bytes)).isInstanceOf(RecordException.class);
        assertThatThrownBy(() -> Json.parse(bytes)).isInstanceOf(RecordException.class);
    }
}
