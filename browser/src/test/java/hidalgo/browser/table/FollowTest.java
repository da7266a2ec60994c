package hidalgo.browser.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import hidalgo.browser.BrowserTest;
import hidalgo.browser.Person;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What others do, and what it does to you: where it happens, and in the log. */
class FollowTest extends BrowserTest {
    private static final Pattern LOST = Pattern.compile("Your \\d+ is evicted, \\d+ lost");

    @Test
    @DisplayName("An eviction is told to its victim, in the log, with what it costs")
    void evictionIsTold() {
        Person mateo = person("Mateo");
        Evicted table = evictedIsNext(mateo);
        assertThat(told(mateo).count()).isZero();
        table.moveOn();
        told(mateo).first().waitFor();
    }

    private static Locator told(Person victim) {
        return victim.table().logList().getByText(LOST);
    }

    /** Somebody looks at a table at which the other one is about to evict a tile of theirs. */
    private Evicted evictedIsNext(Person victim) {
        Person mover = person("Ana");
        String link = table(mover, Evicted.game().forPeople(Evicted.PLY, mover.name()));
        join(victim, link);
        Evicted table = Evicted.at(server(), mover, link);
        victim.waitForScreen("turn of others");
        return table;
    }
}
