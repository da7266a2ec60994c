package hidalgo.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hidalgo.server.Reply;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Bodies that no sensible client sends. */
final class MutatedBody {
    private static final List<String> VALUES = List.of(
            "null",
            "0",
            "-1",
            "2147483647",
            "2147483648",
            "-9223372036854775809",
            "1e400",
            "0.5",
            "true",
            "\"\"",
            "\"\\u0000\"",
            "\"\\ud800\"",
            "\"power 1\"",
            "\"disk Sev\"",
            "[]",
            "[null]",
            "{}",
            "[[[[[[[[]]]]]]]]",
            "{\"seat\": {}}",
            "\"" + "x".repeat(3000) + "\"",
            "\"el-caballero\"",
            "\"random\"",
            "{\"kind\": \"me\"}",
            "[{\"kind\": \"me\"}, {\"kind\": \"bot\", \"bot\": \"random\"}]");

    private MutatedBody() {}

    /** A body that is more or less what an address expects. */
    static String of(String body, Random random) {
        String text = body.isEmpty() ? "{}" : body;
        return switch (random.nextInt(6)) {
            case 0 -> VALUES.get(random.nextInt(VALUES.size()));
            case 1 -> cut(text, random);
            case 2 -> noise(random);
            default -> text.startsWith("{") ? mutated(Reply.json(text), random) : cut(text, random);
        };
    }

    /** A text from whose middle or end something is missing. */
    static String cut(String text, Random random) {
        int at = random.nextInt(text.length() + 1);
        return text.substring(0, at) + (random.nextBoolean() ? "" : text.substring(Math.min(text.length(), at + 2)));
    }

    private static String noise(Random random) {
        byte[] bytes = new byte[random.nextInt(200)];
        random.nextBytes(bytes);
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /** Puts another value somewhere, or takes one away. */
    private static String mutated(JsonNode node, Random random) {
        JsonNode place = node;
        for (int depth = random.nextInt(4); depth > 0 && place.size() > 0; depth--) {
            List<JsonNode> inner = new ArrayList<>();
            place.forEach(inner::add);
            JsonNode next = inner.get(random.nextInt(inner.size()));
            place = next.isContainerNode() ? next : place;
        }
        JsonNode value = Reply.json(VALUES.get(random.nextInt(VALUES.size())));
        if (place instanceof ObjectNode object) {
            List<String> names = new ArrayList<>();
            object.fieldNames().forEachRemaining(names::add);
            names.add("other");
            String name = names.get(random.nextInt(names.size()));
            if (random.nextInt(4) == 0) {
                object.remove(name);
            } else {
                object.set(name, value);
            }
        } else if (place instanceof ArrayNode array) {
            array.insert(random.nextInt(array.size() + 1), value);
        }
        return node.toString();
    }
}
