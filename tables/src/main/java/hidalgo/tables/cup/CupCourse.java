package hidalgo.tables.cup;

import hidalgo.tables.protocol.CupPhase;
import hidalgo.tables.protocol.CupSettings;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The events that follow in a cup by themselves: its start, the next round, its end. */
public final class CupCourse {
    /** A cup that starts when it is full, but never is, is cancelled after this many milliseconds. */
    private static final long PATIENCE = 30L * 86_400_000;

    private static final long SECOND = 1000;
    private static final long HOUR = 3_600_000;

    private CupCourse() {}

    /** The events that are due at a moment. */
    public static List<CupEvent> due(Cup cup, long now) {
        Long due = dueAt(cup);
        if (due == null || due > now) {
            return List.of();
        }
        return cup.phase() == CupPhase.OPEN ? started(cup) : continued(cup);
    }

    /** When something happens by itself, if nothing else happens before; null if nothing does. */
    public static @Nullable Long dueAt(Cup cup) {
        return switch (cup.phase()) {
            case OPEN -> startOf(cup);
            case RUNNING -> nextRoundAt(cup);
            case OVER, CANCELLED -> null;
        };
    }

    private static long startOf(Cup cup) {
        CupSettings settings = cup.settings();
        Long starts = settings.starts();
        if (starts != null) {
            return starts;
        }
        return cup.playing() >= settings.most() ? cup.changed() : cup.opened() + PATIENCE;
    }

    /** When the next round starts; null while a game of this one is played. */
    public static @Nullable Long nextRoundAt(Cup cup) {
        if (cup.phase() != CupPhase.RUNNING || !cup.rounds().getLast().isOver()) {
            return null;
        }
        long decided = cup.rounds().getLast().decided();
        boolean isLast = cup.rounds().size() >= Draws.rounds(cup);
        return decided + (isLast ? 0 : cup.settings().pause() * SECOND);
    }

    /** When the games of the latest round are ended; null without such a limit. */
    public static @Nullable Long deadline(Cup cup) {
        boolean hasLimit = cup.phase() == CupPhase.RUNNING
                && cup.settings().deadline() > 0
                && !cup.rounds().getLast().isOver();
        return hasLimit ? cup.rounds().getLast().drawn() + cup.settings().deadline() * HOUR : null;
    }

    private static List<CupEvent> started(Cup cup) {
        boolean isFull = cup.settings().starts() == null
                && cup.playing() < cup.settings().most();
        Optional<CupEvent.Drawn> first =
                isFull || cup.playing() < cup.settings().least() ? Optional.empty() : Draws.next(cup);
        return List.of(first.<CupEvent>map(drawn -> drawn)
                .orElseGet(() -> new CupEvent.Cancelled(CupEvent.Cancelled.Reason.FEW)));
    }

    private static List<CupEvent> continued(Cup cup) {
        return List.of(Draws.next(cup).<CupEvent>map(drawn -> drawn).orElseGet(CupEvent.Ended::new));
    }
}
