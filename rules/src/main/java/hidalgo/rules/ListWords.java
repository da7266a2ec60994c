package hidalgo.rules;

import java.util.List;

/**
 * How a language lists things, by the Unicode CLDR.
 *
 * @param pair between two
 * @param last before the last of three or more
 */
record ListWords(String pair, String last) {
    static ListWords of(String language) {
        return switch (language) {
            case "de" -> new ListWords(" und ", " und ");
            case "fr" -> new ListWords(" et ", " et ");
            case "es" -> new ListWords(" y ", " y ");
            default -> new ListWords(" and ", ", and ");
        };
    }

    /** Things in a list: Ana, In\u00e9s, and Mateo. */
    String format(List<String> things) {
        int size = things.size();
        if (size < 2) {
            return String.join("", things);
        }
        String first = String.join(", ", things.subList(0, size - 1));
        return first + (size == 2 ? pair : last) + things.getLast();
    }
}
