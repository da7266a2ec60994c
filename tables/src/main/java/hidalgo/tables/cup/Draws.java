package hidalgo.tables.cup;

import hidalgo.rules.Games;
import hidalgo.tables.Identifier;
import hidalgo.tables.protocol.CupFormat;
import hidalgo.tables.protocol.CupSettings;
import hidalgo.tables.protocol.CupStage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Draws the rounds of a cup: who plays in the next one, and who sits where. */
public final class Draws {
    private static final int FEWEST = 2;
    private static final int HEATS = 3;
    private static final int FEWEST_ROUNDS = 3;
    private static final int MOST_ROUNDS = 7;

    /** The number of rounds after the next that are planned with it. */
    private static final int AHEAD = 3;

    private final Cup cup;
    private final CupSettings settings;
    private final int round;

    private Draws(Cup cup) {
        this.cup = cup;
        this.settings = cup.settings();
        this.round = cup.rounds().size();
    }

    /** The next round; nothing if all have been played, or if too few entrants are left. */
    public static Optional<CupEvent.Drawn> next(Cup cup) {
        return new Draws(cup).next();
    }

    /** How many rounds a cup has, as far as it is known. */
    public static int rounds(Cup cup) {
        int drawn = cup.rounds().size();
        int entrants =
                drawn == 0 ? cup.playing() : present(cup.rounds().getFirst()).size();
        CupSettings settings = cup.settings();
        return Math.max(
                drawn,
                switch (settings.format()) {
                    case SWISS -> ordinaryRounds(settings, entrants);
                    case ROUND_ROBIN -> roundsToMeetAll(entrants, settings.size());
                    case KNOCK_OUT -> roundsUntilFinal(entrants, settings.size());
                    case CHAMPIONSHIP -> ordinaryRounds(settings, entrants) + (hasSemis(settings, entrants) ? 2 : 1);
                });
    }

    /** How many heats a championship has. */
    static int heats(Cup cup) {
        return ordinaryRounds(cup.settings(), cup.playing());
    }

    private static int ordinaryRounds(CupSettings settings, int entrants) {
        if (settings.rounds() > 0) {
            return settings.rounds();
        }
        if (settings.format() == CupFormat.CHAMPIONSHIP) {
            return HEATS;
        }
        double needed = Math.log(Math.max(FEWEST, entrants)) / Math.log(settings.size());
        int usual = Math.clamp((long) Math.ceil(needed) + 2, FEWEST_ROUNDS, MOST_ROUNDS);
        // At tables of two, further rounds would let people meet again.
        return Math.clamp(entrants - 1L, 1, usual);
    }

    static int roundsToMeetAll(int entrants, int size) {
        int others = Math.max(1, entrants - 1);
        return size == FEWEST ? others + entrants % 2 : (others + size - 2) / (size - 1);
    }

    private static int roundsUntilFinal(int entrants, int size) {
        int left = entrants;
        int count = 1;
        while (left > size) {
            int tables = (left + size - 1) / size;
            left = size == FEWEST ? tables : tables * goOn(size);
            count++;
        }
        return count;
    }

    /** How many of a table go on to the next round of a knock-out cup. */
    public static int goOn(int size) {
        return size >= 4 ? 2 : 1;
    }

    private static boolean hasSemis(CupSettings settings, int entrants) {
        return entrants >= 2 * settings.size();
    }

    private Optional<CupEvent.Drawn> next() {
        List<Integer> all = cup.entrants().stream()
                .filter(Entrant::isPlaying)
                .map(Entrant::number)
                .toList();
        return switch (settings.format()) {
            case SWISS -> round < rounds(cup) ? ofSwiss(all) : Optional.empty();
            case ROUND_ROBIN -> round < rounds(cup) ? ofRoundRobin() : Optional.empty();
            case KNOCK_OUT -> ofKnockOut(all);
            case CHAMPIONSHIP -> ofChampionship(all);
        };
    }

    private Optional<CupEvent.Drawn> ofSwiss(List<Integer> all) {
        return ofCircle(all).or(() -> drawn(CupStage.ROUND, all));
    }

