package hidalgo.server;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Which package of the server may know which. ARCHITECTURE.md draws it; this fails the build when the drawing is wrong. */
class ServerArchitectureTest {
    private static final JavaClasses SERVER = new ClassFileImporter().importPath(Path.of("target", "classes"));

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

    /** A container without /etc/mtab has no file stores, and servers in it would never be ready. */
    @Test
    void freeSpaceIsNotAskedOfFileStores() {
        noClasses().should().callMethod(Files.class, "getFileStore", Path.class).check(SERVER);
    }

    @Test
    void theStoreIsKnownOnlyToWhatStartsAndLooksAfterAServer() {
        noClasses()
                .that()
                .resideOutsideOfPackages("hidalgo.server", "hidalgo.server.store..", "hidalgo.server.maintenance..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("hidalgo.server.store..")
                .check(SERVER);
    }

    /** Decisions run under a table's lock, so they must not do anything slow; {@code Tables} does that before. */
    @Test
    void noDecisionHashesAWord() {
        classes()
                .that()
                .resideInAPackage("hidalgo.server.command")
                .and()
                .doNotHaveSimpleName("Tables")
                .and()
                .doNotHaveSimpleName("TablePassword")
                .should()
                .onlyDependOnClassesThat()
                .doNotHaveSimpleName("Passwords")
                .check(SERVER);
        noClasses()
                .that()
                .doNotHaveSimpleName("Tables")
                .should()
                .callMethodWhere(target(name("hash")).and(target(owner(simpleName("TablePassword")))))
                .check(SERVER);
    }

    @Test
    void noPartOfTheServerNamesAGame() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("hidalgo.rules.caballero..", "hidalgo.rules.grande..")
                .check(SERVER);
    }
}
