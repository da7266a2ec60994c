package hidalgo.rules.grande.checker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A slow and obvious El Grande, written from {@code el-grande.md} alone, against which the fast engine is tested. It
 * takes a legal setup for granted and keeps no secrets: every fact can be asked for.
 */
public final class Checker {
    /** The options by their names in the record (section 7). {@code castillo} is a matter of display (EG-3.6). */
    public record Options(
            int players,
            boolean shortGame,
            String fetch,
            String castillo,
            String angryKing,
            String grandeCard,
            String veto) {}

    /** One scoring event, points by seat; the cause is {@code general} or the card's name. */
    public record Scored(int round, String cause, List<Integer> points) {
        public Scored {
            points = List.copyOf(points);
        }
    }

    private enum Phase {
        POWER,
        TURN,
        GENERAL_SCORING,
        OVER
    }

    private final Options options;
    private final List<List<String>> piles;
    private final List<Integer> rounds;
    private final CheckerTable table;
    private final CheckerScoring scoring;
    private final CheckerActions actions;

    /** The power cards of the round, by seat (EG-2.4). */
    private final Map<Integer, Integer> laid = new TreeMap<>();

    private final List<Integer> toLay = new ArrayList<>();
    private final List<Integer> toAct = new ArrayList<>();
    private int roundIndex;
    private Phase phase;
    private CheckerTurn turn;
    private CheckerAction castilloChoices = CheckerAction.over();

    /** Sets up a game; {@code piles} are the piles 1 to 4, top card first, without vetoes if they are switched off. */
    public Checker(Options options, int first, String king, List<String> homes, List<List<String>> piles) {
        this.options = options;
        this.piles = piles;
        this.rounds = options.shortGame() ? List.of(2, 3, 5, 6, 8, 9) : List.of(1, 2, 3, 4, 5, 6, 7, 8, 9);
        this.table = new CheckerTable(options.players(), king, homes);
        this.scoring = new CheckerScoring(table);
        this.actions = new CheckerActions(table, scoring, options);
        beginRound(0, first);
    }

    public boolean over() {
        return phase == Phase.OVER;
    }

