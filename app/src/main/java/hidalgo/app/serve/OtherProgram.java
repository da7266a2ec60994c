package hidalgo.app.serve;

import java.io.IOException;

/** Runs another program of the machine. */
final class OtherProgram {
    private OtherProgram() {}

    /** Runs a program; returns whether it exists and succeeds. */
    static boolean succeeds(ProcessBuilder program) {
        try {
            return program.start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
