package hidalgo.tables.cup;

import hidalgo.tables.protocol.CupPhase;
import hidalgo.tables.protocol.CupSummary;
import hidalgo.tables.protocol.CupView;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Cups as records of the protocol. */
public final class CupViews {
    private static final double PERCENT = 100;
    private static final double ROUNDING = 100;

    private CupViews() {}

    /**
     * A cup as all see it.
     *
     * @param names the names of people by their identifiers
     */
    public static CupView of(Cup cup, Function<String, String> names, long now) {
        return new CupView(
                cup.id(),
                cup.number(),
                now,
                cup.settings(),
                cup.phase(),
                names.apply(cup.organiser()),
                false,
                null,
                CupRequests.isOpen(cup),
                cup.reason() == CupEvent.Cancelled.Reason.FEW,
                next(cup),
                CupCourse.deadline(cup),
                Draws.rounds(cup),
                cup.entrants().stream()
                        .map(each ->
                                new CupView.Entrant(names.apply(each.person()), each.isPlaying(), each.hasMissed()))
                        .toList(),
                cup.rounds().stream().map(round -> round(cup, round)).toList(),
                CupStandings.of(cup).stream()
                        .map(line -> new CupView.Standing(
                                line.rank(),
                                line.entrant(),
                                points(line.points()),
                                line.share() / PERCENT,
                                points(line.rivals())))
                        .toList(),
                cup.notice(),
                cup.lines().stream()
                        .filter(line -> line.person() == null || !line.text().isEmpty())
                        .map(line -> line(cup, line, names))
                        .toList());
    }

    /** The same for a person. */
    public static CupView seenBy(CupView view, Cup cup, @Nullable String person, long now) {
        Entrant me = person == null ? null : cup.entrant(person);
        return new CupView(
                view.id(),
                view.number(),
                now,
                view.settings(),
                view.phase(),
                view.organiser(),
                cup.organiser().equals(person),
                me == null ? null : me.number(),
                view.canEnter(),
                view.few(),
                view.next(),
                view.deadline(),
                view.planned(),
                view.entrants(),
                view.rounds(),
                view.standings(),
                view.notice(),
                view.lines());
    }

    private static @Nullable Long next(Cup cup) {
        return cup.phase() == CupPhase.OPEN ? cup.settings().starts() : CupCourse.nextRoundAt(cup);
    }

    /** A cup in a list. */
    public static CupSummary summary(Cup cup) {
        return new CupSummary(
                cup.id(),
                cup.settings().name(),
                cup.settings().game(),
                cup.settings().format(),
                cup.settings().size(),
                cup.phase(),
                cup.settings().starts(),
                cup.playing(),
                cup.settings().most(),
                cup.rounds().size(),
                Draws.rounds(cup),
                cup.settings().programs());
    }

    private static CupView.Round round(Cup cup, CupRound round) {
        List<CupView.Table> tables = new ArrayList<>();
        for (CupTable table : round.tables()) {
            CupTable.Result result = table.result();
            tables.add(
                    result == null
                            ? new CupView.Table(table.id(), table.seats(), List.of(), List.of(), List.of(), List.of())
                            : new CupView.Table(
                                    table.id(),
                                    table.seats(),
                                    result.totals(),
                                    result.places(),
                                    points(cup, table, result),
                                    result.left()));
        }
        return new CupView.Round(round.stage(), round.isOver(), tables, round.sittingOut());
    }

    private static List<Double> points(Cup cup, CupTable table, CupTable.Result result) {
        long[] points = CupStandings.points(cup, table, result);
        int next = 0;
        List<Double> bySeat = new ArrayList<>();
        for (int entrant : table.seats()) {
            bySeat.add(entrant < 0 ? 0 : points(points[next]));
            next += entrant < 0 ? 0 : 1;
        }
        return bySeat;
    }

    /** Parts as points, with two decimals. */
    private static double points(long parts) {
        return Math.round(parts * ROUNDING / PlacePoints.PARTS) / ROUNDING;
    }

    private static CupView.Line line(Cup cup, CupLine line, Function<String, String> names) {
        String person = line.person();
        return new CupView.Line(
                line.at(),
                person == null ? "" : names.apply(person),
                Objects.equals(person, cup.organiser()),
                line.text(),
                line.news(),
                line.round(),
                line.table(),
                line.entrant(),
                line.n());
    }
}
