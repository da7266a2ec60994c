package hidalgo.rules.grande.checker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Everything that lies on the table: caballeros, grandes, King, scoreboards, cards, and what was scored so far. */
final class CheckerTable {
    static final String COURT = "court";
    static final String PROVINCE = "province";

    /** Where caballeros of one seat can be: a region, the Castillo, the seat's court or its province. */
    private record Spot(String place, int seat) {}

    private final int players;
    private final Map<Spot, Integer> caballeros = new HashMap<>();
    private final Map<Integer, String> grandes = new TreeMap<>();
    private final Map<String, String> scoreboards = new TreeMap<>();
    private final Map<Integer, SortedSet<Integer>> hands = new TreeMap<>();
    private final Map<Integer, SortedSet<Integer>> discards = new TreeMap<>();

    /** The action cards still to be had this round, by pile, the King card among them (EG-2.3). */
    private final SortedMap<Integer, String> available = new TreeMap<>();

    /** By seat, for each veto held how many ends of rounds it has still to see, the older veto first (EG-4.15). */
    private final Map<Integer, List<Integer>> vetoes = new TreeMap<>();

    private final List<Checker.Scored> scorings = new ArrayList<>();
    private String king;
    private int round;

    /** Sets up according to EG-2.1. */
    CheckerTable(int players, String king, List<String> homes) {
        this.players = players;
        this.king = king;
        for (int seat = 0; seat < players; seat++) {
            grandes.put(seat, homes.get(seat));
            caballeros.put(new Spot(homes.get(seat), seat), 2);
            caballeros.put(new Spot(COURT, seat), 7);
            caballeros.put(new Spot(PROVINCE, seat), 21);
            hands.put(seat, new TreeSet<>(IntStream.rangeClosed(1, 13).boxed().toList()));
            discards.put(seat, new TreeSet<>());
            vetoes.put(seat, new ArrayList<>());
        }
    }

    int players() {
        return players;
    }

    List<Integer> seats() {
        return IntStream.range(0, players).boxed().toList();
    }

    /** The other seats, clockwise from this one. */
    List<Integer> othersClockwise(int seat) {
        return IntStream.range(1, players)
                .map(step -> (seat + step) % players)
                .boxed()
                .toList();
    }

    int caballeros(String place, int seat) {
        return caballeros.getOrDefault(new Spot(place, seat), 0);
    }

    int caballerosOfAll(String place) {
        return seats().stream().mapToInt(seat -> caballeros(place, seat)).sum();
    }

    /** Takes caballeros of a seat from one place to another; the King's region is taboo for all of them (EG-3.5). */
    void shift(int seat, String from, String to, int number) {
        if (from.equals(king) || to.equals(king)) {
            throw new IllegalStateException("EG-3.5: " + from + " to " + to + " with the King in " + king);
        }
        if (number < 0 || number > caballeros(from, seat)) {
            throw new IllegalStateException("seat " + seat + " has no " + number + " caballeros in " + from);
        }
        caballeros.merge(new Spot(from, seat), -number, Integer::sum);
        caballeros.merge(new Spot(to, seat), number, Integer::sum);
    }

    /** The same for as many as are there, but no more than {@code most}. */
    void shiftUpTo(int seat, String from, String to, int most) {
        shift(seat, from, to, Math.min(most, caballeros(from, seat)));
    }

    String king() {
        return king;
    }

    void moveKing(String region) {
        king = region;
    }

    String grande(int seat) {
        return grandes.get(seat);
    }

    void moveGrande(int seat, String region) {
        grandes.put(seat, region);
    }

    /** Where the scoreboard {@code high} or {@code low} lies, or null while it is not in play. */
    String scoreboard(String name) {
        return scoreboards.get(name);
    }

    boolean hasScoreboard(String place) {
        return scoreboards.containsValue(place);
    }

    void moveScoreboard(String name, String place) {
        scoreboards.put(name, place);
    }

    /** The values in force: those of a scoreboard, if one lies there, else the printed ones (EG-4.8). */
    List<Integer> values(String place) {
        return scoreboards.entrySet().stream()
                .filter(scoreboard -> scoreboard.getValue().equals(place))
                .map(scoreboard -> CheckerMap.scoreboardValues(scoreboard.getKey()))
                .findAny()
                .orElse(CheckerMap.printedValues(place));
    }

    /** All regions but the King's. */
    List<String> openRegions() {
        return CheckerMap.REGIONS.stream()
                .filter(region -> !region.equals(king))
                .toList();
    }

    /** "Anywhere": all regions but the King's, and the Castillo (EG-3.7). */
    List<String> anywhere() {
        List<String> places = new ArrayList<>(openRegions());
        places.add(CheckerMap.CASTILLO);
        return places;
    }

    /** The regions except the King's where this seat has at least this many caballeros. */
    List<String> openRegionsWith(int seat, int atLeast) {
        return openRegions().stream()
                .filter(region -> caballeros(region, seat) >= atLeast)
                .toList();
    }

    SortedSet<Integer> hand(int seat) {
        return new TreeSet<>(hands.get(seat));
    }

    SortedSet<Integer> discard(int seat) {
        return new TreeSet<>(discards.get(seat));
    }

    void layPowerCard(int seat, int powerCard) {
        hands.get(seat).remove(powerCard);
    }

    void discardPowerCard(int seat, int powerCard) {
        discards.get(seat).add(powerCard);
    }

    /** Back from the discard into the hand (EG-4.12). */
    void takePowerCardBack(int seat, int powerCard) {
        discards.get(seat).remove(powerCard);
        hands.get(seat).add(powerCard);
    }

    SortedMap<Integer, String> available() {
        return new TreeMap<>(available);
    }

    /** Takes a card, which is then gone for the others (EG-3.2). */
    String takeCard(int pile) {
        return available.remove(pile);
    }

    int vetoes(int seat) {
        return vetoes.get(seat).size();
    }

    /** A new veto lives until the end of the next round: the second end from now (EG-4.15). */
    void gainVeto(int seat) {
        vetoes.get(seat).add(2);
    }

    /** The older one is used (EG-4.15). */
    void useVeto(int seat) {
        vetoes.get(seat).removeFirst();
    }

    int round() {
        return round;
    }

    /** Turns up one card of each of the piles 1 to 4; the King card is always there (EG-2.3). */
    void startRound(int number, List<String> faceUp) {
        round = number;
        for (int pile = 1; pile <= 4; pile++) {
            available.put(pile, faceUp.get(pile - 1));
        }
        available.put(5, "king");
    }

    /** Discards the cards left over (EG-2.3) and the vetoes that are too old (EG-4.15). */
    void endRound() {
        available.clear();
        for (List<Integer> held : vetoes.values()) {
            held.replaceAll(ends -> ends - 1);
            held.removeIf(ends -> ends == 0);
        }
    }

    /** Notes one scoring event of the round under way. */
    void score(String cause, List<Integer> points) {
        scorings.add(new Checker.Scored(round, cause, points));
    }

    List<Checker.Scored> scorings() {
        return List.copyOf(scorings);
    }
}
