package hidalgo.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonReaderTest {
    /** A word. */
    enum Colour {
        RED,
        DARK_BLUE
    }

    /** A part of a whole. */
    record Part(String name, @Nullable Part inner) {}

    /** A field of each kind. */
    record Whole(
            int number,
            long large,
            double fraction,
            boolean flag,
            Colour colour,
            List<Part> parts,
            Map<String, Integer> counts,
            @Nullable Integer some,
            @Nullable Object any) {}

    private static final String WHOLE = """
            {"number":-3,"large":5,"fraction":0.1,"flag":true,"colour":"dark_blue",\
            "parts":[{"name":"a","inner":{"name":"b","inner":null}}],"counts":{"x":1},"some":null,\
            "any":{"list":[1,null,2.5],"text":"ñ\uD83D\uDE00"}}""";

    private static <T> T read(JsonReader reader, Class<T> type, String json) throws RecordException {
        return reader.read(type, Json.parse(json));
    }

    private static Whole whole(String json) throws RecordException {
        return read(JsonReader.strict(JsonShapes.PLAIN), Whole.class, json);
    }

    @Test
    void recordsAreReadAsTheyWereWritten() throws RecordException {
        Whole whole = whole(WHOLE);
        assertThat(whole)
                .isEqualTo(new Whole(
                        -3,
                        5,
                        0.1,
                        true,
                        Colour.DARK_BLUE,
                        List.of(new Part("a", new Part("b", null))),
                        Map.of("x", 1),
                        null,
                        Map.of("list", Arrays.asList(1, null, 2.5), "text", "ñ\uD83D\uDE00")));
        assertThat(JsonText.compact(whole)).isEqualTo(WHOLE);
        assertThat(whole(JsonText.of(whole))).isEqualTo(whole);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"number\":-3|\"number\":1.0|\"number\" must be a whole number",
                "\"number\":-3|\"number\":2147483648|\"number\" must be a whole number",
                "\"number\":-3|\"number\":\"3\"|\"number\" must be a whole number",
                "\"number\":-3|\"number\":null|\"number\" is missing",
                "\"number\":-3,||\"number\" is missing",
                "\"large\":5|\"large\":99999999999999999999|\"large\" must be a whole number",
                "\"some\":null|\"some\":99999999999999999999|\"some\" must be a whole number",
                "\"fraction\":0.1|\"fraction\":\"0.1\"|\"fraction\" must be a number",
                "\"flag\":true|\"flag\":1|\"flag\" must be true or false",
                "\"dark_blue\"|\"blue\"|\"colour\" must be one of red, dark_blue",
                "\"dark_blue\"|0|\"colour\" must be a string",
                "\"name\":\"a\"|\"name\":7|\"name\" must be a string",
                "[{\"name\"|[1,{\"name\"|each part of \"parts\" must be an object",
                "{\"x\":1}|{\"x\":true}|each part of \"counts\" must be a whole number",
                "{\"x\":1}|[]|\"counts\" must be an object",
                "\"inner\":null|\"inner\":null,\"other\":1|the field \"other\" is unknown here",
                "\"flag\":true|\"flag\":true,\"flag\":true|the field \"flag\" appears twice in the same place"
            })
    void anotherValueIsRefused(String good, @Nullable String bad, String reason) {
        String json = WHOLE.replace(good, bad == null ? "" : bad);
        assertThat(json).isNotEqualTo(WHOLE);
        assertThatThrownBy(() -> whole(json))
                .isInstanceOf(RecordException.class)
                .hasMessage(reason);
    }

    @ParameterizedTest
    @CsvSource({"[]", "null", "7", "true"})
    void onlyAnObjectIsARecord(String json) {
        assertThatThrownBy(() -> whole(json)).hasMessage("the JSON must be an object");
    }

    @Test
    void aTolerantReaderIgnoresUnknownFields() throws RecordException {
        JsonReader tolerant = JsonReader.tolerant(JsonShapes.PLAIN);
        assertThat(read(tolerant, Part.class, "{\"name\":\"a\",\"other\":[1]}")).isEqualTo(new Part("a", null));
    }

    @Test
    void aFormatKeepsItsOwnFields() throws RecordException {
        JsonShapes shapes = JsonShapes.with(List.of(JsonShape.of(Part.class)
                .named("name", "title")
                .leftOut("inner")
                .and("long", part -> part.name().length() > 1)));
        Part part = new Part("ab", new Part("c", null));
        String json = JsonText.compact(part, shapes);
        assertThat(json).isEqualTo("{\"title\":\"ab\",\"inner\":{\"title\":\"c\",\"long\":false},\"long\":true}");
        assertThat(read(JsonReader.tolerant(shapes), Part.class, json)).isEqualTo(part);
    }

    @Test
    void aValueWithoutAFormIsNotWritten() {
        assertThatThrownBy(() -> JsonText.compact(List.of(Part.class))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aWriterIsUsedAgain() {
        JsonWriter writer = new JsonWriter(JsonWriter.Style.COMPACT, JsonShapes.PLAIN);
        writer.value(List.of("x".repeat(5000), Long.MIN_VALUE, 1e-5, "\uD800"));
        assertThat(writer.text()).endsWith("x\",-9223372036854775808,1.0E-5,\"?\"]");
        writer.clear();
        writer.value(0);
        assertThat(writer.bytes()).containsExactly('0');
    }
}
