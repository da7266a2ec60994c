package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the jar leaves out of the libraries is not needed. */
class JarTest {
    private static final Pattern EXCLUDED = Pattern.compile("<exclude>\\*\\*/(org/bouncycastle/\\w+/)\\*\\*</exclude>");

    /** Loads Bouncy Castle anew, without what the jar leaves out. */
    private static final class Without extends ClassLoader {
        private final List<String> left;

        Without(List<String> left) {
            super(JarTest.class.getClassLoader());
            this.left = left;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("org.bouncycastle.")) {
                return super.loadClass(name, resolve);
            }
            Class<?> known = findLoadedClass(name);
            return known == null ? define(name) : known;
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            String path = name.replace('.', '/');
            if (left.stream().anyMatch(path::startsWith)) {
                throw new ClassNotFoundException(name + " is not in the jar");
            }
            try (InputStream file = getResourceAsStream(path + ".class")) {
                if (file == null) {
                    throw new ClassNotFoundException(name);
                }
                byte[] bytes = file.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    private static List<String> excluded() throws IOException {
        return EXCLUDED.matcher(Files.readString(Path.of("pom.xml")))
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    @Test
    void passwordsAreHashedWithoutWhatIsLeftOutOfTheJar() throws Exception {
        List<String> excluded = excluded();
        assertThat(excluded).contains("org/bouncycastle/pqc/");
        ClassLoader without = new Without(excluded);
        Class<?> parameters = without.loadClass("org.bouncycastle.crypto.params.Argon2Parameters");
        Object builder = without.loadClass("org.bouncycastle.crypto.params.Argon2Parameters$Builder")
                .getConstructor(int.class)
                .newInstance(2);
        call(builder, "withSalt", "somesalt".getBytes(StandardCharsets.UTF_8));
        call(builder, "withMemoryAsKB", 256);
        call(builder, "withIterations", 2);
        call(builder, "withParallelism", 1);
        Object generator = without.loadClass("org.bouncycastle.crypto.generators.Argon2BytesGenerator")
                .getConstructor()
                .newInstance();
        generator.getClass().getMethod("init", parameters).invoke(generator, call(builder, "build"));
        byte[] hash = new byte[32];
        generator
                .getClass()
                .getMethod("generateBytes", byte[].class, byte[].class)
                .invoke(generator, "password".getBytes(StandardCharsets.UTF_8), hash);
        // A vector of the reference implementation.
        assertThat(HexFormat.of().formatHex(hash))
                .isEqualTo("9dfeb910e80bad0311fee20f9c0e2b12c17987b4cac90c2ef54d5b3021c68bfe");
    }

    private static Object call(Object on, String method, Object... arguments) throws ReflectiveOperationException {
        Class<?>[] types = new Class<?>[arguments.length];
        for (int i = 0; i < types.length; i++) {
            types[i] = arguments[i] instanceof Integer ? int.class : arguments[i].getClass();
        }
        return on.getClass().getMethod(method, types).invoke(on, arguments);
    }

    @Test
    void librariesThatNobodyUsesAreNotThere() {
        for (String name : List.of(
                "/org/checkerframework/checker/nullness/qual/Nullable.class",
                "/jakarta/enterprise/inject/spi/BeanManager.class",
                "/jakarta/transaction/UserTransaction.class",
                "/org/eclipse/jetty/ee10/annotations/AnnotationConfiguration.class")) {
            assertThat(JarTest.class.getResource(name)).as(name).isNull();
        }
    }
}
