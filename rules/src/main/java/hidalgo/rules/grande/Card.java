package hidalgo.rules.grande;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The action cards (EG-1.5, EG-4). */
enum Card {
    MOVE_OWN_REGION("moveOwnRegion", "EG-4.1"),
    PLACE_TWO("placeTwo", "EG-4.2"),
    MOVE_OWN_REGION_OR_PLACE_TWO("moveOwnRegionOrPlaceTwo", "EG-4.2"),
    MOVE_FIVE_ONE_REGION("moveFiveOneRegion", "EG-4.1"),
    MOVE_THREE_OTHERS("moveThreeOthers", "EG-4.1"),
    MOVE_THREE_ANY("moveThreeAny", "EG-4.1"),
    MOVE_TWO_OWN_TWO_OTHERS("moveTwoOwnTwoOthers", "EG-4.1"),
    MOVE_FOUR_OWN("moveFourOwn", "EG-4.1"),
    MOVE_FOUR_ANY("moveFourAny", "EG-4.1"),
    VETO("veto", "EG-4.15"),
    COURTS_ALL("courtsAll", "EG-4.3"),
    COURTS_THREE("courtsThree", "EG-4.3"),
    ANGRY_KING("angryKing", "EG-4.4"),
    SEND_ONE_EACH("sendOneEach", "EG-4.5"),
    SECRET_TWO("secretTwo", "EG-4.6"),
    SECRET_ALL("secretAll", "EG-4.6"),
    SCORE_ONE("scoreOne", "EG-4.7"),
    SCORE_FOURS("scoreFours", "EG-4.7"),
    SCORE_FIVES("scoreFives", "EG-4.7"),
    SCORE_SIXES_SEVENS("scoreSixesSevens", "EG-4.7"),
    SCORE_CASTILLO("scoreCastillo", "EG-4.7"),
    SCORE_FIRSTS("scoreFirsts", "EG-4.7"),
    SCORE_MOST("scoreMost", "EG-4.7"),
    SCORE_FEWEST("scoreFewest", "EG-4.7"),
    SCOREBOARD("scoreboard", "EG-4.8"),
    ADVISER("adviser", "EG-4.9"),
    EVICTION("eviction", "EG-4.10"),
    GRANDE("grande", "EG-4.11"),
    POWER_BACK("powerBack", "EG-4.12"),
    COURT("court", "EG-4.13"),
    SECRET_SCORING("secretScoring", "EG-4.14"),
    KING("king", "EG-4.9");

    /** How many different cards there are. */
    static final int COUNT = values().length;

    private static final Card[] ALL = values();
    private static final Map<String, Card> BY_TEXT = new HashMap<>();

    static {
        for (int i = 0; i < ALL.length; i++) {
            ALL[i].number = i;
            BY_TEXT.put(ALL[i].text, ALL[i]);
        }
    }

    private final String text;
    private final String rule;
    private int number;

    Card(String text, String rule) {
        this.text = text;
        this.rule = rule;
    }

    /** The name in records. */
    String text() {
        return text;
    }

    /** The rule that describes the card. */
    String rule() {
        return rule;
    }

    /** The number by which piles name the card. */
    int number() {
        return number;
    }

    /** The card with a number. */
    static Card at(int number) {
        return ALL[number];
    }

    /** The card with a name, or null. */
    static @Nullable Card of(String text) {
        return BY_TEXT.get(text);
    }

    /** Whether its first move fixes the region that caballeros leave (EG-4.1). */
    boolean isOneRegion() {
        return this == MOVE_OWN_REGION || this == MOVE_OWN_REGION_OR_PLACE_TWO || this == MOVE_FIVE_ONE_REGION;
    }

    /** Whether {@code done} ends its action (EG-4.17): the cards of EG-4.1, EG-4.2 and EG-4.5. */
    boolean endsWithDone() {
        return compareTo(MOVE_FOUR_ANY) <= 0 || this == SEND_ONE_EACH;
    }
}
