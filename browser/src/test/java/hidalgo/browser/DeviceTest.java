package hidalgo.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Browsers that people use one after the other. */
class DeviceTest extends BrowserTest {
    private static final String STORE = """
            async () => {
              localStorage.setItem('kept', 'here');
              sessionStorage.setItem('kept', 'here');
              await new Promise((resolve) => (indexedDB.open('kept').onsuccess = resolve));
              await caches.open('kept');
              addEventListener('pagehide', () => {
                localStorage.setItem('last', 'words');
                sessionStorage.setItem('last', 'words');
              });
            }""";

    private static final String STORED = """
            async () => [
              localStorage.kept, localStorage.last, sessionStorage.kept, sessionStorage.last,
              (await indexedDB.databases()).some((one) => one.name === 'kept'), await caches.has('kept'),
              document.querySelectorAll(':hover').length, window.first, innerWidth, navigator.onLine,
              JSON.parse(localStorage['hidalgo.preferences']).pace
            ].join()""";

    @Test
    @DisplayName("A browser forgets the person who used it before")
    void forgets() {
        Device before = Device.of(Device.Kind.COMPUTER);
        Page page = before.page();
        before.runFirst("window.first = 'here'; localStorage.setItem('hidalgo.preferences', '{\"pace\":\"steps\"}')");
        page.setViewportSize(600, 500);
        page.navigate(server().at("settings"));
        page.evaluate(STORE);
        server().post(before.context(), "api/session", "{}");
        before.context().route("**/main*", Route::abort);
        page.route("**/*.css", Route::abort);
        page.mouse().move(300, 20);
        before.context().newPage();
        before.context().setOffline(true);
        assertThat(page.evaluate(STORED))
                .asString()
                .startsWith("here,,here,,true,true,")
                .contains("steps");
        before.giveBack();

        Device after = Device.of(Device.Kind.COMPUTER);
        assertThat(after.page()).as("the same page").isSameAs(page);
        assertThat(after.context().cookies()).isEmpty();
        assertThat(after.context().pages()).containsExactly(page);
        page.navigate(server().at("settings"));
        page.locator("main:not([aria-busy=true])").first().waitFor();
        assertThat(page.evaluate(STORED)).isEqualTo(",,,,false,false,0,,1280,true,once");
        after.giveBack();
    }

    @Test
    @DisplayName("A browser that was changed for good is not used again")
    void spoiled() {
        Device before = Device.of(Device.Kind.PHONE);
        before.page().navigate(server().at("settings"));
        before.spoil();
        before.giveBack();
        assertThat(before.context().isClosed()).isTrue();
        Device after = Device.of(Device.Kind.PHONE);
        assertThat(after.page()).isNotSameAs(before.page());
        after.giveBack();
    }
}
