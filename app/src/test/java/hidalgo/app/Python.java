package hidalgo.app;

import java.io.IOException;

/** The Python of the machine, in which the examples for other languages are written. */
final class Python {
    private Python() {}

    /** Whether it is installed. */
    static boolean isThere() throws InterruptedException {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
