package hidalgo.browser;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hidalgo.records.GameRecord;
import hidalgo.records.RecordWriter;
import hidalgo.rules.Match;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.Refusal;
import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandeOptions;
import hidalgo.rules.grande.GrandeSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Three rounds of El Grande for three people and two bots, after which every card that asks for a secret choice and both vetoes are
 * still to come, and the bots' strong power cards are gone: whoever lays 13, 12 or 11 then has the choice of the action cards.
 */
final class GrandePrelude {
    static final int PEOPLE = 3;

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final List<List<String>> PILES = List.of(
            List.of(
                    "placeTwo",
                    "moveOwnRegion",
                    "moveThreeAny",
                    "moveFourOwn",
                    "moveFourAny",
                    "moveThreeOthers",
                    "moveFiveOneRegion",
                    "moveTwoOwnTwoOthers",
                    "moveOwnRegionOrPlaceTwo",
                    "moveFiveOneRegion",
                    "moveTwoOwnTwoOthers"),
            List.of(
                    "scoreOne",
                    "scoreOne",
                    "scoreOne",
                    "veto",
                    "veto",
                    "secretTwo",
                    "secretAll",
                    "courtsThree",
                    "angryKing",
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
                    "secretScoring",
                    "grande",
                    "powerBack",
                    "powerBack"));

    /** The power cards of each seat, round by round. */
    private static final int[][] POWERS = {{1, 2, 3}, {2, 3, 1}, {3, 1, 2}, {13, 11, 12}, {12, 13, 11}};

    private GrandePrelude() {}

    /** The record. */
    static String record() {
        GrandeOptions options = new ElGrande().choose(Map.of("players", String.valueOf(POWERS.length)));
        Match match = new Match(new GrandeSetup(options, 0, "New", List.of("Sev", "Cat", "Old", "Val", "Gal"), PILES));
        for (Position position = match.position(); position.round() <= POWERS[0].length; position = match.position()) {
            int seat = Integer.numberOfTrailingZeros(position.obliged());
            String move = move(position, seat, match.steps().size());
            if (match.play(seat, move) instanceof Refusal refusal) {
                throw new IllegalStateException("Seat " + seat + " can't " + move + ": " + refusal.rule());
            }
        }
        return RecordWriter.text(GameRecord.of(new ElGrande(), match));
    }

    /** Lays the seat's card, takes the action card that lets most be placed, and places them, but not in the Castillo. */
    private static String move(Position position, int seat, int ply) {
        MoveList moves = new MoveList();
        position.legalMoves(seat, moves);
        List<String> legal = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            legal.add(position.notation(moves.get(i)));
        }
        String power = "power " + POWERS[seat][position.round() - 1];
        if (legal.contains(power)) {
            return power;
        }
        List<String> places = legal.stream()
                .filter(move -> move.startsWith("place") && !move.endsWith("Cas"))
                .toList();
        if (!places.isEmpty()) {
            return places.get(ply % places.size());
        }
        List<String> cards =
                legal.stream().filter(move -> move.startsWith("card")).toList();
        return cards.isEmpty() ? "end" : cards.getLast();
    }

    /** What to send to the server for a table that goes on from the record, with a seat for who asks and two that are open. */
    static String table(String name) {
        ObjectNode wish = JSON.createObjectNode();
        wish.put("game", "el-grande").put("visibility", "link").put("record", record());
        ArrayNode seats = wish.putArray("seats");
        seats.addObject().put("kind", "me").put("name", name);
        for (int seat = 1; seat < POWERS.length; seat++) {
            if (seat < PEOPLE) {
                seats.addObject().put("kind", "open");
            } else {
                seats.addObject().put("kind", "bot").put("bot", "random");
            }
        }
        return wish.toString();
    }
}