    /*
     * With an odd number at tables of two and about as many rounds as entrants, who sits out decides who can still meet a first time.
     * Rounds of a round robin leave nothing to chance: in each, another entrant sits out.
     */
    private Optional<CupEvent.Drawn> ofCircle(List<Integer> all) {
        boolean isClose = settings.size() == FEWEST && all.size() % 2 == 1 && 2 * rounds(cup) > all.size();
        if (!isClose || round > 0 && !present(cup.rounds().getFirst()).equals(all)) {
            return Optional.empty();
        }
        int out = lowestWhoNeverSatOut(all);
        int[][] met = Encounters.of(cup, all).met();
        return IntStream.range(0, all.size())
                .mapToObj(number -> RoundRobin.plan(all.size(), FEWEST, number).orElseThrow())
                .filter(plan -> plan.sittingOut().contains(all.indexOf(out)))
                .filter(plan -> plan.tables().stream().allMatch(pair -> met[pair[0]][pair[1]] == 0))
                .findFirst()
                .map(plan -> {
                    List<int[]> tables = plan.tables().stream()
                            .map(pair -> Arrays.stream(pair).map(all::get).toArray())
                            .toList();
                    return new CupEvent.Drawn(
                            CupStage.ROUND, seated(tables, Collections.nCopies(tables.size(), FEWEST)), List.of(out));
                });
    }

    private Optional<CupEvent.Drawn> ofKnockOut(List<Integer> all) {
        if (round == 0) {
            return drawn(all.size() <= settings.size() ? CupStage.FINAL : CupStage.ROUND, all);
        }
        CupRound last = cup.rounds().getLast();
        if (last.stage() == CupStage.FINAL) {
            return Optional.empty();
        }
        List<Integer> best = new ArrayList<>(last.sittingOut());
        best.removeIf(entrant -> !cup.entrant(entrant).isPlaying());
        best.addAll(bestOfTables(last, goOn(settings.size())));
        List<Integer> seeded = inOrderOfStandings(best);
        return seeded.size() <= settings.size() ? drawn(CupStage.FINAL, seeded) : seeded(CupStage.ROUND, seeded);
    }

    private Optional<CupEvent.Drawn> ofChampionship(List<Integer> all) {
        int heats = ordinaryRounds(settings, all.size());
        if (round < heats) {
            return drawn(CupStage.HEAT, all);
        }
        CupStage last = cup.rounds().getLast().stage();
        int size = settings.size();
        if (last == CupStage.HEAT) {
            List<Integer> best = inOrderOfStandings(all);
            if (!hasSemis(settings, best.size())) {
                return drawn(CupStage.FINAL, best.subList(0, Math.min(size, best.size())));
            }
            int semis = Math.min(size, best.size() / size);
            return seeded(CupStage.SEMI, best.subList(0, semis * size));
        }
        if (last != CupStage.SEMI) {
            return Optional.empty();
        }
        CupRound semis = cup.rounds().getLast();
        List<Integer> finalists = new ArrayList<>();
        for (int place = 1; place <= size && finalists.size() < size; place++) {
            List<Integer> next = new ArrayList<>(bestOfTables(semis, place));
            next.removeAll(finalists);
            inOrderOfStandings(next).stream()
                    .limit(size - (long) finalists.size())
                    .forEach(finalists::add);
        }
        return drawn(CupStage.FINAL, finalists);
    }

    /** The best entrants of each table who are still playing; of equal ones those who are ahead in the standings. */
    private List<Integer> bestOfTables(CupRound last, int most) {
        Map<Integer, Integer> ranks = ranks();
        List<Integer> best = new ArrayList<>();
        for (CupTable table : last.tables()) {
            CupTable.Result result = java.util.Objects.requireNonNull(table.result());
            table.entrants().stream()
                    .filter(entrant -> cup.entrant(entrant).isPlaying())
                    .sorted(Comparator.comparingInt((Integer entrant) ->
                                    result.places().get(table.seats().indexOf(entrant)))
                            .thenComparingInt(ranks::get))
                    .limit(most)
                    .forEach(best::add);
        }
        return best;
    }

    /** The place of each entrant in the standings, without equal ones. */
    private Map<Integer, Integer> ranks() {
        Map<Integer, Integer> ranks = new HashMap<>();
        for (CupStandings.Line line : CupStandings.of(cup)) {
            ranks.put(line.entrant(), ranks.size());
        }
        return ranks;
    }

    private List<Integer> inOrderOfStandings(List<Integer> entrants) {
        Map<Integer, Integer> ranks = ranks();
        return entrants.stream().sorted(Comparator.comparingInt(ranks::get)).toList();
    }

    private static List<Integer> present(CupRound first) {
        List<Integer> present = new ArrayList<>(first.sittingOut());
        first.tables().forEach(table -> present.addAll(table.entrants()));
        Collections.sort(present);
        return present;
    }

