package hidalgo.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.records.Json.Foreign;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
    /** A record in a record. */
    record Inner(String text, List<Integer> numbers) {}

    /** A record with everything. */
    record Outer(int number, boolean flag, Inner inner, Map<String, Integer> map, Thread.State constant) {}

    private static Object parse(String text) throws RecordException {
        return Json.parse(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void valuesAreRead() throws RecordException {
        String text = " {\"a\": [1, -2, 12345678901, true, false, null], \"b\": {\"c\": \"d\\u00E9\\n"
                + "\\\"\\/\\ud83d\\ude00\"}} ";
        Map<String, Object> expected =
                Map.of("a", List.of(1, -2, 12_345_678_901L, true, false, Foreign.NULL), "b", Map.of("c", "dé\n\"/😀"));
        assertThat(parse(text)).isEqualTo(expected);
        assertThat(Json.parse(text)).isEqualTo(expected);
        assertThat(parse("[]")).isEqualTo(List.of());
        assertThat(parse("\"text\"")).isEqualTo("text");
        assertThat(parse("0")).isEqualTo(0);
    }

    @ParameterizedTest
    @CsvSource({"1.5,1.5", "-0.25,-0.25", "1e3,1000", "1E-3,0.001", "1.5e+3,1500"})
    void fractionsAreRead(String text, double value) throws RecordException {
        assertThat(parse(text)).isEqualTo(value);
        assertThat(Json.parse(JsonText.compact(value))).isEqualTo(value);
    }

    @Test
    void allKindsOfFractionsAreWritten() {
        assertThat(JsonText.compact(List.of(0.1, 0.1f, new BigDecimal("75.0"), Float.NaN)))
                .isEqualTo("[0.1,0.1,75.0,null]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"12345678901234567890", "-9223372036854775809", "1e999"})
    void numbersCanBeTooLarge(String text) throws RecordException {
        assertThat(parse(text)).isEqualTo(Foreign.NUMBER);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "[1,]",
                "{\"a\": 1,}",
                "{,}",
                "[,1]",
                "tru",
                "truely",
                "\"a",
                "[1] 2",
                "{a: 1}",
                "{\"a\" 1}",
                "\"\\x\"",
                "\"\\u12g4\"",
                "01",
                "-",
                "+1",
                ".5",
                "1.",
                "1e",
                "1e+",
                "--1",
                "'a'",
                "\"\t\"",
                "NaN",
                "1 2"
            })
    void whatIsNoJsonIsRefused(String text) {
        assertThatThrownBy(() -> parse(text))
                .isInstanceOf(RecordException.class)
                .hasMessageContaining("not JSON");
        assertThatThrownBy(() -> Json.parse(text)).isInstanceOf(RecordException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"\\ud800\"", "\"\\udc00\\ud800\"", "{\"\\ud800\": 1}"})
    void halfASurrogatePairIsNoText(String text) {
        assertThatThrownBy(() -> parse(text)).hasMessageContaining("UTF-8");
    }

    @Test
    void aFieldThatIsThereTwiceIsRefused() {
        assertThatThrownBy(() -> parse("{\"a\": 1, \"a\": 2}")).hasMessageContaining("\"a\"");
    }

    @Test
    void recordsAreSmallAndMessagesAreNot() throws RecordException {
        String deep = "[".repeat(11) + "]".repeat(11);
        String large = "\"" + "x".repeat(1001) + "\"";
        for (String text : List.of(deep, large)) {
            assertThatThrownBy(() -> parse(text)).hasMessageContaining("too long or nested too deeply");
            assertThat(Json.parse(text)).isNotNull();
        }
        assertThat(parse("[".repeat(10) + "1" + "]".repeat(10))).isNotNull();
        assertThat(parse("\"" + "x".repeat(1000) + "\"")).isNotNull();
    }

    @Test
    void recordsAndTextsAreWritten() {
        Outer value = new Outer(
                3, true, new Inner("a \"quoted\\\" ñ\n\u001f", List.of(1, 2)), Map.of("one", 1), Thread.State.NEW);
        assertThat(JsonText.of(value))
                .isEqualTo("{\"number\": 3, \"flag\": true, \"inner\": {\"text\": \"a \\\"quoted\\\\\\\" ñ\\n\\u001F\","
                        + " \"numbers\": [1, 2]}, \"map\": {\"one\": 1}, \"constant\": \"new\"}");
        assertThat(JsonText.of(JsonText.object("a", null, "b", 12_345_678_901L)))
                .isEqualTo("{\"a\": null, \"b\": 12345678901}");
    }

    @ParameterizedTest
    @CsvSource({"0,0.000", "0.5,0.500", "-1.25,-1.250", "0.1235,0.124", "1.0005,1.001", "0.99951,1.000", "12.3,12.300"})
    void fractionsHaveThreeDigits(double fraction, String text) {
        assertThat(JsonText.of(fraction)).isEqualTo(text);
    }
}
