package hidalgo.workshop;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaCall;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Rules for the server's HTTP classes and people: which classes they may know, and which may know them; {@link
 * ArchitectureTest} checks them.
 */
abstract class HttpArchitecture {
    /** Classes that open connections to other computers, and whose addresses they call. */
    private static final Map<String, String> CALLERS = Map.of(
            "hidalgo.server.notify.WebhookClient", "a stranger's: see WebhookClientTest",
            "hidalgo.server.login.IssuerClient", "the operator's, and those that it names",
            "hidalgo.server.notify.MailSender", "the operator's mail server",
            "hidalgo.server.bus.RedisTransport", "the operator's",
            "hidalgo.server.bus.RedisConnection", "the operator's",
            "hidalgo.workshop.load.Connection", "of the measured server",
            "hidalgo.app.serve.PrepareCommand", "its own server",
            "hidalgo.offline.compile.PackedFiles", "none: it hands the compiler files from memory");

    /** Classes that open connections: names of classes, and of packages with a dot. */
    private static final List<String> CONNECTIONS = List.of(
            "java.net.Socket",
            "java.net.URLConnection",
            "java.net.HttpURLConnection",
            "java.net.DatagramSocket",
            "java.net.http.",
            "java.nio.channels.SocketChannel",
            "java.nio.channels.AsynchronousSocketChannel",
            "java.nio.channels.DatagramChannel",
            "javax.net.SocketFactory",
            "javax.net.ssl.SSLSocketFactory",
            "javax.net.ssl.HttpsURLConnection",
            "javax.naming.",
            "com.nimbusds.oauth2.sdk.http.HTTPRequest",
            "com.nimbusds.jose.util.DefaultResourceRetriever",
            "jakarta.mail.Transport",
            "org.eclipse.jetty.client.",
            "org.eclipse.jetty.websocket.client.");

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

    /**
     * An address that a stranger chooses must not lead into the operator's network. Only webhooks have such addresses, so whatever
     * else is called must be listed here, with the reason why it can't be misused.
     */
    @Test
    void onlyTheseClassesCallOthers() {
        noClasses()
                .that(describe(
                        "are not listed",
                        type -> !CALLERS.containsKey(type.getName().replaceAll("\\$.*", ""))))
                .should()
                .dependOnClassesThat(describe(
                        "open connections",
                        type -> CONNECTIONS.stream()
                                .anyMatch(name -> name.endsWith(".")
                                        ? type.getName().startsWith(name)
                                        : type.getName().equals(name))))
                .because("WebhookClientTest shows that webhooks lead nowhere inside; others need such a test too")
                .check(ArchitectureTest.MAIN);
        assertThat(CALLERS.keySet()).allMatch(ArchitectureTest.MAIN::contain);
    }

    @Test
    void everyAddressIsAnEndpoint() {
        noClasses()
                .that()
                .doNotHaveSimpleName("Endpoints")
                .should()
                .callMethodWhere(describe("it serves an address", HttpArchitecture::serves))
                .because("every address that is served is then described, limited and tested as well")
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
