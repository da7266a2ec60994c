package hidalgo.browser.driver;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hidalgo.records.GameRecord;
import hidalgo.records.RecordWriter;
import hidalgo.rules.Match;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandeOptions;
import hidalgo.rules.grande.GrandeSetup;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A game of El Grande for five after its sixth round: both vetoes, and two cards that ask for a secret choice, are still to come. */
public final class GrandeDeal {
    private static final int PLAYERS = 5;

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final List<List<String>> PILES = List.of(
            List.of(
                    "placeTwo",
                    "moveOwnRegion",
                    "moveThreeAny",
                    "moveFourOwn",
                    "moveTwoOwnTwoOthers",
                    "moveThreeOthers",
                    "moveFiveOneRegion",
                    "moveFourAny",
                    "moveOwnRegionOrPlaceTwo",
                    "moveFiveOneRegion",
                    "moveTwoOwnTwoOthers"),
            List.of(
                    "scoreOne",
                    "scoreOne",
                    "scoreOne",
                    "secretAll",
                    "courtsThree",
                    "angryKing",
                    "veto",
                    "veto",
                    "secretTwo",
                    "courtsAll",
                    "sendOneEach"),
            List.of(
                    "scoreFours",
                    "scoreFives",
                    "scoreSixesSevens",
                    "scoreFirsts",
                    "scoreMost",
                    "scoreFewest",
                    "scoreFours",
                    "scoreFives",
                    "scoreOne",
                    "scoreCastillo",
                    "scoreCastillo"),
            List.of(
                    "court",
                    "adviser",
                    "grande",
                    "scoreboard",
                    "scoreboard",
                    "eviction",
                    "scoreboard",
                    "grande",
                    "secretScoring",
                    "powerBack",
                    "powerBack"));

    private GrandeDeal() {}

    /** Six finished rounds: players with a plan have kept the high power cards, the bots have spent theirs. */
    private static final int[][] POWERS = {
        {1, 4, 7, 13, 12},
        {2, 5, 8, 11, 13},
        {3, 6, 9, 12, 11},
        {5, 1, 2, 10, 9},
        {6, 2, 1, 9, 10},
        {7, 3, 4, 8, 6}
    };

    private static String record() {
        GrandeOptions options = new ElGrande().choose(Map.of("players", String.valueOf(PLAYERS)));
        Match match = new Match(new GrandeSetup(options, 0, "New", List.of("Sev", "Cat", "Old", "Val", "Gal"), PILES));
        while (match.position().round() <= POWERS.length) {
            Position position = match.position();
            int seat = Integer.numberOfTrailingZeros(position.movers());
            List<String> legal = legal(position, seat);
            String power = "power " + POWERS[position.round() - 1][seat];
            match.play(
                    seat,
                    legal.contains(power) ? power : choose(legal, match.steps().size()));
        }
        return RecordWriter.text(GameRecord.of(new ElGrande(), match));
    }

    private static List<String> legal(Position position, int seat) {
        MoveList moves = new MoveList();
        position.legalMoves(seat, moves);
        return IntStream.range(0, moves.size())
                .mapToObj(i -> position.notation(moves.get(i)))
                .toList();
    }

    /**
     * A place, but not the Castillo; else a button that ends something; else an action card, whose action is left out.
     */
    private static String choose(List<String> legal, int moves) {
        List<String> places = legal.stream()
                .filter(move -> move.startsWith("place") && !move.endsWith("Cas"))
                .toList();
        if (!places.isEmpty()) {
            return places.get(moves % places.size());
        }
        return legal.contains("end") ? "end" : legal.getLast();
    }

    /** The request for a table with this deal, a seat for the person who sends it, two open ones, and two bots. */
    public static String table(String name) {
        ObjectNode wish = JSON.createObjectNode();
        wish.put("game", "el-grande").put("visibility", "link").put("record", record());
        ArrayNode seats = wish.putArray("seats");
        seats.addObject().put("kind", "me").put("name", name);
        seats.addObject().put("kind", "open");
        seats.addObject().put("kind", "open");
        for (String bot : List.of("Luis", "Elvira")) {
            seats.addObject().put("kind", "bot").put("bot", "random").put("name", bot);
        }
        return wish.toString();
    }
}
