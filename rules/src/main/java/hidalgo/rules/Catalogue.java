package hidalgo.rules;

import java.util.List;
import java.util.Properties;

/**
 * The texts of one module or game: files {@code messages/<language>.properties} next to the class, which a service file
 * names.
 */
public interface Catalogue {
    /** The codes of the languages it has texts in. */
    default List<String> languages() {
        return Messages.LANGUAGES;
    }

    /** Its texts in one of these languages, by key. */
    default Properties texts(String language) {
        return Components.load(getClass(), "messages/" + language + ".properties");
    }
}
