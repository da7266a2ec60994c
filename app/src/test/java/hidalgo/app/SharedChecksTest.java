package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The compiler's checks are loaded once for all modules. */
class SharedChecksTest {
    private static final Pattern OPTION = Pattern.compile("<arg>(-XDprocloader=(.+))</arg>");

    @TempDir
    private Path classes;

    private String option;
    private String name;

    @BeforeEach
    void compile() throws IOException {
        Path root = LauncherProject.realRoot();
        Matcher found = OPTION.matcher(Files.readString(root.resolve("pom.xml")));
        assertThat(found.find()).as("the loader's name in the root pom").isTrue();
        option = found.group(1);
        name = found.group(2);
        String source = root.resolve("launcher/SharedChecks.java").toString();
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", classes.toString(), source))
                .isZero();
    }

    @Test
    void theSameJarsAreLoadedOnceAndOthersApart() throws Exception {
        try (URLClassLoader own = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
            Constructor<?> loader = own.loadClass(name).getConstructor(URL[].class, ClassLoader.class);
            ClassLoader first = shared(loader, "file:/checks.jar");
            assertThat(shared(loader, "file:/checks.jar")).isSameAs(first);
            assertThat(shared(loader, "file:/others.jar")).isNotSameAs(first);
        }
    }

    private static ClassLoader shared(Constructor<?> loader, String jar) throws Exception {
        URL[] jars = {URI.create(jar).toURL()};
        return ((ClassLoader) loader.newInstance(jars, ClassLoader.getPlatformClassLoader())).getParent();
    }

    /** The option is a hidden one of javac's. */
    @Test
    void javacAsksForIt() throws Exception {
        Path empty = Files.createDirectory(classes.resolve("empty"));
        Path source = Files.writeString(classes.resolve("Castillo.java"), "class Castillo {}");
        Process javac = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "javac").toString(),
                        "-J-XX:TieredStopAtLevel=1",
                        "-J-Xlog:class+load",
                        "-J-Xbootclasspath/a:" + classes,
                        option,
                        "-proc:none",
                        "-processorpath",
                        empty.toString(),
                        source.toString()))
                .redirectErrorStream(true)
                .start();
        String output = new String(javac.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(javac.waitFor()).as(output).isZero();
        assertThat(output).contains(name + " source: ");
    }
}
