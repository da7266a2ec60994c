package hidalgo.browser.game;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class CaballeroFourBrowsersTest extends CaballeroFourBrowsers {
    /** From here on there is one of the three scorings; {@link CaballeroWholeGameMatrix} plays all rounds. */
    private static final int FIRST_ROUND = 9;

    @Test
    @DisplayName("Four browsers play an expanded game from its ninth round to its end; one reloads, one loses its"
            + " connection, and all end with the same view")
    void lastRounds() {
        play(FIRST_ROUND, 1);
    }
}
