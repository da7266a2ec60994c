package hidalgo.app.serve;

import java.lang.ProcessBuilder.Redirect;
import java.util.List;

/** The browser of the person at this machine. */
final class Browser {
    /** The programs that open an address, on Linux and on macOS. */
    private static final List<String> OPENERS = List.of("xdg-open", "open");

    private Browser() {}

    /** Opens an address in the browser, or reports that there is none; doesn't wait for either. */
    static void open(String address, Runnable noBrowser) {
        Thread.ofVirtual().name("hidalgo-browser").start(() -> {
            if (!OPENERS.stream().anyMatch(opener -> opens(opener, address))) {
                noBrowser.run();
            }
        });
    }

    private static boolean opens(String opener, String address) {
        return OtherProgram.succeeds(new ProcessBuilder(opener, address)
                .redirectOutput(Redirect.DISCARD)
                .redirectError(Redirect.DISCARD));
    }
}
