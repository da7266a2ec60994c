package hidalgo.browser.table;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The usual phone: {@code ./hidalgo test --matrix}. Its name keeps it out of the other tests. */
class PhoneMapMatrix extends PhoneMap {
    private static final int WIDTH = 390;
    private static final int HEIGHT = 844;

    @Test
    @DisplayName("El Caballero: the map keeps its place and size through a round")
    void caballeroRound() {
        caballero(WIDTH, HEIGHT);
    }

    @Test
    @DisplayName("El Caballero: a map that is larger than the window stays where it is, whatever is to be chosen")
    void caballeroTurn() {
        caballeroChoices(WIDTH, HEIGHT);
    }

    @Test
    @DisplayName("El Grande: the map keeps its place and size through a round")
    void grandeRound() {
        grande(WIDTH, HEIGHT);
    }
}
