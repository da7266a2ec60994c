package hidalgo.tables.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The browser's types are those of the Java records. After a change: {@code ./hidalgo test -pl tables -am -Dprotocol.write}. */
class TypeScriptTest {
    private static final Path WRITTEN = Path.of("..", "web", "src", "protocol", "types.ts");

    @Test
    void theBrowsersTypesAreThoseOfTheRecords() throws IOException {
        List<Class<?>> roots = new ArrayList<>(List.of(
                TableView.class,
                NewTable.class,
                CupView.class,
                NewCup.class,
                DailyDeal.class,
                Problem.class,
                Frame.class));
        roots.addAll(GameTypes.all());
        for (Class<?> drawer : List.of(
                Requests.class,
                Answers.class,
                AccountAnswers.class,
                Clubs.class,
                Community.class,
                ReplayAnswers.class,
                Moderation.class,
                Administration.class)) {
            Arrays.stream(drawer.getDeclaredClasses())
                    .sorted(Comparator.comparing(Class::getName))
                    .forEach(roots::add);
        }
        String types = TypeScript.of(roots);
        if (System.getProperty("protocol.write") != null) {
            Files.createDirectories(WRITTEN.getParent());
            Files.writeString(WRITTEN, types);
        }
        assertThat(WRITTEN).hasContent(types);
    }
}
