package hidalgo.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** The Python of the machine, in which the examples for other languages and the package are written. */
final class Python {
    private static final String PROGRAM =
            Optional.ofNullable(System.getenv("HIDALGO_PYTHON")).orElse("python3");

    private Python() {}

    /** The program. */
    static String program() {
        return PROGRAM;
    }

    /** Whether it is installed. */
    static boolean isThere() throws InterruptedException {
        return runs("pass");
    }

    /** Whether it has NumPy. */
    static boolean hasNumPy() throws InterruptedException {
        return has("numpy");
    }

    /** Whether it has a module. */
    static boolean has(String module) throws InterruptedException {
        return runs("import " + module);
    }

    /** The command that starts Hidalgo from the classes of this test, as quickly as possible. */
    static String hidalgo() {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        return "'" + java + "' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '" + System.getProperty("java.class.path")
                + "' hidalgo.app.Main";
    }

    private static boolean runs(String program) throws InterruptedException {
        try {
            return new ProcessBuilder(PROGRAM, "-c", program).start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
