package hidalgo.browser.driver;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hidalgo.records.GameRecord;
import hidalgo.records.RecordWriter;
import hidalgo.rules.Match;
import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandeOptions;
import hidalgo.rules.grande.GrandeSetup;
import java.util.List;
import java.util.Map;

/** A deal of El Grande for five in which all cards that ask for a secret choice, and both vetoes, come from round 4 on. */
public final class GrandeDeal {
    private static final int PLAYERS = 5;

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

    private GrandeDeal() {}

    /** The record: a game that is dealt, and nothing more. */
    private static String record() {
        GrandeOptions options = new ElGrande().choose(Map.of("players", String.valueOf(PLAYERS)));
        Match match = new Match(new GrandeSetup(options, 0, "New", List.of("Sev", "Cat", "Old", "Val", "Gal"), PILES));
        return RecordWriter.text(GameRecord.of(new ElGrande(), match));
    }

    /** What to send to the server for a table with this deal, a seat for who asks, and the others open. */
    public static String table(String name) {
        ObjectNode wish = JSON.createObjectNode();
        wish.put("game", "el-grande").put("visibility", "link").put("record", record());
        ArrayNode seats = wish.putArray("seats");
        seats.addObject().put("kind", "me").put("name", name);
        for (int seat = 1; seat < PLAYERS; seat++) {
            seats.addObject().put("kind", "open");
        }
        return wish.toString();
    }
}
