package hidalgo.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The API as a running server describes it, to hold answers against. */
final class Described {
    private final JsonNode description;

    Described(JsonNode description) {
        this.description = description;
    }

    /** Every address with its method in capitals. */
    Set<String> addresses() {
        Set<String> addresses = new TreeSet<>();
        for (Map.Entry<String, JsonNode> path : description.get("paths").properties()) {
            path.getValue()
                    .fieldNames()
                    .forEachRemaining(
                            method -> addresses.add(method.toUpperCase(java.util.Locale.ROOT) + " " + path.getKey()));
        }
        return addresses;
    }

    /** Every reference in it that leads nowhere. */
    List<String> brokenReferences() {
        return description.findValuesAsText("$ref").stream()
                .filter(reference ->
                        !reference.startsWith("#/") || resolved(reference).isMissingNode())
                .toList();
    }

    /** All omissions that a linter would report, apart from the shapes of values. */
    List<String> omissions() {
        List<String> omissions = new ArrayList<>();
        requireText(omissions, "info", description.path("info"), "title", "description", "version");
        requireText(omissions, "info.contact", description.at("/info/contact"), "name");
        Set<String> tags = new TreeSet<>();
        description.path("tags").forEach(tag -> {
            requireText(omissions, "tag", tag, "name", "description");
            tags.add(tag.path("name").asText());
        });
        Set<String> names = new TreeSet<>();
        for (Map.Entry<String, JsonNode> path : description.get("paths").properties()) {
            for (Map.Entry<String, JsonNode> operation : path.getValue().properties()) {
                String where = operation.getKey() + " " + path.getKey();
                requireText(omissions, where, operation.getValue(), "operationId", "summary", "description");
                String name = operation.getValue().path("operationId").asText();
                require(omissions, name.matches("[a-z][A-Za-z]*"), where + " has the name " + name);
                require(omissions, names.add(name), where + " has the name of another operation: " + name);
                requireParameters(omissions, where, path.getKey(), operation.getValue());
                JsonNode about = operation.getValue().path("tags");
                require(
                        omissions,
                        about.size() == 1 && tags.contains(about.path(0).asText()),
                        where + " has no tag");
                boolean succeeds = false;
                for (Map.Entry<String, JsonNode> response :
                        operation.getValue().path("responses").properties()) {
                    requireText(omissions, where + " " + response.getKey(), response.getValue(), "description");
                    succeeds |= response.getKey().matches("[23](\\d\\d|XX)");
                }
                require(omissions, succeeds, where + " never succeeds");
            }
        }
        List<String> used = description.findValuesAsText("$ref");
        description
                .at("/components/schemas")
                .fieldNames()
                .forEachRemaining(schema ->
                        require(omissions, used.contains("#/components/schemas/" + schema), schema + " is not used"));
        return omissions;
    }

    private static void requireText(List<String> omissions, String where, JsonNode object, String... fields) {
        for (String field : fields) {
            require(omissions, !object.path(field).asText().isBlank(), where + " has no " + field);
        }
    }

    private static void requireParameters(List<String> omissions, String where, String path, JsonNode operation) {
        Set<String> declared = new TreeSet<>();
        for (JsonNode parameter : operation.path("parameters")) {
            String name = parameter.path("name").asText();
            require(omissions, declared.add(name), where + " declares " + name + " twice");
            boolean isInPath = parameter.path("in").asText().equals("path");
            require(omissions, isInPath == path.contains("{" + name + "}"), where + " has no place for " + name);
        }
        Matcher variables = Pattern.compile("\\{(\\w+)}").matcher(path);
        while (variables.find()) {
            require(
                    omissions,
                    declared.contains(variables.group(1)),
                    where + " does not declare " + variables.group(1));
        }
    }

    private static void require(List<String> omissions, boolean isThere, String otherwise) {
        if (!isThere) {
            omissions.add(otherwise);
        }
    }

    private JsonNode resolved(String reference) {
        return description.at(reference.substring(1));
    }

    /** The differences between an answer to a request and its description. */
    List<String> complaints(String method, String path, int status, JsonNode answer) {
        String kind = status < 300 ? Integer.toString(status) : "4XX";
        JsonNode response = description
                .path("paths")
                .path(path)
                .path(method.toLowerCase(java.util.Locale.ROOT))
                .path("responses")
                .path(kind);
        JsonNode schema = response.path("content").path("application/json").path("schema");
        if (schema.isMissingNode()) {
            return List.of("no answer is described");
        }
        return complaints(schema, answer, "answer");
    }

    /** The parts of a value that a schema of some name does not allow. */
    List<String> complaints(String schema, JsonNode value) {
        return complaints(resolved("#/components/schemas/" + schema), value, schema);
    }

    private List<String> complaints(JsonNode schema, JsonNode value, String where) {
        if (schema.has("$ref")) {
            return complaints(resolved(schema.get("$ref").asText()), value, where);
        }
        if (schema.has("anyOf")) {
            return ofAny(schema.get("anyOf"), value, where);
        }
        if (schema.has("enum")) {
            for (JsonNode constant : schema.get("enum")) {
                if (constant.equals(value)) {
                    return List.of();
                }
            }
            return List.of(where + " is " + value + ", not one of " + schema.get("enum"));
        }
        return switch (schema.path("type").asText()) {
            case "object" -> ofObject(schema, value, where);
            case "array" -> ofArray(schema, value, where);
            case "string" -> unless(value.isTextual(), value, where, "a string");
            case "integer" -> unless(value.isIntegralNumber(), value, where, "an integer");
            case "number" -> unless(value.isNumber(), value, where, "a number");
            case "boolean" -> unless(value.isBoolean(), value, where, "a boolean");
            case "null" -> unless(value.isNull(), value, where, "null");
            default -> List.of(where + " has no type: " + schema);
        };
    }

    private List<String> ofAny(JsonNode choices, JsonNode value, String where) {
        List<String> all = new ArrayList<>();
        for (JsonNode choice : choices) {
            List<String> complaints = complaints(choice, value, where);
            if (complaints.isEmpty()) {
                return complaints;
            }
            all.addAll(complaints);
        }
        return all;
    }

    private List<String> ofArray(JsonNode schema, JsonNode value, String where) {
        List<String> complaints = new ArrayList<>(unless(value.isArray(), value, where, "an array"));
        if (complaints.isEmpty()) {
            for (int i = 0; i < value.size(); i++) {
                complaints.addAll(complaints(schema.get("items"), value.get(i), where + "[" + i + "]"));
            }
        }
        return complaints;
    }

    /** A field that is not described counts as wrong too. */
    private List<String> ofObject(JsonNode schema, JsonNode value, String where) {
        List<String> complaints = new ArrayList<>(unless(value.isObject(), value, where, "an object"));
        for (JsonNode required : schema.path("required")) {
            if (value.path(required.asText()).isMissingNode()) {
                complaints.add(where + " lacks " + required);
            }
        }
        if (schema.has("properties") || schema.has("additionalProperties")) {
            for (Map.Entry<String, JsonNode> field : value.properties()) {
                JsonNode inner = schema.path("properties").path(field.getKey());
                JsonNode found = inner.isMissingNode() ? schema.path("additionalProperties") : inner;
                complaints.addAll(
                        found.isMissingNode()
                                ? List.of(where + "." + field.getKey() + " is not described")
                                : complaints(found, field.getValue(), where + "." + field.getKey()));
            }
        }
        return complaints;
    }

    private static List<String> unless(boolean right, JsonNode value, String where, String wanted) {
        return right ? List.of() : List.of(where + " is " + value + ", not " + wanted);
    }
}
