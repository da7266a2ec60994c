package hidalgo.app.serve;

import java.lang.ProcessBuilder.Redirect;
import java.util.List;

/** The browser of whoever sits at this machine. */
final class Browser {
    /** What opens an address, on Linux and on macOS. */
    private static final List<String> OPENERS = List.of("xdg-open", "open");

    private Browser() {}

    /** Opens an address in it, or says that there is none; nobody waits for either. */
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
