package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.base.Operations;
import hidalgo.server.base.Settings;
import hidalgo.server.base.TrustedProxies;
import hidalgo.server.bus.Bus;
import hidalgo.server.maintenance.HealthCheck;
import hidalgo.server.store.Database;
import hidalgo.server.store.JobStore;
import hidalgo.server.thinking.Job;
import hidalgo.server.thinking.Urgency;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The answers to programs that monitor a server. */
public class MetricsTest {
    @TempDir
    private Path folder;

    @Test
    void theMetersAreThereAndCountWhatHappens() {
        try (TestServer server = TestServer.in(folder)) {
            Client ana = server.guest("Ana");
            Reply scraped = ana.get("/metrics").is(200);
            assertThat(scraped.headers().firstValue("Content-Type"))
                    .hasValueSatisfying(type -> assertThat(type).startsWith("text/plain; version=0.0.4"));
            assertThat(scraped.body().lines())
                    .allMatch(line -> line.matches("# (HELP|TYPE) \\w+ .*|\\w+(\\{.*})? [-+.\\dEeNa]+"));
            assertThat(meter(scraped, "hidalgo_tables")).isZero();
            assertThat(meter(scraped, "hidalgo_sockets")).isZero();
            assertThat(meter(scraped, "hidalgo_events_total")).isZero();
            assertThat(scraped.body()).containsPattern("(?m)^jvm_memory_used_bytes\\{area=\"heap\",.*} [1-9]");
            double requests = meter(scraped, "hidalgo_requests_seconds_count");

            String id = ana.create(NewTables.caballero().me().me().started());
            try (Socket socket = ana.open(id)) {
                socket.awaitVersion(0);
                double before = meter(ana.get("/metrics"), "hidalgo_events_total");
                new Player(id, 1, ana).play(3);
                Reply after = ana.get("/metrics");
                assertThat(meter(after, "hidalgo_events_total")).isEqualTo(before + 3);
                assertThat(meter(after, "hidalgo_tables")).isEqualTo(1);
                assertThat(meter(after, "hidalgo_sockets")).isEqualTo(1);
                assertThat(meter(after, "hidalgo_requests_seconds_count")).isGreaterThanOrEqualTo(requests + 7);
                assertThat(meter(after, "hidalgo_requests_seconds_sum")).isPositive();
            }
        }
    }

    @Test
    @Tag("slow")
    void aServerWhoseDatabaseIsGoneIsAliveButNotReadyUntilItIsBack() {
        String database = Postgres.database();
        try (TestServer server = TestServer.on(database, folder, "one")) {
            Client anybody = server.stranger();
            assertThat(anybody.get("/health").is(200).body()).isEqualTo("alive\n");
            Eventually.holds(
                    () -> anybody.get("/ready").body().equals("ready\n"), "a server connected to the other nodes");
            Postgres.shut(database);
            assertThat(anybody.get("/ready").is(503).body()).isEqualTo("not ready: the database does not answer\n");
            anybody.get("/health").is(200);
            assertThat(anybody.post("/api/session", "{}").is(503).body()).contains("can’t reach its database");
            Postgres.open(database);
            server.awaitReady();
        }
    }

    @Test
    void aServerWhoseCollectorTakesMostOfTheTimeIsNeitherHealthyNorReady() {
        AtomicLong seconds = new AtomicLong();
        AtomicLong pauses = new AtomicLong();
        CollectorWatch watch = new CollectorWatch(() -> TimeUnit.SECONDS.toNanos(seconds.get()), pauses::get);
        try (TestServer server = TestServer.in(folder, watch)) {
            server.awaitReady();
            Client anybody = server.stranger();
            anybody.get("/health").is(200);
            pauses.addAndGet(TimeUnit.SECONDS.toMillis(100));
            seconds.addAndGet(120);
            assertThat(anybody.get("/health").is(503).body())
                    .isEqualTo("unhealthy: the garbage collector takes most of the time\n");
            assertThat(anybody.get("/ready").is(503).body())
                    .isEqualTo("not ready: the garbage collector takes most of the time\n");
            seconds.addAndGet(600);
            anybody.get("/health").is(200);
            server.awaitReady();
        }
    }

