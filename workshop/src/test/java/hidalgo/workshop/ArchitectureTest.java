package hidalgo.workshop;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import hidalgo.rules.Position;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Which module may know which. ARCHITECTURE.md draws it; this fails the build when the drawing is wrong. */
class ArchitectureTest {
    private static final String RULES = "hidalgo.rules..";
    private static final String CABALLERO = "hidalgo..caballero..";
    private static final String GRANDE = "hidalgo..grande..";

    static final JavaClasses MAIN = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            // The rules' test helpers come as a jar, which the option above does not know.
            .withImportOption(location -> !location.contains("-tests.jar") && !location.contains("/test-classes/"))
            .importPackages("hidalgo");

    /**
     * The classes of Java that the rules may use: those that also run in a browser, without a clock, randomness or
     * threads.
     */
    private static final DescribedPredicate<JavaClass> PLAIN_JAVA = resideInAnyPackage(
                    "java.lang",
                    "java.lang.annotation",
                    "java.lang.runtime",
                    "java.util",
                    "java.util.function",
                    "java.io",
                    "java.nio.charset",
                    "org.jspecify.annotations")
            .and(DescribedPredicate.not(nameMatching("java\\.util\\.(.*Random.*|Timer.*|UUID|Formatter|Scanner)")))
            .and(DescribedPredicate.not(nameMatching("java\\.lang\\.(Thread.*|Runtime|Process.*)")));

    private static final Set<String> UNREPEATABLE_OR_SLOW = Set.of(
            "java.lang.Class.forName",
            "java.lang.Math.random",
            "java.lang.StrictMath.random",
            "java.lang.String.format",
            "java.lang.String.formatted",
            "java.lang.System.currentTimeMillis",
            "java.lang.System.nanoTime",
            "java.lang.System.getenv",
            "java.lang.System.getProperty");

    @Test
    void everyModuleIsSeen() {
        for (String module :
                List.of("rules", "records", "bots", "lab", "tables", "server", "offline", "app", "workshop")) {
            assertThat(MAIN.that(resideInAPackage("hidalgo." + module + "..")))
                    .as(module)
                    .isNotEmpty();
        }
        assertThat(MAIN.contain(ArchitectureTest.class))
                .as("tests are left out")
                .isFalse();
    }

    @Test
    void rulesDependOnPlainJavaOnly() {
        check(classes()
                .that()
                .resideInAPackage(RULES)
                .should()
                .onlyDependOnClassesThat(ours(RULES).or(PLAIN_JAVA)));
    }

    @Test
    void rulesAreRepeatable() {
        check(noClasses().that().resideInAPackage(RULES).should().accessTargetWhere(oneOf(UNREPEATABLE_OR_SLOW)));
    }

    /** Bots and programs change a position by its moves only. */
    @Test
    void onlyTheRulesTouchTheFieldsOfAPosition() {
        check(noClasses()
                .that()
                .resideOutsideOfPackage(RULES)
                .should()
                .accessFieldWhere(DescribedPredicate.describe(
                        "is a field of a position, and no constant",
                        access -> access.getTargetOwner().isAssignableTo(Position.class)
                                && access.getTarget()
                                        .resolveMember()
                                        .map(field -> !field.getModifiers().contains(JavaModifier.STATIC))
                                        .orElse(true))));
    }

    @Test
    void elCaballeroDoesNotKnowElGrande() {
        check(noClasses()
                .that()
                .resideInAPackage(CABALLERO)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(GRANDE));
    }

    @Test
    void elGrandeDoesNotKnowElCaballero() {
        check(noClasses()
                .that()
                .resideInAPackage(GRANDE)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(CABALLERO));
    }

    @Test
    void onlyAGameItselfKnowsTheGame() {
        check(noClasses()
                .that()
                .resideOutsideOfPackages(CABALLERO, GRANDE)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(CABALLERO, GRANDE)
                .because("games come in through service files; see docs/add-a-game.md"));
    }

    @Test
    void packagesFormNoCycles() {
        check(slices().matching("hidalgo.(**)").should().beFreeOfCycles());
    }

    @Test
    void recordsKnowTheRulesAndNoLibrary() {
        check(classes()
                .that()
                .resideInAPackage("hidalgo.records..")
                .should()
                .onlyDependOnClassesThat(ours(RULES, "hidalgo.records..").or(javaAndAnnotations())));
    }

    @Test
    void botsKnowTheRules() {
        check(classes()
                .that()
                .resideInAPackage("hidalgo.bots..")
                .should()
                .onlyDependOnClassesThat(ours(RULES, "hidalgo.bots..").or(javaAndAnnotations())));
    }

