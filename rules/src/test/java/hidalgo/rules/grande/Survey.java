package hidalgo.rules.grande;

import hidalgo.rules.LegalMoves;
import hidalgo.rules.Position;
import hidalgo.rules.PowerHand;
import hidalgo.rules.Refusal;
import hidalgo.rules.ScoreLine;
import hidalgo.rules.grande.checker.Checker;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The pieces on the table, in words. */
final class Survey {
    private final GrandePosition position;

    private Survey(GrandePosition position) {
        this.position = position;
    }

    static Survey of(Position position) {
        return new Survey((GrandePosition) position);
    }

    int court(int seat) {
        return position.court(seat);
    }

    int province(int seat) {
        return position.province(seat);
    }

    List<Integer> caballeros(String place) {
        return bySeat(position.seats(), seat -> position.caballeros(Place.of(place), seat));
    }

    String king() {
        return code(position.king());
    }

    String grande(int seat) {
        return code(position.grande(seat));
    }

    /** Where a scoreboard lies, or nothing. */
    String scoreboard(String name) {
        return code(name.equals("high") ? position.highScoreboard() : position.lowScoreboard());
    }

    List<Integer> hand(int seat) {
        return PowerHand.cards(position.hand(seat));
    }

    List<Integer> vetoes() {
        return bySeat(position.seats(), position::vetoes);
    }

    List<Integer> totals() {
        return bySeat(position.seats(), position::total);
    }

    /** The cards of the piles 1 to 4 that lie face up, by pile. */
    SortedMap<Integer, String> faceUp() {
        SortedMap<Integer, String> cards = new TreeMap<>();
        for (int pile = 1; pile <= Piles.SHUFFLED; pile++) {
            String card = position.faceUp(pile);
            if (card != null) {
                cards.put(pile, card);
            }
        }
        return cards;
    }

    List<Integer> ifScoredNow() {
        return bySeat(position.seats(), seat -> position.ifScoredNow()[seat]);
    }

    List<Integer> ifScoredNow(String place) {
        return bySeat(
                position.seats(),
                seat -> position.scoreSheet().stream()
                        .filter(line -> line.seat() == seat && line.place().equals(place))
                        .mapToInt(ScoreLine::points)
                        .sum());
    }

    /** The legal moves of a seat in canonical notation. */
    List<String> legalMoves(int seat) {
        return LegalMoves.of(position, seat);
    }

    /** The reason against a well-formed move, legal or not; null if there is none. */
    @Nullable
    Refusal objection(int seat, String move) {
        WrittenMove written = Notation.parse(move);
        if (written == null) {
            throw new IllegalArgumentException("Not a move: " + move);
        }
        return Judge.explain(position, seat, written);
    }

    /** Everything that an action can change, a line each. */
    List<String> table() {
        List<String> lines = new ArrayList<>();
        lines.add("King " + king() + ", scoreboards " + scoreboard("high") + " " + scoreboard("low"));
        for (String place : GrandePosition.PLACES) {
            lines.add(place + " " + caballeros(place));
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            lines.add("seat " + seat + " court " + court(seat) + " province " + province(seat) + " grande "
                    + grande(seat) + " hand " + hand(seat) + " total " + position.total(seat));
        }
        return lines;
    }

    /** The same of the checker. */
    static List<String> table(Checker checker, int seats) {
        List<String> lines = new ArrayList<>();
        lines.add("King " + checker.king() + ", scoreboards " + Objects.toString(checker.scoreboard("high"), "") + " "
                + Objects.toString(checker.scoreboard("low"), ""));
        for (String place : GrandePosition.PLACES) {
            lines.add(place + " " + bySeat(seats, seat -> checker.caballeros(place, seat)));
        }
        for (int seat = 0; seat < seats; seat++) {
            lines.add("seat " + seat + " court " + checker.court(seat) + " province " + checker.province(seat)
                    + " grande "
                    + checker.grande(seat) + " hand " + checker.hand(seat) + " total "
                    + checker.totals().get(seat));
        }
        return lines;
    }

    private static String code(int place) {
        return place == GrandePosition.NOWHERE ? "" : GrandePosition.PLACES.get(place);
    }

    private static List<Integer> bySeat(int seats, IntFunction<Integer> fact) {
        return IntStream.range(0, seats).mapToObj(fact).toList();
    }
}
