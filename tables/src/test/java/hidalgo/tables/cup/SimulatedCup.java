package hidalgo.tables.cup;

import hidalgo.rules.Games;
import hidalgo.rules.RandomSource;
import hidalgo.tables.protocol.CupFormat;
import hidalgo.tables.protocol.CupPhase;
import hidalgo.tables.protocol.NewCup;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A cup whose games are decided by chance: the stronger an entrant, the more points they get on average. */
final class SimulatedCup {
    static final String ORGANISER = "organiser";
    private static final int SKILL = 40;
    private static final int LUCK = 60;

    final Cup cup;
    private final RandomSource random;
    private final int dropOuts;
    private long now = 1;

    /**
     * A cup with some entrants.
     *
     * @param dropOuts out of how many entrants one leaves in each round; 0 if none does
     */
    SimulatedCup(CupFormat format, int entrants, int size, int rounds, int dropOuts, long seed) {
        this(wish(format, entrants, size, rounds), entrants, dropOuts, seed);
    }

    SimulatedCup(NewCup wish, int entrants, int dropOuts, long seed) {
        this.random = RandomSource.of(seed);
        this.dropOuts = dropOuts;
        this.cup = new Cup("cup" + seed, new TimedCupEvent(1, 1, CupRequests.open(wish, ORGANISER, 1)));
        IntStream.range(0, entrants).forEach(i -> apply(CupRequests.register(cup, "person" + i, false)));
    }

    static NewCup wish(CupFormat format, int most, int size, int rounds) {
        return new NewCup(
                "Cup",
                Games.names().getLast(),
                null,
                format,
                size,
                rounds,
                null,
                null,
                null,
                2,
                most,
                0,
                24,
                null,
                null,
                null);
    }

    void apply(@Nullable List<CupEvent> events) {
        for (CupEvent event : events == null ? List.<CupEvent>of() : events) {
            cup.apply(new TimedCupEvent(cup.number() + 1, ++now, event));
        }
    }

    /** Starts the next round, or ends the cup. */
    void goOn() {
        apply(CupCourse.due(cup, now + 1));
    }

    /** Plays all games of the latest round; some entrants leave before it ends. */
    void playRound() {
        int round = cup.rounds().size() - 1;
        List<CupTable> tables = cup.rounds().getLast().tables();
        for (int number = 0; number < tables.size(); number++) {
            CupTable table = tables.get(number);
            List<Integer> left = new ArrayList<>();
            List<Integer> totals = new ArrayList<>();
            for (int seat = 0; seat < table.seats().size(); seat++) {
                int entrant = table.seats().get(seat);
                totals.add(random.below(LUCK) + (entrant < 0 ? 0 : SKILL - Math.min(SKILL, entrant)));
                boolean leaves = entrant >= 0 && dropOuts > 0 && random.below(dropOuts) == 0;
                if (leaves && cup.entrant(entrant).isPlaying()) {
                    left.add(seat);
                    apply(List.of(new CupEvent.Missed(round, number, entrant)));
                }
            }
            CupTable.Result result = CupTable.Result.of(totals, left);
            apply(List.of(new CupEvent.Decided(round, number, result.totals(), result.places(), result.left())));
        }
    }

    /** Plays all rounds. */
    void play() {
        goOn();
        while (cup.phase() == CupPhase.RUNNING) {
            playRound();
            goOn();
        }
    }

    /** How often entrants met who had met before. */
    int secondMeetings() {
        int[][] met = Encounters.of(
                        cup, cup.entrants().stream().map(Entrant::number).toList())
                .met();
        int again = 0;
        for (int one = 0; one < met.length; one++) {
            for (int other = 0; other < one; other++) {
                again += Math.max(0, met[one][other] - 1);
            }
        }
        return again;
    }

    /** By how many an entrant's most frequent seat exceeds the rarest one, at most. */
    int unevenSeats(int seats) {
        int worst = 0;
        for (int[] had : Encounters.of(
                        cup, cup.entrants().stream().map(Entrant::number).toList())
                .had()) {
            int most = IntStream.range(0, seats).map(seat -> had[seat]).max().orElse(0);
            int least = IntStream.range(0, seats).map(seat -> had[seat]).min().orElse(0);
            worst = Math.max(worst, most - least);
        }
        return worst;
    }
}
