package hidalgo.browser.game;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A whole expanded game: {@code ./hidalgo test --matrix}. Its name keeps it out of the other tests. */
class CaballeroWholeGameMatrix extends CaballeroBrowsers {
    private static final int SCORINGS = 3;

    @Test
    @DisplayName("Four browsers play a whole expanded game; one reloads, one loses its connection, and all end with"
            + " the same view")
    void allRounds() {
        fourPlay(1, SCORINGS);
    }
}
