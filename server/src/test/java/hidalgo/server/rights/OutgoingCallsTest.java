package hidalgo.server.rights;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.sun.net.httpserver.HttpServer;
import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.ManualClock;
import hidalgo.server.Reply;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import hidalgo.server.login.SmallIssuer;
import hidalgo.server.notify.SmallMailServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/*
 * Every text in the body of every request that changes something is replaced by an address inside the network of the server, one
 * after the other. Where such addresses are allowed, exactly the known requests reach them, so a new one has to be listed.
 */

/** No request makes the server call an address inside its network. */
@Tag("slow")
class OutgoingCallsTest {
    /** The requests that make the server call an address, now or later. */
    private static final Set<String> CALLING =
            Set.of("POST /api/webhook", "POST /api/webhook/test", "POST /api/push", "POST /api/push/{id}/test");

    /** Records have hundreds of texts of a few kinds. */
    private static final int MOST_TEXTS = 12;

    @TempDir
    private Path folder;

    private final ManualClock clock = new ManualClock();
    private final Set<String> called = new ConcurrentSkipListSet<>();
    private HttpServer inside;
    private SmallIssuer issuer;
    private SmallMailServer mail;

    @BeforeEach
    void listen() throws IOException {
        issuer = new SmallIssuer();
        mail = new SmallMailServer();
        inside = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        inside.createContext("/", exchange -> {
            called.add(Right.ALL_ROUTES
                    .get(Integer.parseInt(exchange.getRequestURI().getPath().substring(1)))
                    .route());
            exchange.getRequestBody().readAllBytes();
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        inside.start();
    }

    @AfterEach
    void stop() throws IOException {
        inside.stop(0);
        issuer.close();
        mail.close();
    }

    @Test
    void onlyKnownRequestsLeadToCalls() {
        try (TestServer server = server(true)) {
            sendAll(server);
            Eventually.holds(() -> called.equals(CALLING), "calls by the known requests");
        }
        assertThat(called).isEqualTo(CALLING);
    }

    @Test
    void noneOfThemReachesTheNetworkOfTheServer() {
        try (TestServer server = server(false)) {
            sendAll(server);
            // Each call that was tried is noted where the person sees it.
            Eventually.holds(
                    () -> problems().equals(List.of("inside")),
                    "refused calls of all webhooks and browsers that were set");
        }
        assertThat(called).isEmpty();
    }

    private List<String> problems() {
        return Stored.column(folder, "SELECT problem FROM webhooks UNION SELECT problem FROM push_browsers");
    }

    /** A server with all that calls others: webhooks and browsers, another service to sign in, and a mail server. */
    private TestServer server(boolean isInsideAllowed) {
        return TestServer.start(
                TestServer.settings(folder)
                        .botPause(3_600_000)
                        .innerWebhooks(isInsideAllowed)
                        .issuer(issuer.settings())
                        .mail(mail.settings()),
                clock);
    }

    private void sendAll(TestServer server) {
        for (Right right : Right.ALL_ROUTES) {
            if (!right.isReading()) {
                send(server, right);
            }
        }
    }

    /** Sends a request once for each of its texts, by a person who may send it. */
    private void send(TestServer server, Right right) {
        Company company = new Company(server);
        Role role = Stream.concat(Stream.of(Role.ACCOUNT), Stream.of(Role.values()))
                .filter(right::mayEver)
                .findFirst()
                .orElseThrow();
        Phase phase = Stream.of(Phase.values())
                .filter(each -> right.may(each).contains(role))
                .findFirst()
                .orElseThrow();
        String id = right.isAboutTable()
                ? new Scenes(company, clock).table(phase, right.need().in(phase), role.isAtLockedTable())
                : "today";
        Client who = company.of(role);
        Blanks blanks =
                right.isAboutTable() ? Blanks.of(company.of(Role.PLAYER), id) : new Blanks(0, "power 1", "Ana", "x");
        String address = "http://127.0.0.1:" + inside.getAddress().getPort() + "/" + Right.ALL_ROUTES.indexOf(right);
        if (right.path().endsWith("/test") && !right.path().startsWith("/api/mail/")) {
            id = confirmedChannel(right, who, address);
        }
        String body = right.body().equals("{secret}") ? allTexts(server, right) : blanks.fill(right.body());
        List<String> bodies = body.isEmpty() ? List.of(body) : withAddress(Reply.json(body), address);
        for (String each : bodies) {
            who.send(right.method(), right.at(id), each);
        }
    }

    /** A body with every field of a request that holds a text, by the server's own description. */
    private static String allTexts(TestServer server, Right right) {
        JsonNode description =
                server.stranger().get("/api/openapi.json").is(200).json();
        return texts(
                        description,
                        description
                                .get("paths")
                                .get(right.path())
                                .get(right.method().toLowerCase(Locale.ROOT))
                                .at("/requestBody/content/application~1json/schema"))
                .toString();
    }

    private static JsonNode texts(JsonNode description, JsonNode schema) {
        if (schema.has("$ref")) {
            return texts(description, description.at(schema.get("$ref").asText().substring(1)));
        }
        if (!schema.has("properties")) {
            return schema.path("type").toString().contains("string") ? TextNode.valueOf("x") : NullNode.getInstance();
        }
        ObjectNode all = JsonNodeFactory.instance.objectNode();
        schema.get("properties")
                .properties()
                .forEach(field -> all.set(field.getKey(), texts(description, field.getValue())));
        return all;
    }

    /** A channel of a person that was confirmed while its address still led elsewhere. */
    private String confirmedChannel(Right right, Client who, String address) {
        boolean isWebhook = right.path().equals("/api/webhook/test");
        String add = isWebhook ? "POST /api/webhook" : "POST /api/push";
        Right adding = Right.ALL_ROUTES.stream()
                .filter(each -> each.route().equals(add))
                .findFirst()
                .orElseThrow();
        JsonNode made = who.post(adding.path(), adding.body()).is(200).json();
        Stored.change(
                folder,
                "UPDATE " + (isWebhook ? "webhooks" : "push_browsers") + " SET code = NULL, address = '" + address
                        + "' WHERE address LIKE '%192.0.2.1%'");
        return made.at("/browsers/0/id").asText("");
    }

    /** A body with an address in the place of each of its texts, one at a time. */
    private static List<String> withAddress(JsonNode body, String address) {
        List<String> bodies = new ArrayList<>();
        walk(body, address, bodies, body);
        return bodies.isEmpty() ? List.of(body.toString()) : bodies;
    }

    private static void walk(JsonNode node, String address, List<String> bodies, JsonNode all) {
        if (node instanceof ObjectNode object) {
            for (String name : new TreeSet<>(
                    object.propertyStream().map(entry -> entry.getKey()).toList())) {
                JsonNode before = object.get(name);
                if (before.isTextual() && bodies.size() < MOST_TEXTS) {
                    object.put(name, address);
                    bodies.add(all.toString());
                    object.set(name, before);
                }
                walk(before, address, bodies, all);
            }
        }
        if (node instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                JsonNode before = array.get(i);
                if (before.isTextual() && bodies.size() < MOST_TEXTS) {
                    array.set(i, address);
                    bodies.add(all.toString());
                    array.set(i, before);
                }
                walk(before, address, bodies, all);
            }
        }
    }
}