    /** Every seat that may move now: several for secret choices, and veto holders while an action runs. */
    public Set<Integer> movers() {
        return table.seats().stream()
                .filter(seat -> !legalMoves(seat).isEmpty())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    public SortedSet<String> legalMoves(int seat) {
        return switch (phase) {
            case POWER ->
                new TreeSet<>(
                        seat == toLay.getFirst() ? new CheckerMoves(table).power(seat, laid.values()) : List.of());
            case TURN -> turn.legalMoves(seat);
            case GENERAL_SCORING -> castilloChoices.steps().getOrDefault(seat, new TreeSet<>());
            case OVER -> new TreeSet<>();
        };
    }

    /** Plays a move, or throws {@link IllegalArgumentException} if it is not legal. */
    public void play(int seat, String move) {
        if (!legalMoves(seat).contains(move)) {
            throw new IllegalArgumentException("seat " + seat + ": " + move + " is none of " + legalMoves(seat));
        }
        switch (phase) {
            case POWER -> layPowerCard(seat, Integer.parseInt(move.split(" ")[1]));
            case TURN -> playTurn(seat, move);
            case GENERAL_SCORING -> awaitCastilloChoices(castilloChoices.step(seat, move));
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    /** Turns up the next cards and lets the power cards be laid, clockwise from the first (EG-2.3, EG-2.4). */
    private void beginRound(int index, int first) {
        roundIndex = index;
        table.startRound(
                rounds.get(index), piles.stream().map(pile -> pile.get(index)).toList());
        laid.clear();
        toLay.add(first);
        toLay.addAll(table.othersClockwise(first));
        phase = Phase.POWER;
    }

    private void layPowerCard(int seat, int powerCard) {
        table.layPowerCard(seat, powerCard);
        laid.put(seat, powerCard);
        toLay.removeFirst();
        if (toLay.isEmpty()) {
            toAct.addAll(table.seats());
            toAct.sort(Comparator.comparing(laid::get, Comparator.reverseOrder()));
            beginTurn();
        }
    }

    private void beginTurn() {
        int seat = toAct.removeFirst();
        turn = new CheckerTurn(table, actions, options.fetch().equals("upTo"), seat, laid.get(seat));
        phase = Phase.TURN;
    }

    private void playTurn(int seat, String move) {
        turn.play(seat, move);
        if (turn.ended() && toAct.isEmpty()) {
            endRound();
        } else if (turn.ended()) {
            beginTurn();
        }
    }

    /** The general scoring comes after the rounds 3, 6 and 9 (EG-2.2). */
    private void endRound() {
        table.endRound();
        if (table.round() % 3 == 0) {
            phase = Phase.GENERAL_SCORING;
            List<Integer> inCastillo = table.seats().stream()
                    .filter(seat -> table.caballeros(CheckerMap.CASTILLO, seat) > 0)
                    .toList();
            awaitCastilloChoices(
                    CheckerAction.SecretChoices.ask(inCastillo, _ -> table.openRegions(), this::scoreGenerally));
        } else {
            beginRound(roundIndex + 1, turn.seat());
        }
    }

    /** Continues with the next round, or ends the game, once all have chosen (EG-2.5). */
    private void awaitCastilloChoices(CheckerAction rest) {
        castilloChoices = rest;
        boolean allChosen = rest.steps().isEmpty();
        if (allChosen && roundIndex + 1 < rounds.size()) {
            beginRound(roundIndex + 1, turn.seat());
        } else if (allChosen) {
            phase = Phase.OVER;
        }
    }

    /** The Castillo is scored, its caballeros move to the regions chosen, the nine regions are scored (EG-5.4). */
    private void scoreGenerally(Map<Integer, String> chosen) {
        List<Integer> castillo = scoring.place(CheckerMap.CASTILLO);
        chosen.forEach((seat, region) -> table.shiftUpTo(seat, CheckerMap.CASTILLO, region, Integer.MAX_VALUE));
        List<Integer> regions = scoring.places(CheckerMap.REGIONS);
        table.score(
                "general",
                table.seats().stream()
                        .map(seat -> castillo.get(seat) + regions.get(seat))
                        .toList());
    }

    public List<Scored> scorings() {
        return table.scorings();
    }

    public List<Integer> totals() {
        return table.seats().stream()
                .map(seat -> scorings().stream()
                        .mapToInt(scored -> scored.points().get(seat))
                        .sum())
                .toList();
    }

    public int court(int seat) {
        return table.caballeros(CheckerTable.COURT, seat);
    }

    public int province(int seat) {
        return table.caballeros(CheckerTable.PROVINCE, seat);
    }

    /** The caballeros of a seat in a region or in the Castillo ({@code Cas}). */
    public int caballeros(String place, int seat) {
        return table.caballeros(place, seat);
    }

    public String grande(int seat) {
        return table.grande(seat);
    }

    public String king() {
        return table.king();
    }

    /** Where the scoreboard {@code high} or {@code low} lies, or null while it is not in play. */
    public String scoreboard(String name) {
        return table.scoreboard(name);
    }

    /** The number of the round under way; during its general scoring, and at the end of the game, still that one. */
    public int round() {
        return table.round();
    }

    /** The face-up cards of piles 1 to 4 that have not been chosen yet, by pile; none during a general scoring. */
    public SortedMap<Integer, String> faceUp() {
        return table.available().headMap(5);
    }

    /** The power cards in the hand of a seat. */
    public SortedSet<Integer> hand(int seat) {
        return table.hand(seat);
    }

    /** How many vetoes a seat holds. */
    public int vetoes(int seat) {
        return table.vetoes(seat);
    }
}
