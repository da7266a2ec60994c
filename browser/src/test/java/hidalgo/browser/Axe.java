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
            async () => {
              const { violations } = await axe.run(document, { resultTypes: ['violations'] });
              return violations.flatMap(({ id, help, nodes }) => nodes.slice(0, 4)
                .map(({ target, html, any }) => `${id}, ${help}: ${target} ${html.slice(0, 120)} ${any[0]?.message ?? ''}`));
            }""";

    private Axe() {}

    /** What its rules find. */
    public static List<?> faults(Page page) {
        if ((boolean) page.evaluate("window.axe === undefined")) {
            page.evaluate(SOURCE);
        }
        return (List<?>) page.evaluate(LOOK);
    }

    private static String source() {
        try (InputStream in = Objects.requireNonNull(Axe.class.getResourceAsStream("/axe.min.js"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
