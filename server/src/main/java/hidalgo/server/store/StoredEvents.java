package hidalgo.server.store;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import hidalgo.server.base.Json;
import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.EventKinds;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.TableEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * These formats are stored forever. A field is never renamed: if a class uses a better name today, the stored name
 * stays here.
 */

/** Events as they are stored: a word for the kind, and the fields as JSON. */
final class StoredEvents {
    private static final Logger LOG = LoggerFactory.getLogger(StoredEvents.class);

    private static final ObjectMapper MAPPER = Json.mapper()
            .addMixIn(TableEvent.Opened.class, SeatsAsChairs.class)
            .addMixIn(TableEvent.Arranged.class, SeatsAsChairs.class)
            .addMixIn(TableEvent.Resized.class, SeatsAsChairs.class)
            .addMixIn(TableEvent.Moved.class, FingerprintAsEffect.class)
            .addMixIn(TableEvent.TookBack.class, FingerprintAsEffect.class)
            .addMixIn(TableEvent.TakenOver.class, WithoutNothing.class)
            .addMixIn(TableEvent.Said.class, WithoutNothing.class)
            .addMixIn(ClockSetting.class, WithoutNothing.class)
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

    /** A field that was added later is left out if it is empty. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    private interface WithoutNothing {}

    @JsonPropertyOrder({"person", "name", "bot", "open", "playedByPerson"})
    private interface StoredSeat {
        @JsonProperty("open")
        boolean isOpen();

        @JsonProperty("playedByPerson")
        boolean isPlayedByPerson();
    }

    /** The kind of an event. */
    static String kind(TableEvent event) {
        String kind = EventKinds.NAMES.get(event.getClass());
        if (kind == null) {
            throw new IllegalArgumentException("This kind of event is not stored: " + event);
        }
        return kind;
    }

    /** The fields of an event. */
    static String body(TableEvent event) {
        try {
            return MAPPER.writeValueAsString(event);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("Can't write an event", e);
        }
    }

    /** A stored event; if this program can't read it, the table stops there. */
    static TableEvent read(String kind, String body) {
        Class<? extends TableEvent> type = EventKinds.ALL.get(kind);
        TableEvent event = type == null ? null : parse(kind, body, type);
        return event == null ? new TableEvent.Unreadable(kind) : event;
    }

    private static @Nullable TableEvent parse(String kind, String body, Class<? extends TableEvent> type) {
        try {
            return MAPPER.readValue(body, type);
        } catch (JsonProcessingException e) {
            LOG.error("Could not read a stored event of the kind {}: {}", kind, String.valueOf(e));
            return null;
        }
    }
}
