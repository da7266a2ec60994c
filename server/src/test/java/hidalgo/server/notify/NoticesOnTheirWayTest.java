package hidalgo.server.notify;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Eventually;
import hidalgo.server.Keeping;
import hidalgo.server.ManualClock;
import hidalgo.server.Stored;
import hidalgo.server.live.Notice;
import hidalgo.server.store.ChannelStore;
import hidalgo.server.store.Database;
import hidalgo.server.store.NoticeStore;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.WebhookForm;
import hidalgo.tables.table.Table;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A notice stays in the database until it was sent or its event is over, and people don't wait for each other's. */
class NoticesOnTheirWayTest {
    @TempDir
    private Path folder;

    private final ManualClock clock = new ManualClock();

    private static Notice turn(String person, int moment, long due) {
        return new Notice(person, "table", Notice.Event.TURN, moment, Channel.WEBHOOK, 0, due, 0);
    }

    /** A new database with three people. */
    private Database database(Keeping keeping) {
        String url = keeping.database(folder);
        Database database = Database.open(url);
        Stored.change(
                url,
                "INSERT INTO people (id, name, preferences, created, seen) VALUES ('ana', 'Ana', '{}', 0, 0),"
                        + " ('ben', 'Ben', '{}', 0, 0), ('busy', 'Cid', '{}', 0, 0)");
        return database;
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("A person with many notices keeps no other person waiting")
    void eachPersonHasATurn(Keeping keeping) {
        try (Database database = database(keeping)) {
            NoticeStore store = new NoticeStore(database);
            for (int i = 0; i < 60; i++) {
                store.add(new Notice(
                        "busy", "table" + i, Notice.Event.TURN, 1, Channel.WEBHOOK, 0, clock.millis() + i, 0));
            }
            store.add(turn("ana", 1, clock.millis() + 100));
            store.add(turn("ben", 1, clock.millis() + 200));
            List<Notice> claimed = store.claim(clock.millis() + 1000, clock.millis() + 5000, 10);
            assertThat(claimed).hasSize(10);
            assertThat(claimed.stream().map(Notice::person)).contains("ana", "ben");
            assertThat(claimed.getFirst().due()).isEqualTo(clock.millis());
            assertThat(store.claim(clock.millis() + 1000, clock.millis() + 5000, 100))
                    .hasSize(52);
        }
    }

    /** The tables of a server that refuses to read them, each time for another reason. */
    private static final class BusyTables implements Notices.Tables {
        private final List<RuntimeException> reasons;
        private final AtomicInteger asked = new AtomicInteger();

        BusyTables(RuntimeException... reasons) {
            this.reasons = List.of(reasons);
        }

        @Override
        public <T> T read(String id, Function<Table, T> reading) {
            throw reasons.get(Math.min(asked.getAndIncrement(), reasons.size() - 1));
        }

        @Override
        public boolean isWatching(String id, String person) {
            return false;
        }
    }

    @Test
    @DisplayName("A notice of a table that is busy is tried again, until the table is gone")
    void aBusyTableLosesNoNotice() {
        try (Database database = database(Keeping.SQLITE)) {
            NoticeStore store = new NoticeStore(database);
            ChannelStore channels = new ChannelStore(database);
            channels.put(new Channel(
                    Channel.WEBHOOK, "ana", WebhookForm.PLAIN, "", "https://192.0.2.1/", "x", "", null, 0, 0, 0, ""));
            store.add(turn("ana", 1, clock.millis()));
            BusyTables tables = new BusyTables(
                    RequestRefused.of(Kind.BUSY, "server.busy"),
                    new IllegalStateException("a table that can't be read"),
                    RequestRefused.of(Kind.GONE, "server.table.none"));
            Messenger messenger = new Messenger(
                    channels,
                    new PushSender(new byte[] {1}, clock),
                    person -> "",
                    () -> "http://localhost/",
                    (to, headers, body) -> 204,
                    null,
                    clock);
            try (Notices notices = new Notices(
                    store,
                    channels,
                    person -> Map.of(),
                    (reader, writer) -> true,
                    messenger,
                    Duration.ofSeconds(10),
                    clock)) {
                notices.start(tables);
                for (int tries = 1; tries <= 3; tries++) {
                    int expected = tries;
                    clock.pass(Duration.ofSeconds(40));
                    Eventually.holds(
                            () -> {
                                notices.look();
                                return tables.asked.get() == expected;
                            },
                            "try " + tries);
                }
            }
            clock.pass(Duration.ofDays(1));
            assertThat(store.claim(clock.millis(), clock.millis() + 1, 10)).isEmpty();
        }
    }
}