    @Test
    @Tag("slow")
    void aMissingWorkerShowsUntilOneWorks() {
        String url = Postgres.database();
        Settings.Builder settings =
                TestServer.settings(folder).database(url).node("one").botThreads(0);
        Job job = new Job("bot/t/1/0", Job.Kind.BOT, "t", "1 0 knight", Set.of("ana"), Urgency.PEOPLES_TABLE, "");
        try (TestServer server = TestServer.start(settings);
                Database database = Database.open(url)) {
            server.awaitReady();
            Client operator = server.stranger();
            assertThat(meter(operator.get("/metrics"), "hidalgo_worker_missing_seconds"))
                    .isZero();
            JobStore store = new JobStore(database, Bus.NONE);
            store.add(job, System.currentTimeMillis() - TimeUnit.MINUTES.toMillis(1));
            Eventually.holds(
                    () -> operator.get("/ready")
                            .is(200)
                            .body()
                            .matches("ready, but a bot has waited for \\d+ seconds, and no worker thinks\n"),
                    "a warning");
            assertThat(operator.get("/ready", "X-Forwarded-For", "127.0.0.1")
                            .is(200)
                            .body())
                    .isEqualTo("ready\n");
            assertThat(meter(operator.get("/metrics"), "hidalgo_worker_missing_seconds"))
                    .isGreaterThanOrEqualTo(60);
            assertThat(HealthCheck.of(settings.build()))
                    .filteredOn(finding -> !finding.good())
                    .extracting(finding -> finding.finding().key())
                    .containsExactly("server.doctor.noWorker");
            store.lease(job, "a worker", System.currentTimeMillis(), Long.MAX_VALUE);
            Eventually.holds(() -> operator.get("/ready").body().equals("ready\n"), "the end of the warning");
            assertThat(HealthCheck.of(settings.build())).allMatch(HealthCheck.Finding::good);
        }
    }

    @Test
    void aProxyThatIsNotTrustedIsReported() {
        try (LogCapture log = new LogCapture("hidalgo.server.http.caller.UnknownProxies");
                TestServer server = TestServer.in(folder)) {
            Client here = server.stranger();
            assertThat(meter(here.get("/metrics"), "hidalgo_forwarded_ignored_total"))
                    .isZero();
            here.get("/api/tables", "X-Forwarded-For", "203.0.113.7").is(200);
            here.get("/api/tables", "X-Forwarded-For", "203.0.113.8").is(200);
            assertThat(meter(here.get("/metrics"), "hidalgo_forwarded_ignored_total"))
                    .isEqualTo(2);
            assertThat(log.lines()).anyMatch(line -> line.startsWith("A proxy at 127.0.0.1 forwards requests, but"));
        }
        try (TestServer server = proxied("trusted", Operations.From.ALL, null)) {
            Client here = server.stranger();
            here.get("/api/tables", "X-Forwarded-For", "203.0.113.7").is(200);
            assertThat(meter(here.get("/metrics"), "hidalgo_forwarded_ignored_total"))
                    .isZero();
        }
    }

    @Test
    void strangersLearnWhetherAServerIsWellAndNoMore() {
        CollectorWatch ill = illWatch();
        try (TestServer server = TestServer.in(folder.resolve("usual"), ill)) {
            Client here = server.stranger();
            here.get("/metrics").is(200);
            assertThat(here.get("/ready").is(503).body()).contains("garbage collector");
            for (String[] passedOn : List.of(
                    new String[] {"X-Forwarded-For", "127.0.0.1"},
                    new String[] {"X-Real-IP", "127.0.0.1"},
                    new String[] {"Via", "1.1 proxy"})) {
                assertThat(here.get("/metrics", passedOn)
                                .is(403)
                                .json()
                                .at("/text/key")
                                .asText())
                        .isEqualTo("server.operations");
                assertThat(here.get("/ready", passedOn).is(503).body()).isEqualTo("not ready\n");
                assertThat(here.get("/health", passedOn).is(503).body()).isEqualTo("unhealthy\n");
            }
        }
    }

