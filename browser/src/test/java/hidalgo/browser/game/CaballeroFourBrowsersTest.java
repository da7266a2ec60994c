package hidalgo.browser.game;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class CaballeroFourBrowsersTest extends CaballeroFourBrowsers {
    /** The last one, with one of the three scorings; {@link CaballeroWholeGameMatrix} plays all rounds. */
    private static final int FIRST_ROUND = 10;

    @Test
    @DisplayName("Four browsers play the last round of an expanded game; one reloads, one loses its connection, and"
            + " all end with the same view")
    void lastRound() {
        play(FIRST_ROUND, 1);
    }
}
