package hidalgo.server.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.server.people.GuestNetwork;
import hidalgo.server.people.Person;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.replay.GameAnalysis;
import hidalgo.tables.replay.Playthrough;
import hidalgo.tables.replay.ReplayViews;
import hidalgo.tables.session.TableAccess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A game that several requests are about is played once. */
class ReplaysTest {
    private static final Path RECORD =
            Path.of("../records/src/test/resources/corpus/el-grande/34-5-rare-angryking-stopped-part-way.json");
    private static final Person ANA = new Person("ana", "Ana", null, null, Map.of(), GuestNetwork.NONE);

    private final Kept kept = new Kept();
    private final TableAccess noTables = new TableAccess(id -> {
        throw RequestRefused.of(RequestRefused.Kind.GONE, "server.table.none");
    });

    /** A repository in memory. */
    private static final class Kept implements ReplayRepository {
        final Map<String, String> records = new HashMap<>();

        @Override
        public Stored stored(String person) {
            return new Stored(0, 0);
        }

        @Override
        public Stored storedFrom(String network) {
            return new Stored(0, 0);
        }

        @Override
        public void add(String id, String person, String record, long now) {
            records.put(id, record);
        }

        @Override
        public List<String> of(String person) {
            return List.of();
        }

        @Override
        public Optional<String> record(String id) {
            return Optional.ofNullable(records.get(id));
        }

        @Override
        public void addAnalysis(String game, GameAnalysis analysis, long now) {}

        @Override
        public Optional<GameAnalysis> analysis(String game) {
            return Optional.empty();
        }
    }

    private Replays replays() {
        return new Replays(noTables, kept, Clock.systemUTC());
    }

    @Test
    void anUploadedRecordIsPlayedOnceForAllThatIsAskedOfIt() throws IOException {
        Replays replays = replays();
        String id = replays.upload(ANA, Files.readString(RECORD)).id();
        Playthrough first = replays.source(id, null).game();
        assertThat(replays.source(id, null).game()).isSameAs(first);
        assertThat(first.match()).isSameAs(first.match());
        assertThat(ReplayViews.positions(replays.source(id, null), 0, 9).positions())
                .hasSize(10);
        assertThat(ReplayViews.of(replays.source(id, null)).sheets()).isSameAs(first.sheets());
    }

    @Test
    void aServerThatWasStartedAgainReadsTheStoredRecordOnce() throws IOException {
        String id = replays().upload(ANA, Files.readString(RECORD)).id();
        Replays again = replays();
        assertThat(again.source(id, null).game())
                .isSameAs(again.source(id, null).game());
    }

    @Test
    void aRecordThatIsGoneIsNotShown() throws IOException {
        Replays replays = replays();
        String id = replays.upload(ANA, Files.readString(RECORD)).id();
        kept.records.clear();
        assertThatThrownBy(() -> replays.source(id, null)).isInstanceOf(RequestRefused.class);
    }
}
