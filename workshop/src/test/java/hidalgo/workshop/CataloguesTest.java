package hidalgo.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.MainCode;
import hidalgo.rules.Messages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The catalogues of all modules together. */
class CataloguesTest {
    private static final Path REPOSITORY = Path.of("..");
    private static final Pattern LITERAL = Pattern.compile("\"([a-z][A-Za-z]*\\.[A-Za-z.-]*)\"");

    private static final Pattern SLOT = Pattern.compile("\\{([a-z][A-Za-z]*)(?::[A-Za-z.-]+)?}");
    private static final Pattern INNER_TEXT = Pattern.compile("\\{\\w+:([A-Za-z.-]+)}");

    /** The slots whose player may be the reader: then the text has no name for them. */
    private static final Set<String> READER = Set.of("seat", "rival");

    /** The forms of a text, by who is spoken to, a place, and a number. */
    private static final Pattern FORM = Pattern.compile("(?:\\.you)?(?:\\.[A-Z][a-z]{2})?(?:\\.(?:one|other))?$");

    @Test
    void everyModuleBringsItsTexts() {
        assertThat(Messages.ENGLISH.all())
                .containsKeys(
                        "option.unknown",
                        "record.format",
                        "bots.unknown",
                        "server.guest",
                        "app.range",
                        "workshop.noBenchmark");
    }

    /** Texts that only the terminal shows, which speaks English. */
    private static final Pattern OF_THE_TERMINAL =
            Pattern.compile("(?:app|workshop|lab|board|env|analyse|play|part)\\..*|server\\.doctor\\..*");

    @Test
    void everyTextIsUsed() throws IOException {
        Set<String> literals = MainCode.found(LITERAL, REPOSITORY);
        Set<String> unused = keys("en");
        for (String literal : literals) {
            String ending = "." + literal;
            unused.removeIf(key ->
                    key.equals(literal) || key.endsWith(ending) || literal.endsWith(".") && key.startsWith(literal));
        }
        forEachText((language, key, text) -> unused.removeAll(found(INNER_TEXT, text)));

        assertThat(unused).isEmpty();
    }

    @Test
    void textsAreWellFormed() {
        forEachText((language, key, text) -> assertThat(text)
                .as(language + " " + key)
                .matches("(?:[^{}]|" + SLOT.pattern() + ")+")
                .doesNotMatch("\\s.*|.*\\s"));
    }

    @Test
    void everyLanguageHasEveryTextThatABrowserShows() {
        Set<String> wanted = keys("en");
        wanted.removeIf(key -> OF_THE_TERMINAL.matcher(key).matches());
        for (String language : Messages.LANGUAGES.subList(1, Messages.LANGUAGES.size())) {
            assertThat(keys(language)).as(language).containsExactlyInAnyOrderElementsOf(wanted);
        }
    }

    @Test
    void aTextHasTheSameSlotsInEveryLanguageAndForm() {
        Map<String, Set<String>> english = new TreeMap<>();
        Messages.ENGLISH
                .all()
                .forEach((key, text) -> english.computeIfAbsent(withoutForm(key), base -> new TreeSet<>())
                        .addAll(found(SLOT, text)));
        forEachText((language, key, text) -> {
            Set<String> wanted = new TreeSet<>(english.get(withoutForm(key)));
            Set<String> slots = found(SLOT, text);
            if (key.contains(".you")) {
                wanted.removeAll(READER);
                slots.removeAll(READER);
            }
            if (key.endsWith(".one")) {
                wanted.remove("n");
                slots.remove("n");
            }
            assertThat(slots).as(language + " " + key).isEqualTo(wanted);
        });
    }

    @Test
    void whatATextIsPutIntoIsATextToo() {
        Map<String, Set<String>> keys =
                Messages.LANGUAGES.stream().collect(Collectors.toMap(it -> it, CataloguesTest::keys));
        forEachText((language, key, text) ->
                assertThat(keys.get(language)).as(language + " " + key).containsAll(found(INNER_TEXT, text)));
    }

    @Test
    void textsAboutTheReadersMovesHaveAFormForThem() {
        forEachText((language, key, text) -> {
            // The present tense is for what others do, while it is shown.
            if (key.startsWith("move.") && !key.endsWith(".now") && text.startsWith("{seat} ")) {
                String base = withoutForm(key);
                assertThat(Messages.of(language).all())
                        .as(language + " " + key)
                        .containsKey(base + ".you" + key.substring(base.length()));
            }
        });
    }

    private interface Look {
        void at(String language, String key, String text);
    }

    private static void forEachText(Look look) {
        for (String language : Messages.LANGUAGES) {
            Messages.of(language).all().forEach((key, text) -> look.at(language, key, text));
        }
    }

    /** The keys that there are texts for, without the forms. */
    private static Set<String> keys(String language) {
        return Messages.of(language).all().keySet().stream()
                .map(CataloguesTest::withoutForm)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String withoutForm(String key) {
        return FORM.matcher(key).replaceFirst("");
    }

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
