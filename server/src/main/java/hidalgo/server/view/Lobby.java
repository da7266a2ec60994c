package hidalgo.server.view;

import hidalgo.server.people.Person;
import hidalgo.server.protocol.Answers;
import hidalgo.server.protocol.TableLine;
import hidalgo.server.protocol.TableView.Phase;
import hidalgo.server.store.TableStore;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The lists of tables, as far as everybody may know what happens there. */
public final class Lobby {
    private static final int MOST_LINES = 60;

    private final TableStore store;

    public Lobby(TableStore store) {
        this.store = store;
    }

    /** The lists as a person sees them at a moment. */
    public Answers.Lobby shownTo(@Nullable Person person, long now) {
        List<TableLine> mine = new ArrayList<>();
        Set<String> own = new HashSet<>();
        for (TableLine line : person == null ? List.<TableLine>of() : store.of(person.id(), MOST_LINES)) {
            own.add(line.id());
            // A host without a seat looks on like everybody else.
            mine.add(line.yours().isEmpty() ? line.forSpectators(now) : line);
        }
        List<TableLine> finished = new ArrayList<>(
                mine.stream().filter(line -> line.phase() == Phase.OVER).toList());
        finished.addAll(others(own, store.inPublic(Phase.OVER, false, MOST_LINES)));
        List<TableLine> running = others(own, store.inPublic(Phase.PLAYING, false, MOST_LINES)).stream()
                .map(line -> line.forSpectators(now))
                .sorted(Comparator.comparingLong(TableLine::changed).reversed())
                .toList();
        return new Answers.Lobby(
                mine.stream()
                        .filter(line -> line.phase() != Phase.OVER)
                        .sorted((one, other) -> Boolean.compare(other.yourTurn(), one.yourTurn()))
                        .toList(),
                others(own, store.inPublic(Phase.WAITING, true, MOST_LINES)),
                running,
                finished);
    }

    private static List<TableLine> others(Set<String> own, List<TableLine> lines) {
        return lines.stream().filter(line -> !own.contains(line.id())).toList();
    }
}