    /** A round robin is planned once, for those who are there at its start: bots play for people who leave. */
    private Optional<CupEvent.Drawn> ofRoundRobin() {
        List<Integer> start = round == 0
                ? cup.entrants().stream()
                        .filter(Entrant::isPlaying)
                        .map(Entrant::number)
                        .toList()
                : present(cup.rounds().getFirst());
        List<Integer> left = start.stream()
                .filter(entrant -> cup.entrant(entrant).isPlaying())
                .toList();
        if (left.size() < FEWEST) {
            return Optional.empty();
        }
        RoundRobin.Plan plan = RoundRobin.plan(start.size(), settings.size(), round)
                .orElseGet(() -> new RoundRobin.Plan(searched(start), List.of()));
        List<int[]> tables = new ArrayList<>();
        List<Integer> sittingOut = new ArrayList<>();
        plan.sittingOut().forEach(place -> sittingOut.add(start.get(place)));
        for (int[] table : plan.tables()) {
            int[] here = Arrays.stream(table)
                    .map(start::get)
                    .filter(entrant -> cup.entrant(entrant).isPlaying())
                    .toArray();
            if (here.length >= FEWEST) {
                tables.add(here);
            } else if (here.length > 0) {
                sittingOut.add(here[0]);
            }
        }
        sittingOut.removeIf(entrant -> !cup.entrant(entrant).isPlaying());
        List<Integer> seats = tables.stream()
                .map(here -> here.length >= Math.max(settings.size() - 1, smallest()) ? here.length : settings.size())
                .toList();
        return Optional.of(new CupEvent.Drawn(CupStage.ROUND, seated(tables, seats), sittingOut));
    }

    private List<int[]> searched(List<Integer> entrants) {
        TableSizes.Split split = TableSizes.of(entrants.size(), settings.size(), smallest());
        Encounters encounters = Encounters.of(cup, entrants);
        int later = Math.clamp(rounds(cup) - round - 1L, 0, AHEAD);
        return List.of(Pairing.find(
                new Pairing.Problem(
                        split.people(),
                        split.seats(),
                        encounters.met(),
                        encounters.had(),
                        new long[entrants.size()],
                        new int[0],
                        later),
                seed(round)));
    }

    /** Tables with one entrant of each tier: the best don't meet before the next round. */
    private Optional<CupEvent.Drawn> seeded(CupStage stage, List<Integer> best) {
        TableSizes.Split split = TableSizes.of(best.size() - best.size() % sitting(), settings.size(), smallest());
        int tables = split.people().size();
        List<Integer> out = best.subList(
                0, best.size() - split.people().stream().mapToInt(n -> n).sum());
        List<Integer> play = best.subList(out.size(), best.size());
        // Table by table: the first seeds of the tables, then the second ones in the opposite direction, and so on.
        List<List<Integer>> dealt = new ArrayList<>();
        for (int table = 0; table < tables; table++) {
            dealt.add(new ArrayList<>());
        }
        Map<Integer, Integer> tierOf = new HashMap<>();
        int next = 0;
        for (int tier = 0; next < play.size(); tier++) {
            for (int i = 0; i < tables && next < play.size(); i++) {
                int table = tier % 2 == 0 ? i : tables - 1 - i;
                if (dealt.get(table).size() < split.people().get(table)) {
                    tierOf.put(play.get(next), tier);
                    dealt.get(table).add(play.get(next++));
                }
            }
        }
        List<Integer> flat = dealt.stream().flatMap(List::stream).toList();
        int[] tiers = flat.stream().mapToInt(tierOf::get).toArray();
        return Optional.of(new CupEvent.Drawn(stage, paired(flat, split, tiers, 0, new long[flat.size()]), out));
    }

    /** With two seats, one may sit out. */
    private int sitting() {
        return settings.size() == FEWEST ? 2 : 1;
    }

