package hidalgo.server.lobby;

import hidalgo.server.lobby.LobbyRepository.OwnTable;
import hidalgo.server.moderation.Blocks;
import hidalgo.server.people.Person;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.SeatView;
import hidalgo.tables.protocol.TableLine;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.TableSummary;
import hidalgo.tables.view.TableLines;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The lists of tables, with their public data. */
public final class Lobby {
    private static final int MOST_LINES = 60;

    private final LobbyRepository tables;
    private final Blocks blocks;
    private final Supplier<@Nullable String> announcement;
    private final Clock clock;

    /** The lists of a repository. */
    public Lobby(LobbyRepository tables, Blocks blocks, Supplier<@Nullable String> announcement, Clock clock) {
        this.announcement = announcement;
        this.tables = tables;
        this.blocks = blocks;
        this.clock = clock;
    }

    /** Tables that wait for the person come first, and of those the one whose time runs out first, or that has waited longest. */
    private static final Comparator<TableLine> BY_URGENCY = Comparator.comparing(TableLine::yourTurn)
            .reversed()
            .thenComparingLong(Lobby::left)
            .thenComparingLong(line -> line.yourTurn() ? line.changed() : -line.changed());

    /** The time that is left to a person whose turn it is. */
    private static long left(TableLine line) {
        return line.yours().stream()
                .map(seat -> line.seats().get(seat))
                .filter(seat -> line.yourTurn() && seat.running())
                .map(SeatView::millis)
                .filter(Objects::nonNull)
                .mapToLong(Long::longValue)
                .min()
                .orElse(Long.MAX_VALUE);
    }

    /** The lists as a person sees them now. */
    public Answers.Lobby shownTo(@Nullable Person person) {
        long now = clock.millis();
        List<TableLine> mine = new ArrayList<>();
        Set<String> own = new HashSet<>();
        for (OwnTable each : person == null ? List.<OwnTable>of() : tables.of(person.id(), MOST_LINES)) {
            own.add(each.table().id());
            mine.add(TableLines.of(each.table(), each.seats(), now));
        }
        List<TableLine> finished = new ArrayList<>(
                mine.stream().filter(line -> line.phase() == Phase.OVER).toList());
        Set<String> apart = person == null ? Set.of() : blocks.apart(person.id());
        finished.addAll(inPublic(Phase.OVER, apart, own, now));
        return new Answers.Lobby(
                mine.stream()
                        .filter(line -> line.phase() != Phase.OVER)
                        .sorted(BY_URGENCY)
                        .toList(),
                inPublic(Phase.WAITING, apart, own, now),
                inPublic(Phase.PLAYING, apart, own, now).stream()
                        .sorted(Comparator.comparingLong(TableLine::changed).reversed())
                        .toList(),
                finished,
                announcement.get());
    }

    /** Without tables of people that the person must not meet. */
    private List<TableLine> inPublic(Phase phase, Set<String> apart, Set<String> own, long now) {
        List<TableLine> lines = new ArrayList<>();
        for (TableSummary table : tables.inPublic(phase, phase == Phase.WAITING, apart, MOST_LINES)) {
            if (!own.contains(table.id())) {
                lines.add(TableLines.of(table, List.of(), now));
            }
        }
        return lines;
    }
}
