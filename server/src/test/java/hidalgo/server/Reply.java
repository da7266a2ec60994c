package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import hidalgo.server.base.ChangedJson;
import java.net.http.HttpHeaders;

/**
 * An answer of the server.
 *
 * @param status the status of HTTP
 * @param body the text
 * @param headers the headers
 */
public record Reply(int status, String body, HttpHeaders headers) {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** Fails unless the status is this one. */
    public Reply is(int wanted) {
        assertThat(status).as(body).isEqualTo(wanted);
        return this;
    }

    /** The body as JSON. */
    public JsonNode json() {
        return json(body);
    }

    /** A value after a change. */
    public static JsonNode changed(JsonNode before, JsonNode change) {
        return MAPPER.valueToTree(
                ChangedJson.of(MAPPER.convertValue(before, Object.class), MAPPER.convertValue(change, Object.class)));
    }

    /** A text as JSON. */
    public static JsonNode json(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError("This is no JSON: " + text, e);
        }
    }
}
