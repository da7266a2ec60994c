package hidalgo.server.rights;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Client;
import hidalgo.server.ManualClock;
import hidalgo.server.Reply;
import hidalgo.server.Socket;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import hidalgo.server.login.SmallIssuer;
import hidalgo.server.notify.SmallMailServer;
import java.net.http.WebSocketHandshakeException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/*
 * A refusal proves something only if the same request succeeds for others: every route has at least one role that may
 * call it, and that call must succeed. Requests that are refused share tables, which must not change by them. Requests
 * that succeed and may change something get a separate table, or separate people.
 */

/** Calls every route of the server in every role, and those of tables in every phase. */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RightsTest {
    /** Bots think when they are asked for a hint, but don't move while the test runs. */
    private static final int AN_HOUR = 3_600_000;

    /** Reports every stopped table. */
    private static final Logger REPORTS = Logger.getLogger("hidalgo.server.live.RunningGames");

    private final ManualClock clock = new ManualClock();
    private final SmallIssuer issuer = new SmallIssuer();
    private final SmallMailServer mail = new SmallMailServer();
    private final Map<String, String> stopped = new LinkedHashMap<>();
    private Path folder;
    private TestServer server;
    private Company company;
    private Scenes scenes;
    private Preparations preparations;

    /** A table is stopped when it is read with moves that don't fit, so those tables are made on an earlier server. */
    @BeforeAll
    void start(@TempDir Path data) {
        folder = data;
        try (TestServer before = open()) {
            company = new Company(before);
            Role.AT_TABLES.forEach(company::of);
            scenes = new Scenes(company, clock);
            Set<String> wanted = new TreeSet<>();
            for (Right right : Right.ALL_ROUTES) {
                Role.AT_TABLES.forEach(role -> wanted.add(scene(right, role, Phase.STOPPED)));
            }
            wanted.forEach(
                    name -> stopped.put(name, scenes.table(Phase.STOPPED, Need.NOTHING, name.contains("locked"))));
        }
        int spoilt = Stored.change(
                folder,
                "UPDATE events SET body = replace(body, '\"effect\":\"', '\"effect\":\"zz') WHERE table_id IN ('"
                        + String.join("','", stopped.values()) + "')");
        assertThat(spoilt).isPositive();
        REPORTS.setUseParentHandlers(false);
        server = open();
        company = company.at(server);
        scenes = new Scenes(company, clock);
        preparations = new Preparations(server, folder);
    }

    private TestServer open() {
        return TestServer.start(
                TestServer.settings(folder)
                        .botPause(AN_HOUR)
                        .issuer(issuer.settings())
                        .mail(mail.settings()),
                clock);
    }

    @AfterAll
    void stop() {
        server.close();
        issuer.close();
        mail.close();
        REPORTS.setUseParentHandlers(true);
    }

    @Test
    void everyRouteIsListed() {
        Set<String> listed = new TreeSet<>();
        Right.ALL_ROUTES.forEach(right -> listed.add(right.route()));
        assertThat(listed).isEqualTo(server.routes()).hasSameSizeAs(Right.ALL_ROUTES);
    }

    @Test
    void everyRouteIsOpenToSomeRole() {
        assertThat(Right.ALL_ROUTES)
                .filteredOn(right -> right.may().values().stream().allMatch(Set::isEmpty))
                .extracting(Right::path)
                .containsExactly("/api/*");
    }

    @ParameterizedTest
    @EnumSource
    void tables(Phase phase) {
        List<String> wrong = new ArrayList<>();
        Map<String, String> shared = new LinkedHashMap<>();
        Map<String, Integer> numbers = new LinkedHashMap<>();
        for (Right right : Right.ALL_ROUTES) {
            if (!right.isAboutTable()) {
                continue;
            }
            for (Role role : Role.AT_TABLES) {
                String scene = scene(right, role, phase);
                String id = phase == Phase.STOPPED
                        ? stopped.get(scene)
                        : shared.computeIfAbsent(
                                scene, name -> scenes.table(phase, right.need().in(phase), role.isAtLockedTable()));
                assertThat(company.of(Role.HOST).table(id).get("phase").asText())
                        .isEqualToIgnoringCase(phase.name());
                if (!isOwn(right, role, phase)) {
                    numbers.putIfAbsent(id, number(id));
                }
                Blanks blanks = Blanks.of(company.of(Role.PLAYER), id);
                if (right.path().endsWith("/invite")) {
                    blanks = new Blanks(0, "", preparations.invitable(), "");
                }
                if (right.path().endsWith("/take-seat")) {
                    blanks = blanks.with(preparations.seatLink(company, id));
                }
                if (right.path().endsWith("/comments/remove") && phase == Phase.OVER) {
                    blanks = blanks.with(preparations.comment(company, id));
                }
                int status = call(company.of(role), right, id, blanks);
                check(wrong, right, role, phase, status);
            }
        }
        assertThat(wrong).isEmpty();
        numbers.forEach((id, number) -> assertThat(number(id)).isEqualTo(number));
    }

    /** Whether a call may change something, and so must not disturb others. */
    private static boolean isOwn(Right right, Role role, Phase phase) {
        return !right.isReading() && right.may(role, phase);
    }

    /** Names the table for a call; calls that change nothing share one. */
    private static String scene(Right right, Role role, Phase phase) {
        String kind = right.need().in(phase) + (role.isAtLockedTable() ? " locked" : "");
        return isOwn(right, role, phase) && right.isAboutTable() ? kind + " " + right.route() + " " + role : kind;
    }

    private int number(String id) {
        return Integer.parseInt(Stored.column(folder, "SELECT number FROM tables WHERE id = '" + id + "'")
                .getFirst());
    }

    @Test
    void routesThatAreNotAboutATable() {
        List<String> wrong = new ArrayList<>();
        String move = server.stranger()
                .get("/api/puzzles/today")
                .is(200)
                .json()
                .at("/moves/0")
                .asText();
        for (Right right : Right.ALL_ROUTES) {
            if (right.isAboutTable()) {
                continue;
            }
            Company refused = new Company(server);
            for (Role role : right.isOfStaff() ? Role.with(Role.ALL, Role.STAFF) : Role.ALL) {
                Company people = isOwn(right, role, Phase.WAITING) ? new Company(server) : refused;
                String id =
                        right.isOfStaff() ? preparations.matter(right, people) : preparations.identifier(right, people);
                String name = right.body().contains("{name}") ? people.account() : "";
                preparations.prepare(right, people);
                Blanks blanks = new Blanks(1, move, name, preparations.secret(right, people, role));
                int status = call(people.of(role), right, id, blanks);
                check(wrong, right, role, Phase.WAITING, status);
            }
        }
        assertThat(wrong).isEmpty();
    }

    /** The link of an uploaded record is all that is needed to look at it. */
    @Test
    void uploadedRecords() {
        Blanks blanks = new Blanks(0, "", "", "");
        String id = company.of(Role.PLAYER)
                .post("/api/replays", blanks.fill("{\"record\": {record}}"))
                .is(201)
                .json()
                .get("id")
                .asText();
        List<String> wrong = new ArrayList<>();
        for (Right right : Right.ALL_ROUTES) {
            if (right.path().startsWith(Right.REPLAY) && right.isReading()) {
                for (Role role : Role.ALL) {
                    int status = call(company.of(role), right, id, blanks);
                    if (status != 200) {
                        wrong.add(right.route() + " " + role + " " + status);
                    }
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static void check(List<String> wrong, Right right, Role role, Phase phase, int status) {
        Set<Integer> expected = expected(right, role, phase);
        if (!expected.contains(status)) {
            wrong.add("%s as %s, %s: %d instead of %s".formatted(right.route(), role, phase, status, expected));
        }
    }

    private static Set<Integer> expected(Right right, Role role, Phase phase) {
        if (right.may(role, phase)) {
            return Set.of(200, 201, 204);
        }
        boolean isAboutThemselves = right.path().equals("/api/blocks") && role == Role.ACCOUNT
                || right.path().endsWith("/report") && role == Role.OTHER_SEAT;
        if (isAboutThemselves || right.path().equals("/api/account") && role == Role.ACCOUNT) {
            return Set.of(400);
        }
        boolean isPrivate = right.isAboutTable() && right.isReading();
        if (right.path().equals("/api/*") || right.method().equals("DELETE") && Role.KNOWN_BROWSERS.contains(role)) {
            return Set.of(404);
        }
        if (Role.UNKNOWN.contains(role)) {
            return Set.of(isPrivate ? 403 : 401);
        }
        if (right.mayEver(role.atTables())) {
            return Set.of(422);
        }
        // If no role may call it in this phase, the phase may be checked first.
        boolean isTooEarlyOrLate =
                right.may(phase).isEmpty() && role != Role.READ_TOKEN && !Role.LOCKED_OUT.contains(role);
        return isTooEarlyOrLate ? Set.of(403, 422) : Set.of(403);
    }

    private static int call(Client who, Right right, String id, Blanks blanks) {
        if (right.path().endsWith("/socket")) {
            return open(who, id);
        }
        String body = right.body().isEmpty() && right.isReading() ? null : blanks.fill(right.body());
        Reply reply = who.send(right.method(), right.at(id), body);
        return reply.status();
    }

    private static int open(Client who, String id) {
        try (Socket socket = who.open(id)) {
            return socket.frames().isEmpty() ? 0 : 200;
        } catch (IllegalStateException e) {
            if (e.getCause() instanceof WebSocketHandshakeException refused) {
                return refused.getResponse().statusCode();
            }
            throw e;
        }
    }
}
