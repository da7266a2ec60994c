package hidalgo.workshop;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaCall;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What the server's way in and its people may know, and who may know them; {@link ArchitectureTest} checks it. */
abstract class HttpArchitecture {
    private static final Set<String> SERVES =
            Set.of("addHttpHandler", "addEndpoint", "get", "post", "put", "patch", "delete");

    @Test
    void onlyWhatStartsTheServerKnowsHttp() {
        noClasses()
                .that()
                .resideInAPackage("hidalgo..")
                .and()
                .resideOutsideOfPackages("hidalgo.server", "hidalgo.server.http..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("hidalgo.server.http..")
                .check(ArchitectureTest.MAIN);
    }

    @Test
    void peopleKnowNoDatabaseAndNoWire() {
        classes()
                .that()
                .resideInAPackage("hidalgo.server.people..")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                        "hidalgo.server.people..",
                        "hidalgo.server.base..",
                        "hidalgo.tables",
                        "hidalgo.tables.table",
                        "org.bouncycastle..",
                        "com.nulabinc.zxcvbn..",
                        "org.jspecify.annotations",
                        "java.."))
                .check(ArchitectureTest.MAIN);
    }

    @Test
    void everyAddressIsAnEndpoint() {
        noClasses()
                .that()
                .doNotHaveSimpleName("Endpoints")
                .should()
                .callMethodWhere(DescribedPredicate.describe("it serves an address", HttpArchitecture::serves))
                .because("what is served is then described, limited and tried out as well")
                .check(ArchitectureTest.MAIN);
    }

    private static boolean serves(JavaCall<?> call) {
        AccessTarget target = call.getTarget();
        return target.getOwner().isAssignableTo(JavalinDefaultRoutingApi.class) && SERVES.contains(target.getName());
    }

    @Test
    void generalPartsOfTheWayInNameNoGame() {
        noClasses()
                .that(resideInAnyPackage(
                        "hidalgo.server.http..", "hidalgo.tables.protocol..", "hidalgo.server.people.."))
                .should()
                .dependOnClassesThat(resideInAPackage("hidalgo.rules.*.."))
                .check(ArchitectureTest.MAIN);
    }
}
