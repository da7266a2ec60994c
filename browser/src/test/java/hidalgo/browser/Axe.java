package hidalgo.browser;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * The violations that axe finds on a page. Only violations are requested: collecting everything else takes longer than
 * checking.
 */
public final class Axe {
    private static final String SOURCE = source();

    private static final String LOOK = """
            async ([least, isContrast]) => {
              const exclude = [...document.body.querySelectorAll('*')].filter((part) => part instanceof HTMLElement)
                .flatMap((part) => Object.values(Object.groupBy(part.children, (child) => `${child.tagName} ${child.className}`)))
                .flatMap((alike) => alike.slice(least, -least));
              const { violations } = await axe.run({ include: [document], exclude }, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: isContrast } } });
              return violations.flatMap(({ id, help, nodes }) => nodes.slice(0, 4)
                .map(({ target, html, any }) => `${id}, ${help}: ${target} ${html.slice(0, 120)} ${any[0]?.message ?? ''}`));
            }""";

    /** The number of elements checked at each end of a long list. */
    private static final int FEW = 3;

    /** Longer than any list. */
    private static final int ALL = 100_000;

    private Axe() {}

    /** The violations of its rules. */
    public static List<?> faults(Page page) {
        return look(page, ALL, true);
    }

    /**
     * The violations of its rules if both ends of a long list of similar items are checked, such as the turns in a log.
     *
     * @param contrast whether the contrast of colours is checked too, which takes longer than all other rules
     */
    public static List<?> faultsOfASample(Page page, boolean contrast) {
        return look(page, FEW, contrast);
    }

    private static List<?> look(Page page, int least, boolean contrast) {
        if ((boolean) page.evaluate("window.axe === undefined")) {
            page.evaluate(SOURCE);
        }
        return (List<?>) page.evaluate(LOOK, List.of(least, contrast));
    }

    private static String source() {
        try (InputStream in = Objects.requireNonNull(Axe.class.getResourceAsStream("/axe.min.js"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