    private Optional<CupEvent.Drawn> drawn(CupStage stage, List<Integer> entrants) {
        if (entrants.size() < FEWEST) {
            return Optional.empty();
        }
        TableSizes.Split split = TableSizes.of(entrants.size(), settings.size(), smallest());
        List<Integer> play = new ArrayList<>(entrants);
        List<Integer> out = new ArrayList<>();
        for (int i = 0; i < split.sittingOut(); i++) {
            out.add(lowestWhoNeverSatOut(play));
            play.removeAll(out);
        }
        boolean byScore = stage == CupStage.ROUND && settings.format() == CupFormat.SWISS;
        long[] scores = byScore ? scores(play) : new long[play.size()];
        Optional<List<int[]>> direction = settings.format() == CupFormat.KNOCK_OUT || CupStandings.isForBest(stage)
                ? Optional.empty()
                : direction(play, split, scores);
        if (direction.isPresent()) {
            return Optional.of(new CupEvent.Drawn(stage, seated(direction.get(), split.seats()), out));
        }
        int later = settings.format() == CupFormat.KNOCK_OUT || CupStandings.isForBest(stage)
                ? 0
                : Math.clamp(
                        (settings.format() == CupFormat.CHAMPIONSHIP
                                        ? ordinaryRounds(settings, play.size())
                                        : rounds(cup))
                                - round
                                - 1L,
                        0,
                        AHEAD);
        return Optional.of(new CupEvent.Drawn(stage, paired(play, split, new int[0], later, scores), out));
    }

    /** If entrants are the points of a plane, and none has left or come later: the best direction in which none have met. */
    private Optional<List<int[]>> direction(List<Integer> play, TableSizes.Split split, long[] scores) {
        int size = settings.size();
        boolean isPlane = RoundRobin.isPlane(play.size(), size)
                && (round == 0 || present(cup.rounds().getFirst()).equals(play));
        Encounters encounters = Encounters.of(cup, play);
        Pairing.Problem problem = new Pairing.Problem(
                split.people(), split.seats(), encounters.met(), encounters.had(), scores, new int[0], 0);
        Pairing.Cost least = null;
        List<int[]> best = List.of();
        for (int number = 0; isPlane && number <= size; number++) {
            List<int[]> tables = new ArrayList<>(
                    RoundRobin.plan(play.size(), size, number).orElseThrow().tables());
            tables.sort(Comparator.comparingInt(table -> -table.length));
            Pairing.Cost cost = Pairing.cost(problem, tables.toArray(int[][]::new));
            if (cost.meetings() == 0 && (least == null || cost.compareTo(least) < 0)) {
                least = cost;
                best = tables;
            }
        }
        return least == null
                ? Optional.empty()
                : Optional.of(best.stream()
                        .map(table -> Arrays.stream(table).map(play::get).toArray())
                        .toList());
    }

    private long[] scores(List<Integer> entrants) {
        Map<Integer, Long> points = new HashMap<>();
        CupStandings.of(cup).forEach(line -> points.put(line.entrant(), line.points()));
        return entrants.stream()
                .mapToLong(entrant -> points.getOrDefault(entrant, 0L))
                .toArray();
    }

    private int lowestWhoNeverSatOut(List<Integer> entrants) {
        List<Integer> lowestFirst = inOrderOfStandings(entrants).reversed();
        return lowestFirst.stream()
                .filter(entrant -> cup.rounds().stream()
                        .noneMatch(each -> each.sittingOut().contains(entrant)))
                .findFirst()
                .orElse(lowestFirst.getFirst());
    }

    private List<CupEvent.Seating> paired(
            List<Integer> entrants, TableSizes.Split split, int[] tiers, int later, long[] scores) {
        Encounters encounters = Encounters.of(cup, entrants);
        Pairing.Problem problem = new Pairing.Problem(
                split.people(), split.seats(), encounters.met(), encounters.had(), scores, tiers, later);
        List<int[]> tables = new ArrayList<>();
        for (int[] table : Pairing.find(problem, seed(round))) {
            tables.add(Arrays.stream(table).map(entrants::get).toArray());
        }
        return seated(tables, split.seats());
    }

    private List<CupEvent.Seating> seated(List<int[]> tables, List<Integer> seats) {
        List<CupEvent.Seating> seated = new ArrayList<>();
        List<Integer> all = cup.entrants().stream().map(Entrant::number).toList();
        Encounters encounters = Encounters.of(cup, all);
        SeatChoice choice = new SeatChoice();
        for (int table = 0; table < tables.size(); table++) {
            int[] here = tables.get(table);
            int[] order = choice.seats(encounters.had(), here, here.length, seats.get(table));
            seated.add(new CupEvent.Seating(
                    Identifier.random(), Arrays.stream(order).boxed().toList()));
        }
        return seated;
    }

    private int smallest() {
        return Collections.min(Games.known(settings.game()).playerCounts());
    }

    /** The seed of a round, from which all can draw it again. */
    private long seed(int number) {
        return 31L * cup.id().hashCode() + number;
    }
}
