package hidalgo.tables;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Which package of the tables may know which. ARCHITECTURE.md draws it; this fails the build when the drawing is wrong. */
class TablesArchitectureTest {
    private static final JavaClasses TABLES = new ClassFileImporter().importPath(Path.of("target", "classes"));

    @Test
    void thePackagesFormNoCycles() {
        slices().matching("hidalgo.tables.(*)..").should().beFreeOfCycles().check(TABLES);
    }

    @Test
    void aTableKnowsTheRulesAndNothingOfWireOrStore() {
        classes()
                .that()
                .resideInAPackage("hidalgo.tables.table..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "hidalgo.tables.table..",
                        "hidalgo.tables.game..",
                        "hidalgo.rules..",
                        "hidalgo.records..",
                        "org.jspecify.annotations",
                        "java.lang..",
                        "java.util..",
                        "java.nio.charset")
                .check(TABLES);
    }

    @Test
    void theProtocolKnowsOnlyValuesOfTheRulesAndOfTables() {
        classes()
                .that()
                .resideInAPackage("hidalgo.tables.protocol..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "hidalgo.tables.protocol..",
                        "hidalgo.tables.table..",
                        "hidalgo.rules..",
                        "org.jspecify.annotations",
                        "java..")
                .check(TABLES);
    }

    @Test
    void onlyTheDoorsOfGamesNameAGame() {
        noClasses()
                .that()
                .resideOutsideOfPackages("hidalgo.tables.game.caballero..", "hidalgo.tables.game.grande..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("hidalgo.rules.caballero..", "hidalgo.rules.grande..")
                .check(TABLES);
    }
}
