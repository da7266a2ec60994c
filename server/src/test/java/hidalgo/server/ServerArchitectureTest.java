package hidalgo.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Which package of the server may know which. ARCHITECTURE.md draws it; this fails the build when the drawing is wrong. */
class ServerArchitectureTest {
    private static final JavaClasses SERVER = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("hidalgo.server");

    @Test
    void thePackagesFormNoCycles() {
        slices().matching("hidalgo.server.(*)..").should().beFreeOfCycles().check(SERVER);
    }

    @Test
    void onlyTheRootPackageKnowsEveryPart() {
        noClasses()
                .that()
                .resideOutsideOfPackage("hidalgo.server")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("hidalgo.server")
                .check(SERVER);
    }

    @Test
    void aTableKnowsTheRulesAndNothingOfWireOrStore() {
        classes()
                .that()
                .resideInAPackage("hidalgo.server.table..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "hidalgo.server.table..",
                        "hidalgo.server.game..",
                        "hidalgo.rules..",
                        "hidalgo.records..",
                        "org.jspecify.annotations",
                        "java.lang..",
                        "java.util..",
                        "java.nio.charset")
                .check(SERVER);
    }

    @Test
    void theProtocolKnowsOnlyValuesOfTheRules() {
        classes()
                .that()
                .resideInAPackage("hidalgo.server.protocol..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "hidalgo.server.protocol..", "hidalgo.rules..", "org.jspecify.annotations", "java..")
                .check(SERVER);
    }

    @Test
    void theStoreIsKnownOnlyToWhatStartsAndLooksAfterAServer() {
        noClasses()
                .that()
                .resideOutsideOfPackages("hidalgo.server", "hidalgo.server.store..", "hidalgo.server.care..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("hidalgo.server.store..")
                .check(SERVER);
    }

    @Test
    void onlyTheDoorsOfGamesNameAGame() {
        noClasses()
                .that()
                .resideOutsideOfPackages("hidalgo.server.game.caballero..", "hidalgo.server.game.grande..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("hidalgo.rules.caballero..", "hidalgo.rules.grande..")
                .check(SERVER);
    }
}
