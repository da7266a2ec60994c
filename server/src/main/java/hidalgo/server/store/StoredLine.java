package hidalgo.server.store;

import hidalgo.records.JsonShape;
import hidalgo.records.JsonShapes;
import hidalgo.records.JsonText;
import hidalgo.server.base.Json;
import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.TableSummary;
import hidalgo.tables.table.TableSummary.SeatSummary;
import hidalgo.tables.table.Visibility;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * The database has contained these since the first version, with some fields that only a viewer's list needs; they are
 * still written, so that older versions can read them. A field that was added later may be missing.
 */

/** The summary of a table as it is stored. */
record StoredLine(
        String id,
        @Nullable String name,
        String game,
        boolean expanded,
        @Nullable Map<String, String> options,

        Phase phase,
        Visibility visibility,
        StoredClock clock,
        @Nullable Integer spectatorDelay,
        int round,
        int rounds,
        List<StoredSeat> seats,
        List<Integer> totals,
        List<Integer> obliged,
        List<Integer> yours,
        boolean yourTurn,
        long changed) {
    private static final Logger LOG = LoggerFactory.getLogger(StoredLine.class);

    private static final JsonShapes SHAPES = JsonShapes.with(List.of(
            JsonShape.of(StoredLine.class).leftOut("options"),
            JsonShape.of(StoredClock.class).leftOut("end"),
            JsonShape.of(StoredSeat.class).leftOut("left")));

    /** The option that the first version stored separately. */
    private static final String EXPANDED = "expanded";

    /** A clock in a line. */
    record StoredClock(ClockSetting.Kind kind, int reserve, int increment, int cap, ClockSetting.@Nullable End end) {
        static StoredClock of(ClockSetting clock) {
            return new StoredClock(clock.kind(), clock.reserve(), clock.increment(), clock.cap(), clock.end());
        }

        ClockSetting setting() {
            return new ClockSetting(kind, reserve, increment, cap, end);
        }
    }

    /** A seat in a line. */
    record StoredSeat(
            int seat,
            Seat.Kind kind,
            String name,
            String bot,
            boolean online,
            boolean thinking,
            @Nullable Long millis,
            boolean running,
            boolean out,
            @Nullable Boolean left,

            boolean returning) {}

    /** A summary as JSON. */
    static String write(TableSummary summary) {
        List<StoredSeat> seats = new ArrayList<>();
        for (SeatSummary seat : summary.seats()) {
            seats.add(new StoredSeat(
                    seats.size(),
                    seat.kind(),
                    seat.name(),
                    seat.bot(),
                    false,
                    false,
                    seat.millis(),
                    seat.running(),
                    seat.out(),
                    seat.left() ? true : null,
                    false));
        }
        boolean expanded = "true".equals(summary.options().get(EXPANDED));
        return JsonText.compact(
                new StoredLine(
                        summary.id(),
                        summary.name(),
                        summary.game(),
                        expanded,
                        summary.options().equals(impliedBy(expanded)) ? null : summary.options(),
                        summary.phase(),
                        summary.visibility(),
                        StoredClock.of(summary.clock()),
                        summary.spectatorDelay() == 0 ? null : summary.spectatorDelay(),
                        summary.round(),
                        summary.rounds(),
                        seats,
                        summary.totals(),
                        summary.obliged(),
                        List.of(),
                        false,
                        summary.changed()),
                SHAPES);
    }

    /** A stored summary; if it can't be read, the other tables of a list must still be shown. */
    static Optional<TableSummary> read(String json) {
        try {
            return Optional.of(Json.stored(json, StoredLine.class).summary());
        } catch (IllegalStateException e) {
            LOG.error("Could not read a line of the lobby: {}", String.valueOf(e.getCause()));
            return Optional.empty();
        }
    }

    /** The values of a line without options. */
    private static Map<String, String> impliedBy(boolean expanded) {
        return expanded ? Map.of(EXPANDED, "true") : Map.of();
    }

    private TableSummary summary() {
        List<SeatSummary> summaries = seats.stream()
                .map(seat -> new SeatSummary(
                        seat.kind(),
                        seat.name(),
                        seat.bot(),
                        seat.millis(),
                        seat.running(),
                        seat.out(),
                        Boolean.TRUE.equals(seat.left())))
                .toList();
        return new TableSummary(
                id,
                name,
                game,
                Objects.requireNonNullElse(options, impliedBy(expanded)),
                phase,
                visibility,
                clock.setting(),
                Objects.requireNonNullElse(spectatorDelay, 0),
                round,
                rounds,
                summaries,
                totals,
                obliged,
                changed);
    }
}
