package hidalgo.rules.caballero.checker;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A slow and plain second implementation of El Caballero, against which tests check the real one. It keeps the course
 * of the game, rounds, power cards and whose turn it is (section 2), and leaves the turns to the classes beside it.
 */
public final class Checker {
    /** The options of a game record, by its names (section 7). */
    public record Options(
            int players,
            boolean expanded,
            String bidOrder,
            String tieTest,
            String redock,
            String twoPlayerTie,
            String secondTile,
            String grandeTakeBack) {}

    /** The points of one scoring, by seat. */
    public record Scored(int round, List<Integer> points) {}

    /**
     * A region in a form to compare: its sides as "x,y S", its value, each seat's caballeros (0 on water), whether it
     * is enclosed, and the seat of its governor or -1.
     */
    public record Region(
            boolean land, Set<String> sides, int value, List<Integer> strengths, boolean enclosed, int governor) {}

    private final List<SortedSet<Integer>> powerCards = new ArrayList<>();
    private final Map<Integer, Integer> laidCards = new HashMap<>();
    private final List<Scored> scorings = new ArrayList<>();
    private CheckerTable table;
    private List<Integer> bidOrder;
    private List<Integer> turnOrder = List.of();
    private int turnsTaken = 0;
    private int round = 1;
    private boolean over = false;

    /** Sets up the game from the setup of its record (EC-2.1, EC-2.2, section 7). */
    public Checker(Options options, int first, String start, List<String> stack) {
        table = CheckerTable.setUp(options, start, stack);
        bidOrder = clockwiseFrom(first);
        for (int seat = 0; seat < options.players(); seat++) {
            powerCards.add(IntStream.rangeClosed(1, 13).boxed().collect(Collectors.toCollection(TreeSet::new)));
        }
    }

    public boolean over() {
        return over;
    }

    /** The seats that may move now: one, or none when the game is over. */
    public Set<Integer> movers() {
        if (over) {
            return Set.of();
        }
        return Set.of(layingCards() ? bidOrder.get(laidCards.size()) : turnOrder.get(turnsTaken));
    }

    /** The legal moves of a seat in canonical notation; none if it is not its move. */
    public SortedSet<String> legalMoves(int seat) {
        if (!movers().contains(seat)) {
            return Collections.emptySortedSet();
        }
        if (!layingCards()) {
            return CheckerMoves.legal(table);
        }
        // EC-2.4: never a number that another player has laid this round
        return powerCards.get(seat).stream()
                .filter(card -> !laidCards.containsValue(card))
                .map(card -> "power " + card)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Plays a move in canonical notation. */
    public void play(int seat, String move) {
        if (!legalMoves(seat).contains(move)) {
            throw new IllegalArgumentException("not legal for seat " + seat + ": " + move);
        }
        if (layingCards()) {
            layCard(seat, Integer.parseInt(move.substring("power ".length())));
        } else if (move.equals("end")) {
            turnsTaken++;
            beginTurnOrEndRound();
        } else {
            table = CheckerActions.tried(table, move).orElseThrow();
        }
    }

    public List<Scored> scorings() {
        return List.copyOf(scorings);
    }

    public List<Integer> totals() {
        return IntStream.range(0, players())
                .mapToObj(seat -> scorings.stream()
                        .mapToInt(scored -> scored.points().get(seat))
                        .sum())
                .toList();
    }

    public int court(int seat) {
        return table.players.get(seat).court;
    }

    public int dockedShips(int seat) {
        return table.players.get(seat).dockedShips;
    }

    public int tilesOffMap(int seat) {
        return table.tilesOffMap(seat);
    }

    public int governorsLeft(int seat) {
        return table.players.get(seat).governorsLeft;
    }

    public int shipStock() {
        return table.shipStock;
    }

    public int castilloStock() {
        return table.castilloStock;
    }

    /** The round under way, from 1; after the end of the game the last one. */
    public int round() {
        return round;
    }

    /** The displayed tiles, each in its alphabetically first rotation, sorted; equal tiles are listed each. */
    public List<String> display() {
        return table.display.stream()
                .map(tile -> tile.rotations().stream()
                        .map(AreaTile::toString)
                        .sorted()
                        .findFirst()
                        .orElseThrow())
                .sorted()
                .toList();
    }

    public Set<Region> regions() {
        return CheckerRegions.all(table).stream().map(this::region).collect(Collectors.toSet());
    }

    private Region region(Set<Spot> region) {
        Governor governor = table.governors.get(CheckerRegions.canonical(region));
        return new Region(
                CheckerRegions.land(table, region),
                region.stream().map(Spot::toString).collect(Collectors.toSet()),
                CheckerRegions.value(table, region),
                CheckerRegions.strengths(table, region),
                CheckerRegions.enclosed(table, region),
                governor == null ? -1 : governor.owner());
    }

    private int players() {
        return table.options.players();
    }

    private boolean layingCards() {
        return laidCards.size() < players();
    }

    private List<Integer> clockwiseFrom(int first) {
        return IntStream.range(0, players())
                .mapToObj(step -> (first + step) % players())
                .toList();
    }

    private void layCard(int seat, int card) {
        powerCards.get(seat).remove(card);
        laidCards.put(seat, card);
        if (!layingCards()) {
            // EC-2.5: highest card first
            turnOrder = laidCards.keySet().stream()
                    .sorted(Comparator.comparing(laidCards::get).reversed())
                    .toList();
            turnsTaken = 0;
            beginTurnOrEndRound();
        }
    }

    private void beginTurnOrEndRound() {
        if (turnsTaken < players()) {
            int seat = turnOrder.get(turnsTaken);
            table.turn = new CheckerTurn(seat, laidCards.get(seat));
            return;
        }
        int lastRound = table.options.expanded() ? 10 : 7;
        if (round == 4 || round == 7 || round == 10) {
            scorings.add(new Scored(round, CheckerScoring.points(table))); // EC-2.3
        }
        if (round == lastRound) {
            over = true;
            return;
        }
        table.refillDisplay(); // EC-2.6
        round++;
        laidCards.clear();
        // EC-2.4: who lays the next cards, in which order
        bidOrder = table.options.bidOrder().equals("lastTurnReversed")
                ? turnOrder.reversed()
                : clockwiseFrom(turnOrder.getLast());
    }
}
