package hidalgo.picture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The picture of the modules and packages in ARCHITECTURE.md is made from the code. When it is out of date, make it anew:
 * {@code ./hidalgo test -pl app -am -Dtest=ModulePictureTest -Dsurefire.failIfNoSpecifiedTests=false -Dpicture.write}.
 */
class ModulePictureTest {
    private static final Path PICTURE = Path.of("..", "docs", "pictures", "modules.svg");
    private static final List<String> FROM_THE_ROOF = List.of("app", "server", "lab", "bots", "records", "rules");

    @Test
    void showsTheHouseAsItIs() throws IOException {
        JavaFloors java = new JavaFloors(new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .withImportOption(location -> !location.contains("-tests.jar") && !location.contains("/test-classes/"))
                .importPackages("hidalgo"));
        List<Floor> floors = new ArrayList<>();
        floors.add(BrowserFloor.of(Path.of("..", "web", "src").toRealPath()));
        FROM_THE_ROOF.forEach(module -> floors.add(java.floor(module)));
        String drawn = Drawing.of(floors);
        if (System.getProperty("picture.write") != null) {
            Files.writeString(PICTURE, drawn);
        }
        assertThat(PICTURE).content().as("the picture of the house").isEqualTo(drawn);
    }
}