    @Test
    void theOperatorDecidesWhoSeesTheMetrics() {
        try (TestServer server = proxied("one", Operations.From.LOOPBACK, "swordfish")) {
            assertThat(scraped(server, "10.1.2.3")).isEqualTo(403);
            assertThat(scraped(server, "203.0.113.7", "Authorization", "Bearer swordfish"))
                    .isEqualTo(200);
            assertThat(scraped(server, "203.0.113.7", "Authorization", "Bearer swordfis"))
                    .isEqualTo(403);
        }
        try (TestServer server = proxied("two", Operations.From.PRIVATE, null)) {
            assertThat(scraped(server, "10.1.2.3")).isEqualTo(200);
            assertThat(scraped(server, "fd00::1")).isEqualTo(200);
            assertThat(scraped(server, "203.0.113.7")).isEqualTo(403);
            assertThat(scraped(server, "nonsense")).isEqualTo(403);
            assertThat(scraped(server, "203.0.113.7", "Authorization", "Bearer null"))
                    .isEqualTo(403);
        }
        try (TestServer server = proxied("three", Operations.From.ALL, null)) {
            assertThat(scraped(server, "203.0.113.7")).isEqualTo(200);
        }
        Settings.Builder untold =
                TestServer.settings(folder.resolve("four")).operations(new Operations(Operations.From.PRIVATE, null));
        try (TestServer server = TestServer.start(untold, Clock.systemUTC())) {
            assertThat(scraped(server, "10.1.2.3")).isEqualTo(403);
        }
    }

    private TestServer proxied(String name, Operations.From from, @Nullable String token) {
        return TestServer.start(
                TestServer.settings(folder.resolve(name))
                        .trustedProxies(TrustedProxies.any())
                        .operations(new Operations(from, token)),
                Clock.systemUTC());
    }

    private static int scraped(TestServer server, String address, String... more) {
        List<String> headers = new ArrayList<>(List.of("X-Forwarded-For", address));
        headers.addAll(List.of(more));
        return server.stranger().get("/metrics", headers.toArray(String[]::new)).status();
    }

    /** A watch that has seen a collector take most of the time. */
    private static CollectorWatch illWatch() {
        AtomicLong seconds = new AtomicLong();
        AtomicLong pauses = new AtomicLong();
        CollectorWatch watch = new CollectorWatch(() -> TimeUnit.SECONDS.toNanos(seconds.get()), pauses::get);
        pauses.addAndGet(TimeUnit.SECONDS.toMillis(100));
        seconds.addAndGet(120);
        return watch;
    }

    /** Dashboards and alerts stay silent about a metric that is called otherwise. */
    @Test
    void theDashboardAndTheAlertsAskForMetricsThatAreThere() throws IOException {
        Path files = Path.of("..", "packaging", "monitoring");
        try (TestServer server = TestServer.in(folder)) {
            Client ana = server.guest("Ana");
            String id = ana.create(NewTables.caballero().me().me().started());
            ana.post("/api/login", "{\"name\": \"Nadie\", \"password\": \"wrong horse\"}")
                    .is(403);
            try (Socket socket = ana.open(id)) {
                socket.awaitVersion(0);
                Reply scraped = ana.get("/metrics");
                assertThat(meter(scraped, "hidalgo_people")).isEqualTo(1);
                assertThat(meter(scraped, "hidalgo_answers_total\\{status=\"4xx\"}"))
                        .isPositive();
                assertThat(meter(scraped, "hidalgo_security_events_total\\{event=\"sign-in-failed\"}"))
                        .isEqualTo(1);
                Set<String> there = scraped.body()
                        .lines()
                        .filter(line -> !line.startsWith("#"))
                        .map(line -> line.replaceAll("[{ ].*", ""))
                        .collect(Collectors.toSet());
                for (String file : List.of("dashboard.json", "alerts.yaml")) {
                    Set<String> wanted = new TreeSet<>();
                    Matcher name = Pattern.compile("\\b(?:hidalgo|jvm|process)_\\w+")
                            .matcher(Files.readString(files.resolve(file)));
                    while (name.find()) {
                        wanted.add(name.group());
                    }
                    assertThat(wanted).hasSizeGreaterThan(7);
                    assertThat(there).as(file).containsAll(wanted);
                }
            }
        }
    }

    public static double meter(Reply scraped, String name) {
        Matcher line = Pattern.compile("(?m)^" + name + " (.*)$").matcher(scraped.body());
        assertThat(line.find()).as(name).isTrue();
        return Double.parseDouble(line.group(1));
    }
}
