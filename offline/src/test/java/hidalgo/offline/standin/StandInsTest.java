package hidalgo.offline.standin;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Each replacement of a class behaves like the original. */
public class StandInsTest {
    @Test
    void everyPublicMethodExistsInTheOriginal() throws ReflectiveOperationException {
        Map<Class<?>, String> originals = Map.of(
                Fairness.class, "hidalgo.records.Fairness",
                SearchThreads.class, "hidalgo.bots.SearchThreads",
                PlainText.class, "hidalgo.tables.PlainText",
                Sha256.class, "hidalgo.tables.Sha256",
                NameLikeness.class, "hidalgo.tables.NameLikeness");
        for (var pair : originals.entrySet()) {
            Class<?> original = Class.forName(pair.getValue());
            for (Method method : pair.getKey().getDeclaredMethods()) {
                if (Modifier.isPublic(method.getModifiers())) {
                    assertThat(original.getDeclaredMethod(method.getName(), method.getParameterTypes())
                                    .getReturnType())
                            .isEqualTo(method.getReturnType());
                }
            }
        }
    }

    @Test
    void hashesAreThoseOfJava() {
        for (int length : new int[] {0, 1, 55, 56, 63, 64, 119, 120, 1000}) {
            String text = "ñ".repeat(length / 2) + "x".repeat(length % 2);
            assertThat(Sha256.of(text)).isEqualTo(hidalgo.tables.Sha256.of(text));
        }
        assertThat(Fairness.hash("1f", "2e")).isEqualTo(hidalgo.records.Fairness.hash("1f", "2e"));
        assertThat(Fairness.drawSeed()).matches("[0-9a-f]{64}");
        assertThat(Fairness.drawSalt()).matches("[0-9a-f]{32}");
    }
}