    @Test
    void whatAllBotsShareDoesNotKnowTheGames() {
        check(noClasses()
                .that()
                .resideInAPackage("hidalgo.bots..")
                .and()
                .resideOutsideOfPackages("hidalgo.bots.caballero..", "hidalgo.bots.grande..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(CABALLERO, GRANDE, "hidalgo.bots.caballero..", "hidalgo.bots.grande.."));
    }

    @Test
    void theLabKnowsRulesRecordsAndBots() {
        check(classes()
                .that()
                .resideInAPackage("hidalgo.lab..")
                .should()
                .onlyDependOnClassesThat(ours(RULES, "hidalgo.records..", "hidalgo.bots..", "hidalgo.lab..")
                        // The only way to ask how much memory a thread has allocated.
                        .or(resideInAPackage("com.sun.management"))
                        .or(javaAndAnnotations())));
    }

    /** Packages leave the benchmarks out of the jar. */
    @Test
    void theProgramNeedsNoBenchmarks() {
        check(noClasses()
                .that()
                .resideOutsideOfPackages("hidalgo.lab.bench..", "hidalgo.workshop..", "hidalgo.bench..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("hidalgo.lab.bench.."));
    }

    /** A browser runs tables too, so they use only the classes that TeaVM has, and no library. */
    @Test
    void tablesKnowRulesRecordsAndBotsAndNoLibrary() {
        check(classes()
                .that()
                .resideInAPackage("hidalgo.tables..")
                .should()
                .onlyDependOnClassesThat(ours(RULES, "hidalgo.records..", "hidalgo.bots..", "hidalgo.tables..")
                        .or(resideInAnyPackage(
                                "java.lang..",
                                "java.util..",
                                "java.io",
                                "java.nio.charset",
                                "java.security",
                                "java.text",
                                "org.jspecify.annotations"))));
    }

    @Test
    void theServerKnowsNeitherTheLabNorTheApp() {
        check(noClasses()
                .that()
                .resideInAPackage("hidalgo.server..")
                .should()
                .dependOnClassesThat(resideInAnyPackage("hidalgo.lab..", "hidalgo.app..", "picocli..")));
    }

    @Test
    void onlyTheAppKnowsTheServer() {
        check(noClasses()
                .that()
                .resideOutsideOfPackages("hidalgo.server..", "hidalgo.app..", "hidalgo.workshop..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("hidalgo.server.."));
    }

    @Test
    void theBrowsersWorkerHasNoDatabaseAndNoWebServerOnItsClassPath() throws IOException {
        String pom = Files.readString(Path.of("..", "offline", "pom.xml"));
        assertThat(pom).contains("<artifactId>tables</artifactId>").doesNotContain("<artifactId>server</artifactId>");
        check(noClasses()
                .that()
                .resideInAnyPackage("hidalgo.offline..", "hidalgo.tables..")
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "org.jdbi..", "java.sql..")));
    }

    @Test
    void noModuleReadsOrWritesJsonWithALibrary() {
        check(noClasses()
                .should()
                .dependOnClassesThat(resideInAnyPackage("com.fasterxml..", "tools.jackson..", "net.minidev..")));
    }

    @Test
    void noModuleKnowsTheBrowsersWorker() {
        check(noClasses()
                .that()
                .resideOutsideOfPackage("hidalgo.offline..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("hidalgo.offline.."));
    }

    @Test
    void onlyTheWorkshopKnowsTheApp() {
        check(noClasses()
                .that()
                .resideOutsideOfPackages("hidalgo.app..", "hidalgo.workshop..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("hidalgo.app.."));
    }

    @Test
    void theProductDoesNotKnowTheWorkshop() {
        check(noClasses()
                .that()
                .resideOutsideOfPackage("hidalgo.workshop..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("hidalgo.workshop.."));
    }

    @Test
    void namesComeFromTheGames() {
        check(noClasses()
                .should()
                .haveNameMatching(".*(Manager|Helper|Utils?)(\\$.*)?")
                .because("such a name doesn't describe the class"));
    }

    private static DescribedPredicate<JavaClass> ours(String... packages) {
        return resideInAnyPackage(packages);
    }

    private static DescribedPredicate<JavaClass> javaAndAnnotations() {
        return resideInAPackage("java..").or(resideInAPackage("org.jspecify.annotations"));
    }

    private static DescribedPredicate<JavaAccess<?>> oneOf(Set<String> methods) {
        return DescribedPredicate.describe(
                "target is one of " + methods,
                access -> methods.contains(access.getTargetOwner().getName() + "."
                        + access.getTarget().getName()));
    }

    private static void check(ArchRule rule) {
        rule.check(MAIN);
    }

    /** All classes are read once: that takes longer than every check of them. */
    @Nested
    class WayIn extends HttpArchitecture {}
}
