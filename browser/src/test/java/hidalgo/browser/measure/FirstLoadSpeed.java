package hidalgo.browser.measure;

import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Prints what the first page needs over the wire. It asserts nothing. */
@Isolated
class FirstLoadSpeed extends BrowserTest {
    @Test
    void firstLoad() {
        Person ana = person("Ana");
        ana.open(server().at(""));
        Object sizes = ana.page()
                .evaluate("performance.getEntriesByType('resource').filter(r => /[.](js|css)([?]|$)/.test(r.name))"
                        + ".map(r => r.name.split('/').at(-1) + ' ' + r.encodedBodySize)");
        System.out.println("First load, bytes as sent: " + sizes);
    }
}
