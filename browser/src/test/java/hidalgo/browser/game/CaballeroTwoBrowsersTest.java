package hidalgo.browser.game;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class CaballeroTwoBrowsersTest extends CaballeroBrowsers {
    /** The last one, with one of the three scorings; {@link CaballeroWholeGameMatrix} plays all rounds in four browsers. */
    private static final int FIRST_ROUND = 10;

    @Test
    @DisplayName(
            "Two browsers and two bots play the last round of an expanded game; one reloads, one loses its connection, and"
                    + " both end with the same view")
    void lastRound() {
        twoPlay(FIRST_ROUND, 1);
    }
}
