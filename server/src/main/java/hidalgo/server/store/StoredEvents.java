package hidalgo.server.store;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import hidalgo.server.base.Json;
import hidalgo.server.table.Seat;
import hidalgo.server.table.TableEvent;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * What is written here is stored for ever. A kind or a field is never renamed: if a class uses a better name today, the
 * stored name stays here.
 */

/** Events as they are stored: a word for the kind, and the fields as JSON. */
final class StoredEvents {
    private static final Logger LOG = LoggerFactory.getLogger(StoredEvents.class);

    /** Every kind of stored event. */
    static final Map<String, Class<? extends TableEvent>> KINDS = Map.ofEntries(
            Map.entry("opened", TableEvent.Opened.class),
            Map.entry("named", TableEvent.Named.class),
            Map.entry("settled", TableEvent.Settled.class),
            Map.entry("sat", TableEvent.Sat.class),
            Map.entry("stood", TableEvent.Stood.class),
            Map.entry("arranged", TableEvent.Arranged.class),
            Map.entry("hosted", TableEvent.Hosted.class),
            Map.entry("started", TableEvent.Started.class),
            Map.entry("moved", TableEvent.Moved.class),
            Map.entry("holdsettled", TableEvent.HoldSettled.class),
            Map.entry("letgo", TableEvent.LetGo.class),
            Map.entry("gotready", TableEvent.GotReady.class),
            Map.entry("tookback", TableEvent.TookBack.class),
            Map.entry("planned", TableEvent.Planned.class),
            Map.entry("said", TableEvent.Said.class),
            Map.entry("proposed", TableEvent.Proposed.class),
            Map.entry("agreed", TableEvent.Agreed.class),
            Map.entry("declined", TableEvent.Declined.class),
            Map.entry("takenover", TableEvent.TakenOver.class),
            Map.entry("returned", TableEvent.Returned.class),
            Map.entry("ended", TableEvent.Ended.class),
            Map.entry("wantedrematch", TableEvent.WantedRematch.class),
            Map.entry("rematched", TableEvent.Rematched.class));

    private static final Map<Class<?>, String> NAMES = names();

    private static final ObjectMapper MAPPER = Json.mapper()
            .addMixIn(TableEvent.Opened.class, SeatsAsChairs.class)
            .addMixIn(TableEvent.Arranged.class, SeatsAsChairs.class)
            .addMixIn(TableEvent.Moved.class, FingerprintAsEffect.class)
            .addMixIn(TableEvent.TookBack.class, FingerprintAsEffect.class)
            .addMixIn(Seat.class, StoredSeat.class);

    private StoredEvents() {}

    private interface SeatsAsChairs {
        @JsonProperty("chairs")
        List<Seat> seats();
    }

    private interface FingerprintAsEffect {
        @JsonProperty("effect")
        String fingerprint();
    }

    @JsonPropertyOrder({"person", "name", "bot", "open", "playedByPerson"})
    private interface StoredSeat {
        @JsonProperty("open")
        boolean isOpen();

        @JsonProperty("playedByPerson")
        boolean isPlayedByPerson();
    }

    private static Map<Class<?>, String> names() {
        Map<Class<?>, String> names = new HashMap<>();
        KINDS.forEach((kind, type) -> names.put(type, kind));
        return names;
    }

    /** The kind of an event. */
    static String kind(TableEvent event) {
        String kind = NAMES.get(event.getClass());
        if (kind == null) {
            throw new IllegalArgumentException("An event that is not stored: " + event);
        }
        return kind;
    }

    /** The fields of an event. */
    static String body(TableEvent event) {
        try {
            return MAPPER.writeValueAsString(event);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("An event can't be written", e);
        }
    }

    /** A stored event; if this program can't read it, the table stops there. */
    static TableEvent read(String kind, String body) {
        Class<? extends TableEvent> type = KINDS.get(kind);
        TableEvent event = type == null ? null : parse(kind, body, type);
        return event == null ? new TableEvent.Unreadable(kind) : event;
    }

    private static @Nullable TableEvent parse(String kind, String body, Class<? extends TableEvent> type) {
        try {
            return MAPPER.readValue(body, type);
        } catch (JsonProcessingException e) {
            LOG.error("A stored event of the kind {} can't be read: {}", kind, String.valueOf(e));
            return null;
        }
    }
}
