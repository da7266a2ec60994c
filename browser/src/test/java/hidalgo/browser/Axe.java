package hidalgo.browser;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** What axe objects to on a page. It is asked for objections only: what it gathers about everything else takes longer than looking. */
public final class Axe {
    private static final String SOURCE = source();

    private static final String LOOK = """
            async (least) => {
              const exclude = [...document.body.querySelectorAll('*')].filter((part) => part instanceof HTMLElement)
                .flatMap((part) => Object.values(Object.groupBy(part.children, (child) => `${child.tagName} ${child.className}`)))
                .flatMap((alike) => alike.slice(least, -least));
              const { violations } = await axe.run({ include: [document], exclude }, { resultTypes: ['violations'] });
              return violations.flatMap(({ id, help, nodes }) => nodes.slice(0, 4)
                .map(({ target, html, any }) => `${id}, ${help}: ${target} ${html.slice(0, 120)} ${any[0]?.message ?? ''}`));
            }""";

    /** So many at each end of a list are looked at where not all are. */
    private static final int FEW = 3;

    /** Longer than any list. */
    private static final int ALL = 100_000;

    private Axe() {}

    /** What its rules find. */
    public static List<?> faults(Page page) {
        return look(page, ALL);
    }

    /** What its rules find where a long list of things alike, as the turns in a log, is looked at at both ends. */
    public static List<?> faultsOfASample(Page page) {
        return look(page, FEW);
    }

    private static List<?> look(Page page, int least) {
        if ((boolean) page.evaluate("window.axe === undefined")) {
            page.evaluate(SOURCE);
        }
        return (List<?>) page.evaluate(LOOK, least);
    }

    private static String source() {
        try (InputStream in = Objects.requireNonNull(Axe.class.getResourceAsStream("/axe.min.js"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
